//! The names of the rule sets and of the games they belong to.

use crate::rules::{self, Rules};
use core::fmt;
use core::str::FromStr;

/// A rule set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "kebab-case")
)]
pub enum RulesId {
    /// La Dama of the Canary Islands, with huff.
    LaDama,
    /// La Dama with the duty enforced.
    LaDamaStrict,
    /// Dama Filippina.
    Filippina,
    /// Tama of Armenia.
    Tama,
    /// Dhamet of the Sahara.
    Dhamet,
    /// Dhamet with removal after the move.
    DhametZamma,
    /// Dhamet with the maximum owed: soufla and oblige.
    DhametSoufla,
    /// Turkish Dama.
    Turkish,
}

impl RulesId {
    /// Every rule set, those of one game together.
    pub const ALL: [RulesId; 8] = [
        RulesId::LaDama,
        RulesId::LaDamaStrict,
        RulesId::Filippina,
        RulesId::Tama,
        RulesId::Dhamet,
        RulesId::DhametZamma,
        RulesId::DhametSoufla,
        RulesId::Turkish,
    ];

    /// The rule table.
    pub fn rules(self) -> &'static Rules {
        match self {
            RulesId::LaDama => &rules::la_dama::LA_DAMA,
            RulesId::LaDamaStrict => &rules::la_dama::STRICT,
            RulesId::Filippina => &rules::filippina::FILIPPINA,
            RulesId::Tama => &rules::tama::TAMA,
            RulesId::Dhamet => &rules::dhamet::DHAMET,
            RulesId::DhametZamma => &rules::dhamet::ZAMMA,
            RulesId::DhametSoufla => &rules::dhamet::SOUFLA,
            RulesId::Turkish => &rules::turkish::TURKISH,
        }
    }

    /// The id as written: "la-dama", "dhamet-soufla" …
    pub fn name(self) -> &'static str {
        self.rules().name
    }
}

impl fmt::Display for RulesId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// No rule set has this name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownRules;

impl fmt::Display for UnknownRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("unknown rule set; expected one of")?;
        for id in RulesId::ALL {
            write!(f, " {id}")?;
        }
        Ok(())
    }
}

impl core::error::Error for UnknownRules {}

impl FromStr for RulesId {
    type Err = UnknownRules;

    fn from_str(name: &str) -> Result<RulesId, UnknownRules> {
        RulesId::ALL
            .into_iter()
            .find(|id| id.name() == name)
            .ok_or(UnknownRules)
    }
}
