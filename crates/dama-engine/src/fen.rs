//! Position text (0-7): reading anything a person may write, writing one canonical form.
//!
//! ```
//! use dama_engine::{fen, RulesId};
//! let rules = RulesId::Turkish.rules();
//! let (position, clocks) = fen::read(rules, "W:Bh7,Kc8:We4.").unwrap();
//! assert_eq!(fen::write(&position, clocks), "W:We4:Bh7,Kc8");
//! let error = fen::read(rules, "W:We4:Bh7,h7").unwrap_err();
//! assert_eq!(error.to_string(), "black's list, 'h7': the square is named twice");
//! ```

use crate::bitboard::Bitboard;
use crate::error::{SetupFault, code_of};
use crate::position::{Position, Setup};
use crate::rules::{Numbering, Rules};
use crate::square::{Side, Square};
use alloc::string::{String, ToString};
use core::fmt::{self, Write};

/// What the position text tells beside the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clocks {
    /// Plies since the last capture, promotion or forward move of a man, 0–50 (`:H`).
    pub quiet: u8,
    /// Move number, from 1, one more after each Black move (`:F`).
    pub number: u16,
}

impl Default for Clocks {
    fn default() -> Clocks {
        Clocks {
            quiet: 0,
            number: 1,
        }
    }
}

/// A part of the position text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // named as the text names them
pub enum Field {
    Side,
    White,
    Black,
    Quiet,
    Number,
    Huffable,
    Opening,
    Obliged,
    /// Not a field that is known.
    Other,
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Field::Side => "side to move",
            Field::White => "white's list",
            Field::Black => "black's list",
            Field::Quiet => "field H",
            Field::Number => "field F",
            Field::Huffable => "field S",
            Field::Opening => "field O",
            Field::Obliged => "field D",
            Field::Other => "field",
        })
    }
}

/// What is wrong with a position text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FenFault {
    /// The first field is neither W nor B.
    UnknownSide,
    /// White's or Black's list is missing.
    MissingList,
    /// No such field.
    UnknownField,
    /// The field stands twice.
    FieldTwice,
    /// No such square on this board.
    UnknownSquare,
    /// The square is named twice in one list.
    SquareTwice,
    /// A king's mark in lower case.
    LowerCaseKing,
    /// A square by number in a game without numbers.
    NoNumbersInGame,
    /// Numbers and a1-names in one text.
    MixedNamings,
    /// A range whose end is not greater than its start.
    FallingRange,
    /// A range of a1-names.
    AlgebraicRange,
    /// A number with a sign.
    Signed,
    /// A number with a leading zero.
    LeadingZero,
    /// Not a number.
    NotANumber,
    /// A number over 65,535.
    TooLarge,
    /// H over 50: the game would have been drawn before (0-12).
    QuietTooLarge,
    /// Moves are numbered from 1.
    NumberZero,
    /// `:S` without a square.
    EmptyHuff,
    /// A king's mark in `:S`.
    KingInHuff,
    /// `:D` takes no value.
    ObligedWithValue,
    /// Text after the end.
    TrailingText,
    /// The parts are well formed but no position: why.
    Setup(SetupFault),
}

impl FenFault {
    /// The second half of its code.
    const fn name(self) -> &'static str {
        match self {
            FenFault::UnknownSide => "unknown-side",
            FenFault::MissingList => "missing-list",
            FenFault::UnknownField => "unknown-field",
            FenFault::FieldTwice => "field-twice",
            FenFault::UnknownSquare => "unknown-square",
            FenFault::SquareTwice => "square-twice",
            FenFault::LowerCaseKing => "lower-case-king",
            FenFault::NoNumbersInGame => "no-numbers-in-game",
            FenFault::MixedNamings => "mixed-namings",
            FenFault::FallingRange => "falling-range",
            FenFault::AlgebraicRange => "algebraic-range",
            FenFault::Signed => "signed",
            FenFault::LeadingZero => "leading-zero",
            FenFault::NotANumber => "not-a-number",
            FenFault::TooLarge => "too-large",
            FenFault::QuietTooLarge => "quiet-too-large",
            FenFault::NumberZero => "number-zero",
            FenFault::EmptyHuff => "empty-huff",
            FenFault::KingInHuff => "king-in-huff",
            FenFault::ObligedWithValue => "obliged-with-value",
            FenFault::TrailingText => "trailing-text",
            FenFault::Setup(fault) => fault.name(),
        }
    }
}

