//! Colours that tell apart what no symmetry can exchange.

use super::super::CellGraph;

/// More rounds than a board needs whose parts differ near some edge or hole.
const MAX_ROUNDS: usize = 16;

/// A colour for each cell, refined round by round by the colours around it:
/// cells that a symmetry maps to each other have the same colour. The converse
/// does not hold.
pub(super) fn of_cells(graph: &CellGraph) -> Vec<u64> {
    let mut colours = vec![1; graph.len()];
    let mut count = 1;
    for _ in 0..MAX_ROUNDS {
        let refined = refine(graph, &colours);
        let refined_count = distinct(&refined);
        if refined_count == count {
            break;
        }
        (colours, count) = (refined, refined_count);
    }
    colours
}

fn refine(graph: &CellGraph, colours: &[u64]) -> Vec<u64> {
    let mut refined: Vec<u64> = colours.iter().map(|&colour| mix(colour, 0)).collect();
    for (from, leaving, step) in graph.links() {
        let (from, to) = (from.index(), step.to.index());
        let straight = u64::from(leaving == step.heading);
        // Sums, because the order of the links must not matter.
        refined[from] = refined[from].wrapping_add(mix(colours[to], 2 + straight));
        refined[to] = refined[to].wrapping_add(mix(colours[from], 4 + straight));
    }
    refined
}

fn distinct(colours: &[u64]) -> usize {
    let mut sorted = colours.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    sorted.len()
}

/// A colour for each direction, from the links that leave and arrive in it; 0
/// for a direction that no link uses.
pub(super) fn of_directions(graph: &CellGraph, cells: &[u64]) -> Vec<u64> {
    let mut colours = vec![0_u64; graph.directions().len()];
    for (from, leaving, step) in graph.links() {
        let ends = mix(cells[from.index()], cells[step.to.index()]);
        let straight = u64::from(leaving == step.heading);
        let leaving = &mut colours[leaving.index()];
        *leaving = leaving.wrapping_add(mix(ends, 2 + straight) | 1);
        let heading = &mut colours[step.heading.index()];
        *heading = heading.wrapping_add(mix(ends, 4 + straight) | 1);
    }
    colours
}

/// Two words into one, well stirred (the finalizer of SplitMix64).
fn mix(one: u64, other: u64) -> u64 {
    let mut word = one.wrapping_add(other.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}
