//! Move text (0-8): writing the shortest true text, reading any true one.
//!
//! ```
//! use dama_engine::{fen, notation, Naming, RulesId};
//! let rules = RulesId::LaDama.rules();
//! let (position, _) = fen::read(rules, "W:Wa1:Ba2,b4,e5").unwrap();
//! let legal = position.legal();
//! let m = notation::read(&position, &legal, "a1xa3xc5").unwrap();
//! assert_eq!(notation::write(&position, &legal, &m, Naming::Names), "a1xc5");
//! assert_eq!(notation::with_victims(&position, &m), "a1xc5(a2,b4)");
//! ```

use crate::bitboard::Bitboard;
use crate::moves::{Legal, Move};
use crate::position::Position;
use crate::rules::Rules;
use crate::sort;
use crate::square::Square;
use crate::whynot::{self, WhyNot};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

/// How squares are named in a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Naming {
    /// a1, b1 …
    Names,
    /// 1–32 where the game has numbers, names elsewhere.
    Numbers,
}

impl Naming {
    /// The text of a square.
    pub fn square(self, rules: &Rules, square: Square) -> String {
        match (self, rules.number(square)) {
            (Naming::Numbers, Some(number)) => number.to_string(),
            _ => rules.board.name(square),
        }
    }
}

/// Why a move text is not read as a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MoveFault {
    /// Not of the form `b3-b4` or `a4xc4`.
    Malformed,
    /// The board has no square of this name.
    UnknownSquare(String),
    /// Numbers and a1-names in one text.
    MixedNamings,
    /// Several moves share start and end; their full texts, sorted by bytes.
    Ambiguous(Vec<String>),
    /// Some landing squares are named, but not all of a true route.
    PartlyNamed,
    /// It is written as a capture and captures nothing, or the other way round.
    WrongSign,
    /// `=K` stands with a move that does not promote.
    WrongPromotion,
    /// The list in brackets is not what the move captures.
    WrongCaptured,
    /// The wish is not legal, and why.
    Illegal(WhyNot),
}

impl MoveFault {
    /// The second half of its code.
    pub(crate) const fn name(&self) -> &'static str {
        match self {
            MoveFault::Malformed => "malformed",
            MoveFault::UnknownSquare(_) => "unknown-square",
            MoveFault::MixedNamings => "mixed-namings",
            MoveFault::Ambiguous(_) => "ambiguous",
            MoveFault::PartlyNamed => "partly-named",
            MoveFault::WrongSign => "wrong-sign",
            MoveFault::WrongPromotion => "wrong-promotion",
            MoveFault::WrongCaptured => "wrong-captured",
            MoveFault::Illegal(_) => "illegal",
        }
    }
}

impl fmt::Display for MoveFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MoveFault::Malformed => f.write_str("expected a move like b3-b4 or a4xc4"),
            MoveFault::UnknownSquare(name) => write!(f, "the board has no square '{name}'"),
            MoveFault::MixedNamings => f.write_str("numbers and names are mixed"),
            MoveFault::Ambiguous(texts) => {
                f.write_str("several moves share start and end; expected one of")?;
                for text in texts {
                    write!(f, " {text}")?;
                }
                Ok(())
            }
            MoveFault::PartlyNamed => {
                f.write_str("expected every landing square of the route, or start and end only")
            }
            MoveFault::WrongSign => f.write_str("expected '-' for a quiet move, 'x' for a capture"),
            MoveFault::WrongPromotion => f.write_str("'=K', but the move does not promote"),
            MoveFault::WrongCaptured => {
                f.write_str("the list in brackets is not what the move captures")
            }
            MoveFault::Illegal(why) => why.fmt(f),
        }
    }
}

impl core::error::Error for MoveFault {}

/// Writes a legal move: start and end, and every landing square when several legal
/// moves share them (0-8).
pub fn write(position: &Position, legal: &Legal, m: &Move, naming: Naming) -> String {
    let shared = |other: &&Move| (other.from, other.to) == (m.from, m.to);
    if m.is_capture() && legal.moves.iter().filter(shared).count() > 1 {
        full(position, m, naming)
    } else {
        let ends = [m.from, m.to];
        join(position.rules(), &ends, m.is_capture(), naming)
    }
}

