//! When two positions are the same puzzle: turned, mirrored, or one piece apart.

use dama_engine::direction::{Direction, Directions};
use dama_engine::{Bitboard, Position, Rules, Side, Square};

/// A position as its player sees it: own men, own kings, the other's men and kings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape([Bitboard; 4]);

impl Shape {
    /// The shape of a position, from the seat of the side to move: colours do not count.
    pub fn of(position: &Position) -> Shape {
        let seen = match position.side() {
            Side::White => *position,
            Side::Black => position.turned(),
        };
        let kings = seen.kings();
        let [own, other] = Side::BOTH.map(|side| seen.pieces(side));
        Shape([own & !kings, own & kings, other & !kings, other & kings])
    }

    /// The shape with left and right exchanged, where the rules know no difference.
    pub fn mirrored(&self, rules: &Rules) -> Option<Shape> {
        has_mirror(rules).then(|| Shape(self.0.map(|set| mirror_set(rules, set))))
    }

    /// Squares on which the two differ.
    pub fn apart(&self, other: &Shape) -> u32 {
        let pairs = self.0.iter().zip(&other.0);
        pairs.map(|(a, b)| (*a ^ *b).count()).sum()
    }

    /// Whether the two are one puzzle: equal, or alike but for one piece that is added,
    /// missing, elsewhere or of another kind.
    pub fn is_near(&self, other: &Shape, rules: &Rules) -> bool {
        self.apart(other) <= 2
            || self
                .mirrored(rules)
                .is_some_and(|mirrored| mirrored.apart(other) <= 2)
    }
}

fn mirror(rules: &Rules, square: Square) -> Option<Square> {
    let width = rules.board.width();
    let (rank, file) = (square.index() / width, square.index() % width);
    let other = Square::from_index(rank * width + width - 1 - file)?;
    rules.board.squares().contains(other).then_some(other)
}

fn mirror_set(rules: &Rules, set: Bitboard) -> Bitboard {
    set.iter().filter_map(|s| mirror(rules, s)).collect()
}

fn mirror_way(direction: Direction) -> Direction {
    // clockwise from straight forward becomes anticlockwise
    Direction::ALL[(8 - direction as usize) % 8]
}

/// Whether left and right are alike: squares, lines, directions and promotion.
pub fn has_mirror(rules: &Rules) -> bool {
    let board = rules.board;
    let lines = board.squares().iter().all(|square| {
        mirror(rules, square).is_some_and(|other| {
            Direction::ALL.into_iter().all(|d| {
                let there = board.next(square, d).and_then(|s| mirror(rules, s));
                board.next(other, mirror_way(d)) == there
            })
        })
    });
    let ways = [
        rules.man_moves,
        rules.man_captures,
        rules.king_moves,
        rules.king_captures,
    ];
    let same = |ways: &Directions| ways.iter().all(|d| ways.contains(mirror_way(d)));
    let promotion = rules.promotion(Side::White);
    lines && ways.iter().all(same) && mirror_set(rules, promotion) == promotion
}
