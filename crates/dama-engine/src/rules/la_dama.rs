//! La Dama, Canary Islands (law, section 1).
//!
//! ```text
//! 5  b b b b b      b  Black's men
//! 4  b b b b b      w  White's men
//! 3  b b . w w      promotion: White a5, e5; Black a1, e1
//! 2  w w w w w
//! 1  w w w w w
//!    a b c d e
//! ```

use super::*;
use crate::board::Lines;

static BOARD: Board = Board::new(5, 5, Lines::All);

/// La Dama as recorded: capturing is owed, and who forgets it is huffed (LD-5).
pub static LA_DAMA: Rules = Rules {
    id: RulesId::LaDama,
    name: "la-dama",
    enforcement: Enforcement::Owed,
    ..BASE
};

/// The variant in which the duty is enforced.
pub static STRICT: Rules = Rules {
    id: RulesId::LaDamaStrict,
    name: "la-dama-strict",
    enforcement: Enforcement::Enforced,
    ..BASE
};

const BASE: Rules = Rules {
    id: RulesId::LaDama,
    name: "",
    game: "la-dama",
    board: &BOARD,
    // LD-2
    setup: both(
        &BOARD,
        squares(
            5,
            &[
                "a1", "b1", "c1", "d1", "e1", "a2", "b2", "c2", "d2", "e2", "d3", "e3",
            ],
        ),
    ),
    man_moves: Directions::ALL_BUT_BACKWARD,    // LD-3
    man_captures: Directions::ALL_BUT_BACKWARD, // LD-4
    king_moves: Directions::EIGHT,              // LD-7
    king_captures: Directions::EIGHT,           // LD-7
    duty: Duty::Any,                            // LD-5
    enforcement: Enforcement::Owed,
    oblige: false,
    removal: Removal::AtOnce,                                   // LD-8
    promotion_squares: both(&BOARD, squares(5, &["a5", "e5"])), // LD-6
    promotion_time: PromotionTime::AtEnd,                       // LD-6
    half_turn: true,                                            // LD-7
    opening: &[],
    numbering: Numbering::None,
    articles: Articles {
        board: "LD-1",
        setup: "LD-2",
        man_moves: "LD-3",
        man_captures: "LD-4",
        king_moves: "LD-7",
        king_captures: "LD-7",
        duty: "LD-5",
        oblige: "",
        removal: "LD-8",
        promotion: "LD-6",
        half_turn: "LD-7",
        fixed_opening: "",
    },
    seats: seats(
        &BOARD,
        [
            Directions::ALL_BUT_BACKWARD,
            Directions::ALL_BUT_BACKWARD,
            Directions::EIGHT,
        ],
    ),
};
