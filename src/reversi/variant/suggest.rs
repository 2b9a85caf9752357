//! What was meant by a word that is nearly right.

/// How alike two words must be, from 0 to 1, to be offered for each other.
const ALIKE: f64 = 0.8;

/// The candidate most like the word, if any is like it at all.
pub(super) fn nearest<'a>(
    word: &str,
    candidates: impl IntoIterator<Item = &'a str>,
) -> Option<&'a str> {
    all_near(word, candidates).into_iter().next()
}

/// The candidates like the word, the most alike first, at most three.
pub(super) fn all_near<'a>(
    word: &str,
    candidates: impl IntoIterator<Item = &'a str>,
) -> Vec<&'a str> {
    let word = word.to_lowercase();
    let mut near: Vec<(f64, &str)> = candidates
        .into_iter()
        .map(|candidate| (likeness(&word, candidate), candidate))
        .filter(|(likeness, _)| *likeness >= ALIKE)
        .collect();
    near.sort_by(|a, b| b.0.total_cmp(&a.0));
    near.dedup_by_key(|(_, candidate)| *candidate);
    near.into_iter().take(3).map(|(_, near)| near).collect()
}

fn likeness(word: &str, candidate: &str) -> f64 {
    strsim::jaro_winkler(word, &candidate.to_lowercase())
}

/// The words in backquotes, with commas and a last `or`.
pub(super) fn alternatives<S: AsRef<str>>(words: &[S]) -> String {
    listed(words, "or")
}

/// The words in backquotes, with commas and a last `and`.
pub(super) fn enumeration<S: AsRef<str>>(words: &[S]) -> String {
    listed(words, "and")
}

fn listed<S: AsRef<str>>(words: &[S], join: &str) -> String {
    let quoted: Vec<String> = words.iter().map(|w| format!("`{}`", w.as_ref())).collect();
    match &quoted[..] {
        [] => String::new(),
        [one] => one.clone(),
        [others @ .., last] => format!("{} {join} {last}", others.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_of_the_finger_are_understood() {
        let keys = ["width", "height", "side", "shape"];
        assert_eq!(nearest("widht", keys), Some("width"));
        assert_eq!(nearest("HEIGHT", keys), Some("height"));
        assert_eq!(nearest("zebra", keys), None);
    }

    #[test]
    fn alternatives_read_like_a_sentence() {
        assert_eq!(alternatives(&["a", "b", "c"]), "`a`, `b` or `c`");
        assert_eq!(enumeration(&["a", "b"]), "`a` and `b`");
        assert_eq!(alternatives(&["a"]), "`a`");
    }
}
