//! Dhamet (Srand, Zamma), Sahara (law, section 4).
//!
//! ```text
//! 9  b b b b b b b b b
//! 8  b b b b b b b b b
//! 7  b b b b b b b b b
//! 6  b b b b b b b b b      diagonals run through the points whose file
//! 5  b b b b . w w w w      number plus rank number is even (wide points)
//! 4  w w w w w w w w w
//! 3  w w w w w w w w w      promotion: the far row
//! 2  w w w w w w w w w
//! 1  w w w w w w w w w
//!    a b c d e f g h i
//! ```

use super::*;
use crate::board::Lines;

static BOARD: Board = Board::new(9, 9, Lines::Alquerque); // D-1

/// Dhamet.
pub static DHAMET: Rules = Rules {
    id: RulesId::Dhamet,
    name: "dhamet",
    ..BASE
};

/// Zamma of elsewhere in North Africa: removal after the move.
pub static ZAMMA: Rules = Rules {
    id: RulesId::DhametZamma,
    name: "dhamet-zamma",
    removal: Removal::AfterMove,
    ..BASE
};

/// Dhamet in which the maximum is owed: who takes less is huffed or obliged.
pub static SOUFLA: Rules = Rules {
    id: RulesId::DhametSoufla,
    name: "dhamet-soufla",
    enforcement: Enforcement::Owed,
    oblige: true,
    articles: Articles {
        oblige: "4, soufla",
        ..BASE.articles
    },
    ..BASE
};

const BASE: Rules = Rules {
    id: RulesId::Dhamet,
    name: "",
    game: "dhamet",
    board: &BOARD,
    setup: both(&BOARD, SETUP),
    man_moves: Directions::ALL_FORWARD, // D-3
    man_captures: Directions::EIGHT,    // D-4
    king_moves: Directions::EIGHT,      // D-5
    king_captures: Directions::EIGHT,   // D-5
    duty: Duty::Maximum,                // D-6
    enforcement: Enforcement::Enforced, // D-6
    oblige: false,
    removal: Removal::AtOnce,                             // D-7
    promotion_squares: both(&BOARD, ranks(&BOARD, 9, 9)), // D-8
    promotion_time: PromotionTime::AtEnd,                 // D-8
    half_turn: true,                                      // D-7
    opening: &[&LEFT_FIRST, &RIGHT_FIRST],                // D-9
    numbering: Numbering::None,
    articles: Articles {
        board: "D-1",
        setup: "D-2",
        man_moves: "D-3",
        man_captures: "D-4",
        king_moves: "D-5",
        king_captures: "D-5",
        duty: "D-6",
        oblige: "",
        removal: "D-7",
        promotion: "D-8",
        half_turn: "D-7",
        fixed_opening: "D-9",
    },
    seats: seats(
        &BOARD,
        [
            Directions::ALL_FORWARD,
            Directions::EIGHT,
            Directions::EIGHT,
        ],
    ),
};

/// D-2: the four nearest rows, and the four points right of the centre.
const SETUP: Bitboard = ranks(&BOARD, 1, 4)
    .with(point("f5"))
    .with(point("g5"))
    .with(point("h5"))
    .with(point("i5"));

const fn point(name: &str) -> Square {
    square(9, name)
}

const fn quiet(from: &str, to: &str) -> OpeningMove {
    OpeningMove {
        from: point(from),
        via: None,
        to: point(to),
        captures: false,
    }
}

const fn takes(from: &str, to: &str) -> OpeningMove {
    OpeningMove {
        captures: true,
        ..quiet(from, to)
    }
}

/// D-9 as the article prints it.
static LEFT_FIRST: [OpeningMove; 10] = line(takes("a5", "c3"), takes("c5", "c3"));
/// D-9 with Black's second and third moves exchanged.
static RIGHT_FIRST: [OpeningMove; 10] = line(takes("c5", "c3"), takes("a5", "c3"));

const fn line(second: OpeningMove, third: OpeningMove) -> [OpeningMove; 10] {
    [
        quiet("d4", "e5"),
        takes("f6", "d4"),
        takes("c3", "e5"),
        second,
        takes("b2", "d4"),
        third,
        OpeningMove {
            via: Some(point("c5")),
            ..takes("e5", "a5")
        },
        takes("c3", "e5"),
        takes("f5", "d5"),
        takes("d6", "d4"),
    ]
}
