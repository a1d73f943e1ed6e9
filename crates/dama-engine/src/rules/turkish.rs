//! Turkish Dama (law, section 5).
//!
//! ```text
//! 8  . . . . . . . .
//! 7  b b b b b b b b
//! 6  b b b b b b b b
//! 5  . . . . . . . .      promotion: the far row, at the end of the move
//! 4  . . . . . . . .
//! 3  w w w w w w w w
//! 2  w w w w w w w w
//! 1  . . . . . . . .
//!    a b c d e f g h
//! ```

use super::*;
use crate::board::Lines;

static BOARD: Board = Board::new(8, 8, Lines::All); // U-1

/// Turkish Dama.
pub static TURKISH: Rules = Rules {
    id: RulesId::Turkish,
    name: "turkish",
    game: "turkish",
    board: &BOARD,
    setup: both(&BOARD, ranks(&BOARD, 2, 3)),       // U-2
    man_moves: Directions::FORWARD_AND_SIDEWAYS,    // U-3
    man_captures: Directions::FORWARD_AND_SIDEWAYS, // U-4
    king_moves: Directions::ORTHOGONAL,             // U-5
    king_captures: Directions::ORTHOGONAL,          // U-5
    duty: Duty::Maximum,                            // U-6
    enforcement: Enforcement::Enforced,
    oblige: false,
    removal: Removal::AtOnce,                             // U-7
    promotion_squares: both(&BOARD, ranks(&BOARD, 8, 8)), // U-9
    promotion_time: PromotionTime::AtEnd,                 // U-9
    half_turn: false,                                     // U-8
    opening: &[],
    numbering: Numbering::None,
    articles: Articles {
        board: "U-1",
        setup: "U-2",
        man_moves: "U-3",
        man_captures: "U-4",
        king_moves: "U-5",
        king_captures: "U-5",
        duty: "U-6",
        oblige: "",
        removal: "U-7",
        promotion: "U-9",
        half_turn: "U-8",
        fixed_opening: "",
    },
    seats: seats(
        &BOARD,
        [
            Directions::FORWARD_AND_SIDEWAYS,
            Directions::FORWARD_AND_SIDEWAYS,
            Directions::ORTHOGONAL,
        ],
    ),
};