impl fmt::Display for FenFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FenFault::UnknownSide => "expected W or B",
            FenFault::MissingList => "the list is missing",
            FenFault::UnknownField => "expected W, B, H, F, S, O or D",
            FenFault::FieldTwice => "the field stands twice",
            FenFault::UnknownSquare => "the board has no such square",
            FenFault::SquareTwice => "the square is named twice",
            FenFault::LowerCaseKing => "a king is marked by a capital K",
            FenFault::NoNumbersInGame => "this game has no square numbers",
            FenFault::MixedNamings => "numbers and names are mixed",
            FenFault::FallingRange => "expected a rising range",
            FenFault::AlgebraicRange => "ranges are of numbers only",
            FenFault::Signed => "expected a number without a sign",
            FenFault::LeadingZero => "expected a number without leading zeros",
            FenFault::NotANumber => "expected a number",
            FenFault::TooLarge => "expected a number up to 65535",
            FenFault::QuietTooLarge => "expected at most 50 (0-12)",
            FenFault::NumberZero => "moves are numbered from 1",
            FenFault::EmptyHuff => "expected at least one square",
            FenFault::KingInHuff => "expected a square without K",
            FenFault::ObligedWithValue => "the field takes no value",
            FenFault::TrailingText => "expected the end of the text",
            FenFault::Setup(fault) => return fault.fmt(f),
        })
    }
}

/// A position text that cannot be read: which field, which token, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FenError {
    /// The field.
    pub field: Field,
    /// The token as written; the square's name where the whole is at fault.
    pub token: String,
    /// Why.
    pub fault: FenFault,
}

impl FenError {
    /// A stable code for programs: "position.square-twice" and so on.
    pub fn code(&self) -> String {
        code_of("position", self.fault.name())
    }
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, '{}': {}", self.field, self.token, self.fault)
    }
}

impl core::error::Error for FenError {}

fn error(field: Field, token: &str, fault: FenFault) -> FenError {
    FenError {
        field,
        token: token.to_string(),
        fault,
    }
}

/// Reads a position text.
///
/// # Errors
/// Anything that is not exactly as 0-7 says: see [`FenFault`].
pub fn read(rules: &'static Rules, text: &str) -> Result<(Position, Clocks), FenError> {
    let text = text.trim();
    let text = text.strip_suffix('.').unwrap_or(text).trim_end();
    let mut fields = text.split(':');
    let first = fields.next().unwrap_or_default();
    let side = match first {
        "W" => Side::White,
        "B" => Side::Black,
        _ => return Err(error(Field::Side, first, FenFault::UnknownSide)),
    };
    let mut reader = Reader {
        rules,
        naming: None,
        kings: Bitboard::EMPTY,
        lists: [None; 2],
        quiet: None,
        number: None,
        huffable: None,
        opening: None,
        obliged: None,
    };
    for field in fields {
        reader.field(field)?;
    }
    reader.finish(side)
}

/// How squares are named.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Naming {
    Names,
    Numbers,
}

struct Reader {
    rules: &'static Rules,
    naming: Option<Naming>,
    kings: Bitboard,
    lists: [Option<Bitboard>; 2],
    quiet: Option<u8>,
    number: Option<u16>,
    huffable: Option<Bitboard>,
    opening: Option<u8>,
    obliged: Option<()>,
}

