//! Other people's text inside messages.

/// The longest stretch of foreign text that a message repeats, in characters.
const LONGEST: usize = 40;

/// The text between backquotes, control characters escaped and cut when long.
pub(super) fn quoted(text: &str) -> String {
    let mut shown: String = text.chars().take(LONGEST).collect();
    if shown.len() < text.len() {
        shown.push('…');
    }
    let escaped: String = shown
        .chars()
        .map(|c| match c.is_control() {
            true => c.escape_default().to_string(),
            false => c.to_string(),
        })
        .collect();
    format!("`{escaped}`")
}

/// `a`, `a and b`, `a, b and c`; after `most` items the rest is only counted.
pub(super) fn listed(items: &[&str], most: usize) -> String {
    if items.len() > most {
        let more = items.len() - most;
        return format!("{} and {more} more", items[..most].join(", "));
    }
    match items {
        [] => "nothing".to_owned(),
        [only] => (*only).to_owned(),
        [before @ .., last] => format!("{} and {last}", before.join(", ")),
    }
}