/// The text with every landing square of the canonical route.
pub fn full(position: &Position, m: &Move, naming: Naming) -> String {
    let mut squares = alloc::vec![m.from];
    squares.extend(position.route(m).iter().map(|leg| leg.to));
    join(position.rules(), &squares, m.is_capture(), naming)
}

/// The text that names the captured squares: `a4xc4(b4)=K`.
pub fn with_victims(position: &Position, m: &Move) -> String {
    let rules = position.rules();
    let mut text = join(rules, &[m.from, m.to], m.is_capture(), Naming::Names);
    if m.is_capture() {
        text.push('(');
        for (i, square) in m.captured.iter().enumerate() {
            if i > 0 {
                text.push(',');
            }
            text.push_str(&rules.board.name(square));
        }
        text.push(')');
    }
    if m.promotes {
        text.push_str("=K");
    }
    text
}

fn join(rules: &Rules, squares: &[Square], capture: bool, naming: Naming) -> String {
    let mut text = String::new();
    for (i, &square) in squares.iter().enumerate() {
        if i > 0 {
            text.push(if capture { 'x' } else { '-' });
        }
        text.push_str(&naming.square(rules, square));
    }
    text
}

/// A move text taken apart.
struct Parts {
    squares: Vec<Square>,
    capture: bool,
    victims: Option<Bitboard>,
    king: bool,
}

/// Reads the text of a legal move: any true route, in names or numbers.
///
/// # Errors
/// [`MoveFault`]; a wish that is not legal is explained.
pub fn read(position: &Position, legal: &Legal, text: &str) -> Result<Move, MoveFault> {
    let parts = parse(position.rules(), text)?;
    let (Some(&from), Some(&to)) = (parts.squares.first(), parts.squares.last()) else {
        return Err(MoveFault::Malformed);
    };
    let stops = parts.squares.get(1..).unwrap_or_default();
    let ends: Vec<&Move> = legal
        .moves
        .iter()
        .filter(|m| (m.from, m.to) == (from, to))
        .collect();
    if ends.is_empty() {
        return Err(match whynot::why_not(position, legal, from, to) {
            Some(why) => MoveFault::Illegal(why),
            None => MoveFault::Malformed,
        });
    }
    let signed: Vec<&Move> = ends
        .into_iter()
        .filter(|m| m.is_capture() == parts.capture)
        .collect();
    if signed.is_empty() {
        return Err(MoveFault::WrongSign);
    }
    // a route that is true decides; start and end alone decide when one move has them
    let routed = parts
        .capture
        .then(|| position.chain(from, stops))
        .flatten()
        .filter(|m| signed.contains(&m));
    let agrees =
        |m: &Move| parts.victims.is_none_or(|v| v == m.captured) && (!parts.king || m.promotes);
    let found = match routed {
        Some(m) if stops.len() > 1 || agrees(&m) => m,
        _ if stops.len() > 1 => return Err(MoveFault::PartlyNamed),
        _ => {
            let told = parts.victims.is_some() || parts.king;
            let agreeing: Vec<&&Move> = signed.iter().filter(|m| agrees(m)).collect();
            match (agreeing.as_slice(), signed.as_slice()) {
                ([m], _) => ***m,
                ([], [m]) => **m,
                ([], _) if told => {
                    return Err(if parts.victims.is_some() {
                        MoveFault::WrongCaptured
                    } else {
                        MoveFault::WrongPromotion
                    });
                }
                _ => {
                    let full = signed.iter().map(|m| full(position, m, Naming::Names));
                    let mut texts: Vec<String> = full.collect();
                    sort::sort_by(&mut texts, String::cmp);
                    return Err(MoveFault::Ambiguous(texts));
                }
            }
        }
    };
    if parts.king && !found.promotes {
        return Err(MoveFault::WrongPromotion);
    }
    if parts.victims.is_some_and(|v| v != found.captured) {
        return Err(MoveFault::WrongCaptured);
    }
    Ok(found)
}