impl Reader {
    fn field(&mut self, text: &str) -> Result<(), FenError> {
        let mut chars = text.chars();
        let letter = chars.next();
        let value = chars.as_str();
        let field = match letter {
            Some('W') => Field::White,
            Some('B') => Field::Black,
            Some('H') => Field::Quiet,
            Some('F') => Field::Number,
            Some('S') => Field::Huffable,
            Some('O') => Field::Opening,
            Some('D') => Field::Obliged,
            _ => return Err(error(Field::Other, text, FenFault::UnknownField)),
        };
        if let Some((_, rest)) = value.split_once(char::is_whitespace) {
            return Err(error(field, rest.trim_start(), FenFault::TrailingText));
        }
        if value.contains('.') {
            return Err(error(field, value, FenFault::TrailingText));
        }
        let twice = match field {
            Field::White => self.lists[0].is_some(),
            Field::Black => self.lists[1].is_some(),
            Field::Quiet => self.quiet.is_some(),
            Field::Number => self.number.is_some(),
            Field::Huffable => self.huffable.is_some(),
            Field::Opening => self.opening.is_some(),
            _ => self.obliged.is_some(),
        };
        if twice {
            return Err(error(field, text, FenFault::FieldTwice));
        }
        match field {
            Field::White => self.lists[0] = Some(self.list(field, value)?),
            Field::Black => self.lists[1] = Some(self.list(field, value)?),
            Field::Quiet => self.quiet = Some(self.quiet_count(value)?),
            Field::Number => {
                let number = number(field, value)?;
                if number == 0 {
                    return Err(error(field, value, FenFault::NumberZero));
                }
                self.number = Some(number);
            }
            Field::Huffable => {
                if value.is_empty() {
                    return Err(error(field, text, FenFault::EmptyHuff));
                }
                self.huffable = Some(self.list(field, value)?);
            }
            Field::Opening => {
                let ply = number(field, value)?;
                let limit = SetupFault::OpeningTooLong;
                let ply =
                    u8::try_from(ply).map_err(|_| error(field, value, FenFault::Setup(limit)))?;
                self.opening = Some(ply);
            }
            _ => {
                if !value.is_empty() {
                    return Err(error(field, value, FenFault::ObligedWithValue));
                }
                self.obliged = Some(());
            }
        }
        Ok(())
    }

    fn quiet_count(&self, value: &str) -> Result<u8, FenError> {
        let count = number(Field::Quiet, value)?;
        u8::try_from(count)
            .ok()
            .filter(|&n| n <= Rules::QUIET_LIMIT)
            .ok_or_else(|| error(Field::Quiet, value, FenFault::QuietTooLarge))
    }

    /// Squares separated by commas; kings are noted on the way.
    fn list(&mut self, field: Field, value: &str) -> Result<Bitboard, FenError> {
        let mut set = Bitboard::EMPTY;
        if value.is_empty() {
            return Ok(set);
        }
        for token in value.split(',') {
            let fault = |fault| error(field, token, fault);
            let (king, name) = match token.strip_prefix('K') {
                Some(rest) => (true, rest),
                None => (false, token),
            };
            if token.starts_with('k') {
                return Err(fault(FenFault::LowerCaseKing));
            }
            if king && field == Field::Huffable {
                return Err(fault(FenFault::KingInHuff));
            }
            let mut add = |square| {
                if set.contains(square) {
                    return Err(fault(FenFault::SquareTwice));
                }
                set = set.with(square);
                if king {
                    self.kings = self.kings.with(square);
                }
                Ok(())
            };
            let naming = if name.starts_with(|c: char| c.is_ascii_digit() || c == '+' || c == '-') {
                for square in numbered(self.rules, field, token, name)? {
                    add(square)?;
                }
                Naming::Numbers
            } else {
                if let Some((from, to)) = name.split_once('-')
                    && self.rules.board.square(from).is_some()
                    && self
                        .rules
                        .board
                        .square(to.trim_start_matches('K'))
                        .is_some()
                {
                    return Err(fault(FenFault::AlgebraicRange));
                }
                let square = self.rules.board.square(name);
                add(square.ok_or_else(|| fault(FenFault::UnknownSquare))?)?;
                Naming::Names
            };
            if self.naming.is_some_and(|before| before != naming) {
                return Err(fault(FenFault::MixedNamings));
            }
            self.naming = Some(naming);
        }
        Ok(set)
    }

