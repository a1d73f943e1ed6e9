//! The weights of each game, one file a game.

use crate::eval::Term;
use dama_engine::RulesId;

mod dhamet;
mod filippina;
mod la_dama;
mod tama;
mod turkish;

/// The terms of a rule set's game, as it plays. Variants share their game's.
pub fn of(id: RulesId) -> &'static [Term] {
    match id {
        RulesId::LaDama | RulesId::LaDamaStrict => la_dama::TERMS,
        RulesId::Filippina => filippina::TERMS,
        RulesId::Tama => tama::TERMS,
        RulesId::Dhamet | RulesId::DhametZamma | RulesId::DhametSoufla => dhamet::TERMS,
        RulesId::Turkish => turkish::TERMS,
    }
}

/// The terms as they were set by hand, where tuning begins: what a game plays by unless
/// tuned weights were taken.
pub fn hand_set(id: RulesId) -> &'static [Term] {
    match id {
        RulesId::LaDama | RulesId::LaDamaStrict => la_dama::HAND_SET,
        other => of(other),
    }
}

/// The same terms with other weights, in their order.
const fn weighted<const N: usize>(mut terms: [Term; N], weights: [i16; N]) -> [Term; N] {
    let mut at = 0;
    while at < N {
        terms[at].weight = weights[at];
        at += 1;
    }
    terms
}
