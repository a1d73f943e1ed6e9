//! Game text: a whole game in one line, for addresses, bookmarks and programs.
//!
//! ```text
//! la-dama;d3-c3 b3-c4              from the standard start
//! la-dama;black;b3-c3              the same, begun by Black
//! dhamet;free;a4-b5                from the start without the fixed opening
//! dhamet;free black;f6-e5          both
//! turkish;W:We4:Bh7,Kc8;e4-e5      from a position text
//! la-dama;d2-c3 ~d2 b4-b3 1-0      a huff, then a move; Black resigned
//! dhamet-soufla;W:…;c3-c4 ~! c3xe5 obliged after the move taken back
//! ```
//!
//! Actions are separated by blanks or, in addresses, by `_`. `huff d4` and `oblige`
//! are read like `~d4` and `~!` (0-8). A resignation is written as the result that it
//! makes, an agreed draw as `1/2-1/2`.

use crate::error::code_of;
use crate::fen::{self, FenError};
use crate::game::{Action, ActionFault, Game};
use crate::notation::{self, MoveFault, Naming};
use crate::rules_id::{RulesId, UnknownRules};
use crate::square::Side;
use alloc::string::{String, ToString};
use core::fmt;

/// What is wrong with an action's text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TokenFault {
    /// It is no move of the position.
    Move(MoveFault),
    /// It cannot be done now.
    Action(ActionFault),
    /// `huff` without a square.
    HuffWithoutSquare,
}

impl fmt::Display for TokenFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TokenFault::Move(fault) => fault.fmt(f),
            TokenFault::Action(fault) => fault.fmt(f),
            TokenFault::HuffWithoutSquare => f.write_str("expected a square after 'huff'"),
        }
    }
}

/// An action that could not be played: which, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TokenError {
    /// Its number in the text, from 1.
    pub number: usize,
    /// The action as written.
    pub token: String,
    /// Why.
    pub fault: TokenFault,
}

impl TokenError {
    /// A stable code for programs: "move.ambiguous", "move.must-capture" and so on.
    pub fn code(&self) -> String {
        match &self.fault {
            TokenFault::Move(MoveFault::Illegal(why)) => code_of("move", why.code()),
            TokenFault::Move(fault) => code_of("move", fault.name()),
            TokenFault::Action(fault) => fault.code(),
            TokenFault::HuffWithoutSquare => code_of("move", "huff-without-square"),
        }
    }
}

impl fmt::Display for TokenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "move {}, '{}': {}", self.number, self.token, self.fault)
    }
}

impl core::error::Error for TokenError {}

/// A game text that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordError {
    /// It begins with no rule set's name.
    Rules(String, UnknownRules),
    /// More than three parts.
    TooManyParts(String),
    /// `free` in a game without a fixed opening.
    NoOpening,
    /// The position.
    Position(FenError),
    /// An action.
    Token(TokenError),
}

impl RecordError {
    /// A stable code for programs, that of the part at fault.
    pub fn code(&self) -> String {
        match self {
            RecordError::Position(e) => e.code(),
            RecordError::Token(e) => e.code(),
            RecordError::Rules(..) => code_of("game", "rules"),
            RecordError::TooManyParts(_) => code_of("game", "too-many-parts"),
            RecordError::NoOpening => code_of("game", "no-opening"),
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordError::Rules(name, why) => write!(f, "game, '{name}': {why}"),
            RecordError::TooManyParts(rest) => {
                write!(f, "'{rest}': expected the end of the text")
            }
            RecordError::NoOpening => {
                f.write_str("start, 'free': this game has no fixed opening to leave out")
            }
            RecordError::Position(why) => why.fmt(f),
            RecordError::Token(why) => why.fmt(f),
        }
    }
}

impl core::error::Error for RecordError {}

/// The standard starts: their words, without the fixed opening or with it, who begins.
const STARTS: [(&str, bool, Side); 4] = [
    ("", false, Side::White),
    ("black", false, Side::Black),
    ("free", true, Side::White),
    ("free black", true, Side::Black),
];

/// Writes the text of one action of `game`, the one after `ply` actions.
pub fn write_action(game: &Game, ply: usize, naming: Naming) -> String {
    let (Some(frame), Some(&action)) = (game.frame_at(ply), game.actions().get(ply)) else {
        return String::new();
    };
    match action {
        Action::Move(m) => notation::write(&frame.position, &frame.position.legal(), &m, naming),
        Action::Huff(square) => {
            let name = naming.square(game.rules(), square);
            ["~", name.as_str()].concat()
        }
        Action::Oblige => "~!".to_string(),
        Action::Resign(Side::White) => "0-1".to_string(),
        Action::Resign(Side::Black) => "1-0".to_string(),
        Action::AgreeDraw => "1/2-1/2".to_string(),
    }
}

