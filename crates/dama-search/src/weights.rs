//! The weights of each game, one file a game.

use crate::eval::Term;
use dama_engine::RulesId;

mod dhamet;
mod filippina;
mod la_dama;
mod tama;
mod turkish;

/// The terms of a rule set's game. Variants share their game's.
pub fn of(id: RulesId) -> &'static [Term] {
    match id {
        RulesId::LaDama | RulesId::LaDamaStrict => la_dama::TERMS,
        RulesId::Filippina => filippina::TERMS,
        RulesId::Tama => tama::TERMS,
        RulesId::Dhamet | RulesId::DhametZamma | RulesId::DhametSoufla => dhamet::TERMS,
        RulesId::Turkish => turkish::TERMS,
    }
}
