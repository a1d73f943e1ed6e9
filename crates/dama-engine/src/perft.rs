//! Perft: counting the sequences of turns to a depth, to check and to measure.

use crate::movegen::Generator;
use crate::position::Position;

/// Number of sequences of `depth` turns from `position`.
///
/// Moves are distinct by start, end, captured set and resulting piece (0-8). Draws
/// are ignored; a side without pieces ends the game. A huff opens the same turn again
/// without using a ply: `perft(p, d) = Σ perft(p·move, d−1) + Σ perft(p·huff, d)`.
///
/// ```
/// use dama_engine::{perft, Position, RulesId};
/// let start = Position::free_start(RulesId::Turkish.rules());
/// assert_eq!(perft(&start, 3), 708);
/// ```
pub fn perft(position: &Position, depth: u32) -> u64 {
    let mut generators = alloc::vec::Vec::new();
    generators.resize_with(depth as usize + 1, Generator::new);
    count(position, depth as usize, &mut generators)
}

fn count(position: &Position, depth: usize, generators: &mut [Generator]) -> u64 {
    if depth == 0 {
        return 1;
    }
    let Some((generator, deeper)) = generators.split_first_mut() else {
        return 0;
    };
    let mut sum = if depth == 1 {
        generator.count(position)
    } else {
        let legal = generator.generate(position);
        let due = legal.due;
        legal
            .moves
            .iter()
            .map(|m| count(&position.after(m, due), depth - 1, deeper))
            .sum()
    };
    for square in position.huffs() {
        if let Some(huffed) = position.after_huff(square) {
            sum += count(&huffed, depth, generators);
        }
    }
    sum
}