/// Writes a game, its actions separated by `between`: a blank, or `_` in addresses.
pub fn write(game: &Game, between: char) -> String {
    let rules = game.rules();
    let mut text = String::from(rules.name);
    text.push(';');
    if let Some(first) = game.frame_at(0) {
        let begins = |&&(_, free, starter): &&(&str, bool, Side)| {
            let standard = Game::begun(rules, free, starter);
            let start = standard.frame();
            (start.position, start.clocks) == (first.position, first.clocks)
        };
        match STARTS.iter().find(begins) {
            Some((words, ..)) => {
                text.push_str(&words.replace(' ', between.encode_utf8(&mut [0; 4])))
            }
            None => text.push_str(&fen::write(&first.position, first.clocks)),
        }
        if !text.ends_with(';') {
            text.push(';');
        }
    }
    for ply in 0..game.actions().len() {
        if ply > 0 {
            text.push(between);
        }
        text.push_str(&write_action(game, ply, Naming::Names));
    }
    text
}

/// Reads what [`write`] wrote, or a person.
///
/// # Errors
/// [`RecordError`] names the part, and of an action its number.
pub fn read(text: &str) -> Result<Game, RecordError> {
    let mut parts = text.trim().split(';').map(str::trim);
    let name = parts.next().unwrap_or_default();
    let id: RulesId = name
        .parse()
        .map_err(|why| RecordError::Rules(name.to_string(), why))?;
    let rules = id.rules();
    let second = parts.next().unwrap_or_default();
    let third = parts.next();
    if let Some(rest) = parts.next() {
        return Err(RecordError::TooManyParts(rest.to_string()));
    }
    let words = |text: &str| {
        let text = text.replace('_', " ");
        STARTS.into_iter().find(|(words, ..)| *words == text)
    };
    let (start, actions) = match third {
        Some(actions) => (second, actions),
        None if second.contains(':') || words(second).is_some() => (second, ""),
        None => ("", second),
    };
    let mut game = match words(start) {
        Some((_, true, _)) if rules.opening.is_empty() => return Err(RecordError::NoOpening),
        Some((_, free, starter)) => Game::begun(rules, free, starter),
        None => {
            let (position, clocks) = fen::read(rules, start).map_err(RecordError::Position)?;
            Game::from_position(position, clocks)
        }
    };
    play(&mut game, actions).map_err(RecordError::Token)?;
    Ok(game)
}

/// Plays actions given as text, separated by blanks or `_`.
///
/// # Errors
/// [`TokenError`] names the action that could not be played; those before it have been.
pub fn play(game: &mut Game, text: &str) -> Result<(), TokenError> {
    let mut tokens = text
        .split(|c: char| c.is_whitespace() || c == '_')
        .filter(|token| !token.is_empty());
    let mut number = 0;
    while let Some(token) = tokens.next() {
        number += 1;
        let spelled = (token == "huff").then(|| tokens.next().unwrap_or_default());
        let fault = |fault| TokenError {
            number,
            token: match spelled {
                Some(square) => [token, square].join(" ").trim_end().to_string(),
                None => token.to_string(),
            },
            fault,
        };
        if spelled == Some("") {
            return Err(fault(TokenFault::HuffWithoutSquare));
        }
        let huff = spelled.or_else(|| token.strip_prefix('~').filter(|&rest| rest != "!"));
        let action = match (huff, token) {
            (Some(name), _) => notation::square(game.rules(), name)
                .map(Action::Huff)
                .map_err(|e| fault(TokenFault::Move(e)))?,
            (None, "oblige" | "~!") => Action::Oblige,
            (None, "1-0") => Action::Resign(Side::Black),
            (None, "0-1") => Action::Resign(Side::White),
            (None, "1/2-1/2") => Action::AgreeDraw,
            (None, text) => {
                if game.outcome().is_some() {
                    return Err(fault(TokenFault::Action(ActionFault::GameOver)));
                }
                let read = notation::read(game.position(), &game.legal(), text);
                Action::Move(read.map_err(|e| fault(TokenFault::Move(e)))?)
            }
        };
        game.act(action).map_err(|e| fault(TokenFault::Action(e)))?;
    }
    Ok(())
}