    fn finish(self, side: Side) -> Result<(Position, Clocks), FenError> {
        let missing = |field, token| error(field, token, FenFault::MissingList);
        let setup = Setup {
            side,
            pieces: [
                self.lists[0].ok_or_else(|| missing(Field::White, "W"))?,
                self.lists[1].ok_or_else(|| missing(Field::Black, "B"))?,
            ],
            kings: self.kings,
            huffable: self.huffable.unwrap_or_default(),
            opening: self.opening,
            obliged: self.obliged.is_some(),
        };
        let position = Position::new(self.rules, &setup).map_err(|e| {
            let field = match e.fault {
                SetupFault::NoHuffInGame | SetupFault::HuffWithoutPiece => Field::Huffable,
                SetupFault::NoObligeInGame => Field::Obliged,
                SetupFault::NoOpeningInGame
                | SetupFault::OpeningTooLong
                | SetupFault::OpeningWithHuff
                | SetupFault::NotTheOpening => Field::Opening,
                SetupFault::TooManyChains if side == Side::Black => Field::Black,
                SetupFault::NoPieces | SetupFault::TooManyChains => Field::White,
                SetupFault::KingWithoutPiece
                | SetupFault::OffBoard
                | SetupFault::SquareShared
                | SetupFault::ManOnPromotionSquare => match e.square {
                    Some(s) if setup.pieces[1].contains(s) => Field::Black,
                    _ => Field::White,
                },
            };
            let token = match (e.square, field) {
                (Some(square), _) => name(self.rules, square, self.naming),
                (None, Field::Opening) => self.opening.unwrap_or_default().to_string(),
                (None, Field::Obliged) => "D".to_string(),
                (None, _) => String::new(),
            };
            FenError {
                field,
                token,
                fault: FenFault::Setup(e.fault),
            }
        })?;
        let clocks = Clocks {
            quiet: self.quiet.unwrap_or(0),
            number: self.number.unwrap_or(1),
        };
        Ok((position, clocks))
    }
}

fn name(rules: &Rules, square: Square, naming: Option<Naming>) -> String {
    match (naming, rules.number(square)) {
        (Some(Naming::Numbers), Some(number)) => number.to_string(),
        _ => rules.board.name(square),
    }
}

/// The squares of "7" or "1-12".
fn numbered(
    rules: &'static Rules,
    field: Field,
    token: &str,
    name: &str,
) -> Result<impl Iterator<Item = Square>, FenError> {
    let fault = |fault| error(field, token, fault);
    if rules.numbering == Numbering::None {
        return Err(fault(FenFault::NoNumbersInGame));
    }
    let read = |part| number(field, part).map_err(|e| fault(e.fault));
    let (from, to) = match name.split_once('-') {
        // a sign, not a range
        Some(("", _)) => return Err(fault(FenFault::Signed)),
        Some((from, to)) => {
            let (from, to) = (read(from)?, read(to)?);
            if from >= to {
                return Err(fault(FenFault::FallingRange));
            }
            (from, to)
        }
        None => {
            let n = read(name)?;
            (n, n)
        }
    };
    let last = rules.board.squares().count() as u16;
    if from == 0 || to > last {
        return Err(fault(FenFault::UnknownSquare));
    }
    Ok((from..=to).filter_map(|n| rules.numbered(n as u8)))
}

/// A number as 0-7 wants it: digits only, no sign, no leading zero, at most 65,535.
fn number(field: Field, text: &str) -> Result<u16, FenError> {
    let fault = |fault| Err(error(field, text, fault));
    if text.starts_with(['+', '-', '−']) {
        return fault(FenFault::Signed);
    }
    if text.is_empty() || !text.bytes().all(|b| b.is_ascii_digit()) {
        return fault(FenFault::NotANumber);
    }
    if text.len() > 1 && text.starts_with('0') {
        return fault(FenFault::LeadingZero);
    }
    match text.parse() {
        Ok(number) => Ok(number),
        Err(_) => fault(FenFault::TooLarge),
    }
}

/// Writes a position canonically (0-7).
pub fn write(position: &Position, clocks: Clocks) -> String {
    let board = position.rules().board;
    let mut text = String::new();
    text.push(position.side().letter());
    let kings = position.kings();
    for side in Side::BOTH {
        text.push(':');
        text.push(side.letter());
        for (i, square) in position.pieces(side).iter().enumerate() {
            if i > 0 {
                text.push(',');
            }
            if kings.contains(square) {
                text.push('K');
            }
            text.push_str(&board.name(square));
        }
    }
    // writing to a string cannot fail
    if clocks.quiet > 0 {
        let _ = write!(text, ":H{}", clocks.quiet);
    }
    if clocks.number > 1 {
        let _ = write!(text, ":F{}", clocks.number);
    }
    for (i, square) in position.huffable().iter().enumerate() {
        text.push_str(if i == 0 { ":S" } else { "," });
        text.push_str(&board.name(square));
    }
    if let Some(ply) = position.opening() {
        let _ = write!(text, ":O{ply}");
    }
    if position.is_obliged() {
        text.push_str(":D");
    }
    text
}
