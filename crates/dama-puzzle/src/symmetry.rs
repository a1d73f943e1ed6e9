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

    /// Squares on which the two differ, one that is taken by other pieces in both counted
    /// twice: 2 when one piece is elsewhere or of another kind, 1 when one is missing.
    pub fn apart(&self, other: &Shape) -> u32 {
        let pairs = self.0.iter().zip(&other.0);
        pairs.map(|(a, b)| (*a ^ *b).count()).sum()
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

#[cfg(test)]
mod tests {
    use super::*;
    use dama_engine::{RulesId, fen};

    fn shape(id: RulesId, text: &str) -> Shape {
        Shape::of(&fen::read(id.rules(), text).expect("a position").0)
    }

    #[test]
    fn only_the_dark_squares_know_left_from_right() {
        for id in RulesId::ALL {
            assert_eq!(has_mirror(id.rules()), id != RulesId::Filippina, "{id}");
        }
    }

    #[test]
    fn the_other_seat_and_the_mirror_show_the_same_shape() {
        let id = RulesId::Dhamet;
        let one = shape(id, "W:Wa2,Kc4:Bg8");
        assert_eq!(one, shape(id, "B:Wc2:BKg6,i8"));
        assert_ne!(one, shape(id, "W:Wi2,Kg4:Bc8"));
        assert_eq!(one.mirrored(id.rules()), Some(shape(id, "W:Wi2,Kg4:Bc8")));
        assert_eq!(
            shape(RulesId::Filippina, "W:Wa3:Bh8").mirrored(RulesId::Filippina.rules()),
            None
        );
    }

    #[test]
    fn shapes_differ_by_pieces() {
        let id = RulesId::Tama;
        let one = shape(id, "W:Wa2,c4:Bg7");
        for (text, apart) in [
            ("W:Wa2,c4:Bg7", 0),
            ("W:Wa2,c4,h2:Bg7", 1),
            ("W:Wa2,d4:Bg7", 2),
            ("W:Wa2,Kc4:Bg7", 2),
            ("W:Wa2,d4:Bg7,h7", 3),
        ] {
            assert_eq!(one.apart(&shape(id, text)), apart, "{text}");
        }
    }
}
