//! Streaks as a short code, to be kept in storage or carried from phone to phone.
//!
//! Letters and digits only, none that look alike (Crockford's base 32); upper or lower
//! case, blanks and hyphens do not matter. A version comes first and a checksum last.
//! Each game's days are runs: a gap, a length, and two bits a day.

use crate::calendar::{Day, games};
use crate::streak::{Ended, Streaks};
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// Version of the code.
pub const VERSION: u8 = 1;
const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// Bytes of the checksum.
const SUM: usize = 4;
/// Days are counted from here, so that those before day 1 have a place.
const ORIGIN: i32 = -10_000;

/// Why a code cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CodeError {
    /// Nothing was given.
    Empty,
    /// A character that no code has, and its place from 1.
    Character(char, usize),
    /// A part is missing, or a character was mistyped.
    Checksum,
    /// The code comes from a later program: its version.
    Future(u8),
    /// The sum is right and the contents are not: no program wrote this.
    Contents,
}

impl CodeError {
    /// A stable code for programs.
    pub fn code(&self) -> &'static str {
        match self {
            CodeError::Empty => "streak-code.empty",
            CodeError::Character(..) => "streak-code.character",
            CodeError::Checksum => "streak-code.checksum",
            CodeError::Future(_) => "streak-code.future",
            CodeError::Contents => "streak-code.contents",
        }
    }
}

impl fmt::Display for CodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CodeError::Empty => f.write_str("the code is empty"),
            CodeError::Character(c, at) => {
                write!(
                    f,
                    "character {at}, '{}': no code has it",
                    c.escape_default()
                )
            }
            CodeError::Checksum => f.write_str("the code is not whole or has a wrong character"),
            CodeError::Future(version) => {
                write!(
                    f,
                    "the code has version {version}; this program reads {VERSION}"
                )
            }
            CodeError::Contents => f.write_str("the code's contents cannot be"),
        }
    }
}

impl core::error::Error for CodeError {}

/// The code of these streaks.
pub fn write(streaks: &Streaks) -> String {
    let mut bytes = alloc::vec![VERSION];
    for game in games() {
        let days: Vec<(Day, Ended)> = streaks
            .game(game)
            .map_or_else(Vec::new, |streak| streak.days().collect());
        let mut runs: Vec<&[(Day, Ended)]> = Vec::new();
        runs.extend(days.chunk_by(|(a, _), (b, _)| a.number() + 1 == b.number()));
        put(&mut bytes, runs.len() as u32);
        let mut next = ORIGIN;
        for run in runs {
            let first = run.first().map_or(next, |(day, _)| day.number());
            put(&mut bytes, first.saturating_sub(next).max(0) as u32);
            put(&mut bytes, run.len() as u32);
            for four in run.chunks(4) {
                let bits = four.iter().enumerate();
                bytes.push(bits.fold(0, |byte, (i, (_, ended))| {
                    byte | two_bits(*ended) << (2 * i)
                }));
            }
            next = first + run.len() as i32;
        }
    }
    let sum = checksum(&bytes);
    bytes.extend(sum);
    digits(&bytes)
}

/// The streaks of a code.
///
/// # Errors
/// [`CodeError`].
pub fn read(text: &str) -> Result<Streaks, CodeError> {
    let bytes = undigits(text)?;
    let (body, sum) = bytes
        .len()
        .checked_sub(SUM)
        .map(|at| bytes.split_at(at))
        .ok_or(CodeError::Checksum)?;
    if checksum(body) != sum {
        return Err(CodeError::Checksum);
    }
    let mut rest = body;
    match take(&mut rest)? {
        VERSION => {}
        later if later > VERSION => return Err(CodeError::Future(later)),
        _ => return Err(CodeError::Contents),
    }
    let mut streaks = Streaks::default();
    for game in games() {
        let streak = streaks.game_mut(game).ok_or(CodeError::Contents)?;
        let runs = get(&mut rest)?;
        let mut next = ORIGIN;
        for _ in 0..runs {
            let gap = i32::try_from(get(&mut rest)?).map_err(|_| CodeError::Contents)?;
            let length = get(&mut rest)? as usize;
            let mut day = next.checked_add(gap).ok_or(CodeError::Contents)?;
            let count = length.div_ceil(4);
            if count > rest.len() {
                return Err(CodeError::Contents);
            }
            let (packed, after) = rest.split_at(count);
            rest = after;
            for i in 0..length {
                let bits = packed[i / 4] >> (2 * (i % 4)) & 3;
                let number = Day::new(day).ok_or(CodeError::Contents)?;
                streak.insert(number, ended(bits));
                day += 1;
            }
            next = day;
        }
    }
    if !rest.is_empty() {
        return Err(CodeError::Contents);
    }
    Ok(streaks)
}

fn two_bits(ended: Ended) -> u8 {
    ended.attempt().unwrap_or(0)
}

fn ended(bits: u8) -> Ended {
    match bits {
        1 => Ended::First,
        2 => Ended::Second,
        3 => Ended::Third,
        _ => Ended::Missed,
    }
}

/// Seven bits a byte, the lowest first, the top bit for more.
fn put(bytes: &mut Vec<u8>, mut number: u32) {
    while number > 127 {
        bytes.push(number as u8 & 127 | 128);
        number >>= 7;
    }
    bytes.push(number as u8);
}

fn take(rest: &mut &[u8]) -> Result<u8, CodeError> {
    let (first, after) = rest.split_first().ok_or(CodeError::Contents)?;
    *rest = after;
    Ok(*first)
}

fn get(rest: &mut &[u8]) -> Result<u32, CodeError> {
    let mut number = 0u32;
    for shift in [0, 7, 14, 21] {
        let byte = take(rest)?;
        number |= u32::from(byte & 127) << shift;
        if byte < 128 {
            return Ok(number);
        }
    }
    Err(CodeError::Contents)
}

/// FNV-1a (Fowler, Noll, Vo).
fn checksum(bytes: &[u8]) -> [u8; SUM] {
    let sum = bytes.iter().fold(0x811c_9dc5_u32, |sum, byte| {
        (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193)
    });
    sum.to_le_bytes()
}

fn digits(bytes: &[u8]) -> String {
    let mut text = String::new();
    let (mut bits, mut count) = (0u32, 0);
    for byte in bytes {
        bits |= u32::from(*byte) << count;
        count += 8;
        while count >= 5 {
            text.push(DIGITS[bits as usize & 31] as char);
            bits >>= 5;
            count -= 5;
        }
    }
    if count > 0 {
        text.push(DIGITS[bits as usize & 31] as char);
    }
    text
}

fn undigits(text: &str) -> Result<Vec<u8>, CodeError> {
    let mut bytes = Vec::new();
    let (mut bits, mut count, mut any) = (0u32, 0, false);
    for (i, c) in text.chars().enumerate() {
        if c.is_whitespace() || c == '-' {
            continue;
        }
        let plain = match c.to_ascii_uppercase() {
            'O' => '0',
            'I' | 'L' => '1',
            other => other,
        };
        let digit = DIGITS.iter().position(|d| *d as char == plain);
        let digit = digit.ok_or(CodeError::Character(c, i + 1))?;
        any = true;
        bits |= (digit as u32) << count;
        count += 5;
        if count >= 8 {
            bytes.push(bits as u8);
            bits >>= 8;
            count -= 8;
        }
    }
    if !any {
        return Err(CodeError::Empty);
    }
    // what is left over is filling
    if bits != 0 || count >= 5 {
        return Err(CodeError::Checksum);
    }
    Ok(bytes)
}
