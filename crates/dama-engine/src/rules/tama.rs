//! Tama, Armenia (law, section 3).
//!
//! ```text
//! 8  . . . . . . . .
//! 7  b b b b b b b b
//! 6  b b b b b b b b
//! 5  . . . . . . . .      promotion: the far row, also in passing
//! 4  . . . . . . . .
//! 3  w w w w w w w w
//! 2  w w w w w w w w
//! 1  . . . . . . . .
//!    a b c d e f g h
//! ```

use super::*;
use crate::board::Lines;

static BOARD: Board = Board::new(8, 8, Lines::All); // T-1

/// Tama.
pub static TAMA: Rules = Rules {
    id: RulesId::Tama,
    name: "tama",
    game: "tama",
    board: &BOARD,
    setup: both(&BOARD, ranks(&BOARD, 2, 3)),       // T-2
    man_moves: Directions::ALL_BUT_BACKWARD,        // T-3
    man_captures: Directions::FORWARD_AND_SIDEWAYS, // T-4
    king_moves: Directions::EIGHT,                  // T-5
    king_captures: Directions::ORTHOGONAL,          // T-5
    duty: Duty::Maximum,                            // T-6
    enforcement: Enforcement::Enforced,
    oblige: false,
    removal: Removal::AfterMove,                          // T-7
    promotion_squares: both(&BOARD, ranks(&BOARD, 8, 8)), // T-8
    promotion_time: PromotionTime::InPassing,             // T-8
    half_turn: true, // out of reach: the jumped piece still blocks (T-7)
    opening: &[],
    numbering: Numbering::None,
    articles: Articles {
        board: "T-1",
        setup: "T-2",
        man_moves: "T-3",
        man_captures: "T-4",
        king_moves: "T-5",
        king_captures: "T-5",
        duty: "T-6",
        oblige: "",
        removal: "T-7",
        promotion: "T-8",
        half_turn: "T-7",
        fixed_opening: "",
    },
    seats: seats(
        &BOARD,
        [
            Directions::ALL_BUT_BACKWARD,
            Directions::FORWARD_AND_SIDEWAYS,
            Directions::ORTHOGONAL,
        ],
    ),
};
