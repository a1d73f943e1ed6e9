//! Dama Filippina, or Derecha (law, section 2).
//!
//! ```text
//! 8  . b . b . b . b      numbers  1  2  3  4
//! 7  b . b . b . b .               5  6  7  8
//! 6  . b . b . b . b      promotion: the far row
//! 5  . . . . . . . .
//! 4  . . . . . . . .
//! 3  w . w . w . w .
//! 2  . w . w . w . w
//! 1  w . w . w . w .              29 30 31 32
//!    a b c d e f g h
//! ```

use super::*;
use crate::board::Lines;

static BOARD: Board = Board::new(8, 8, Lines::DarkDiagonals); // F-1

/// Dama Filippina.
pub static FILIPPINA: Rules = Rules {
    id: RulesId::Filippina,
    name: "filippina",
    game: "filippina",
    board: &BOARD,
    setup: both(&BOARD, ranks(&BOARD, 1, 3)),  // F-2
    man_moves: Directions::DIAGONALLY_FORWARD, // F-3
    man_captures: Directions::DIAGONAL,        // F-4
    king_moves: Directions::DIAGONAL,          // F-5
    king_captures: Directions::DIAGONAL,       // F-5
    duty: Duty::Maximum,                       // F-6
    enforcement: Enforcement::Enforced,
    oblige: false,
    removal: Removal::AfterMove,                          // F-7
    promotion_squares: both(&BOARD, ranks(&BOARD, 8, 8)), // F-8
    promotion_time: PromotionTime::AtEnd,                 // F-8
    half_turn: true, // out of reach: the jumped piece still blocks
    opening: &[],
    numbering: Numbering::FromTop, // 0-1
    articles: Articles {
        board: "F-1",
        setup: "F-2",
        man_moves: "F-3",
        man_captures: "F-4",
        king_moves: "F-5",
        king_captures: "F-5",
        duty: "F-6",
        oblige: "",
        removal: "F-7",
        promotion: "F-8",
        half_turn: "F-7",
        fixed_opening: "",
    },
    seats: seats(
        &BOARD,
        [
            Directions::DIAGONALLY_FORWARD,
            Directions::DIAGONAL,
            Directions::DIAGONAL,
        ],
    ),
};
