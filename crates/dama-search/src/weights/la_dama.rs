//! La Dama: twelve pieces on 25 holes, and only two corners that make a dama.
//! Tuned by `dama tune la-dama --seed 1`.

use crate::eval::{Sight, Term, term};
use dama_engine::Kind::{King, Man};

pub(super) const TERMS: &[Term] = &[
    term("ficha", Sight::Piece(Man), 100),
    term("dama", Sight::Piece(King), 141),
    term("tempo", Sight::Advance, 23),
    term("steps to the nearest corner", Sight::ToPromotion, 24),
    term("home corners kept", Sight::On(Man, &["a1", "e1"]), 19),
    term("backed", Sight::Backed, -26),
    term("free way", Sight::FreeWay, 44),
    term("dama on open lines", Sight::Lines, 15),
    term("the move", Sight::Turn, 26),
    term("exchanges when ahead", Sight::Trade, 17),
];