/// Reads a legal move as people type it: what [`read`] reads, or its squares one after
/// another in any case, with anything or nothing between them ("D4 d5", "a4 c4 e4", "22 18").
///
/// ```
/// use dama_engine::{notation, Position, RulesId};
/// let position = Position::start(RulesId::Turkish.rules());
/// let m = notation::hear(&position, &position.legal(), "A3 a4").unwrap();
/// assert_eq!(Some(m), notation::read(&position, &position.legal(), "a3-a4").ok());
/// ```
///
/// # Errors
/// [`MoveFault`], as [`read`]; a sign is never wrong.
pub fn hear(position: &Position, legal: &Legal, text: &str) -> Result<Move, MoveFault> {
    match read(position, legal, text) {
        Err(MoveFault::Malformed | MoveFault::UnknownSquare(_) | MoveFault::WrongSign) => {}
        read => return read,
    }
    let names = squares_in(text);
    if names.len() < 2 {
        return Err(MoveFault::Malformed);
    }
    match read(position, legal, &names.join("-")) {
        Err(MoveFault::Malformed | MoveFault::WrongSign) => read(position, legal, &names.join("x")),
        read => read,
    }
}

/// The first and the last square of a text that [`hear`] takes, where there are such.
#[cfg(feature = "serde")]
pub(crate) fn ends(rules: &'static Rules, text: &str) -> Option<(Square, Square)> {
    let names = squares_in(text);
    let square = |name: Option<&String>| name.and_then(|name| square(rules, name).ok());
    Some((square(names.first())?, square(names.last())?))
}

/// What may be names of squares in a text: digits with the letter before them, if any.
fn squares_in(text: &str) -> Vec<String> {
    let mut names = Vec::new();
    let mut name = String::new();
    for c in text.chars().chain([' ']) {
        let open = name.ends_with(|last: char| last.is_ascii_digit());
        if c.is_ascii_digit() {
            name.push(c);
            continue;
        }
        if open {
            names.push(core::mem::take(&mut name));
        }
        name.clear();
        if c.is_ascii_alphabetic() {
            name.push(c.to_ascii_lowercase());
        }
    }
    names
}

fn parse(rules: &'static Rules, text: &str) -> Result<Parts, MoveFault> {
    let (text, king) = match text.strip_suffix("=K") {
        Some(rest) => (rest, true),
        None => (text, false),
    };
    let mut namer = Namer {
        rules,
        numbers: None,
    };
    let (text, victims) = match text.split_once('(') {
        Some((rest, list)) => {
            let list = list.strip_suffix(')').ok_or(MoveFault::Malformed)?;
            let mut set = Bitboard::EMPTY;
            for name in list.split(',') {
                let square = namer.square(name)?;
                if set.contains(square) {
                    return Err(MoveFault::WrongCaptured);
                }
                set = set.with(square);
            }
            (rest, Some(set))
        }
        None => (text, None),
    };
    let capture = text.contains('x');
    let squares = text
        .split(if capture { 'x' } else { '-' })
        .map(|name| namer.square(name))
        .collect::<Result<Vec<Square>, MoveFault>>()?;
    if squares.len() < 2 || !capture && squares.len() > 2 {
        return Err(MoveFault::Malformed);
    }
    Ok(Parts {
        squares,
        capture,
        victims,
        king,
    })
}

struct Namer {
    rules: &'static Rules,
    numbers: Option<bool>,
}

impl Namer {
    fn square(&mut self, name: &str) -> Result<Square, MoveFault> {
        let numbers = !name.is_empty() && name.bytes().all(|b| b.is_ascii_digit());
        let square = if numbers && !name.starts_with('0') {
            name.parse().ok().and_then(|n| self.rules.numbered(n))
        } else {
            self.rules.board.square(name)
        };
        let square = square.ok_or_else(|| MoveFault::UnknownSquare(name.to_string()))?;
        if self.numbers.is_some_and(|before| before != numbers) {
            return Err(MoveFault::MixedNamings);
        }
        self.numbers = Some(numbers);
        Ok(square)
    }
}

/// Reads a square by its name, or its number where the game has numbers.
///
/// # Errors
/// [`MoveFault::UnknownSquare`].
pub fn square(rules: &'static Rules, name: &str) -> Result<Square, MoveFault> {
    let mut namer = Namer {
        rules,
        numbers: None,
    };
    namer.square(name)
}
