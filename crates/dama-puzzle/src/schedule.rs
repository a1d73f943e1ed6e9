//! Which puzzle of a bank belongs to which day.
//!
//! A frozen table has a row for each state of a bank: from which day, how many puzzles,
//! and a seed. Rows are never changed, so no past day ever changes; when a bank has
//! grown, a row is added. Within a row days go through the whole bank before anything
//! comes again; Mondays have the easiest seventh of it and Sundays the hardest.

use crate::bank::Bank;
use crate::calendar::Day;
use alloc::vec::Vec;
use dama_engine::{RulesId, sort};

/// A state of a bank.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row {
    /// The first day's number. The first row also serves all days before.
    pub from: i32,
    /// Puzzles that the bank had.
    pub length: usize,
    /// What decides the order.
    pub seed: u64,
}

/// The table: a game's rows, the oldest first. Rows are never changed, only added.
static ROWS: [(RulesId, &[Row]); 5] = [
    (RulesId::Turkish, &[row(1, 400, 0x7475)]),
    (RulesId::LaDama, &[row(1, 402, 0x6c61)]),
    (RulesId::Filippina, &[row(1, 400, 0x6669)]),
    (RulesId::Tama, &[row(1, 400, 0x7461)]),
    (RulesId::Dhamet, &[row(1, 400, 0x6468)]),
];

const fn row(from: i32, length: usize, seed: u64) -> Row {
    Row { from, length, seed }
}

/// The rows of a game, the oldest first; none for a rule set that has no bank.
pub fn rows(game: RulesId) -> &'static [Row] {
    let found = ROWS.iter().find(|(id, _)| *id == game);
    found.map_or(&[], |(_, rows)| rows)
}

/// The number, from 1, of the puzzle of a day; `None` when the rows speak of more puzzles
/// than the bank has, or of none.
pub fn number(bank: &Bank, day: Day) -> Option<usize> {
    number_by(rows(bank.rules.id), bank, day)
}

/// [`number`] by other rows.
pub fn number_by(rows: &[Row], bank: &Bank, day: Day) -> Option<usize> {
    let day = day.number();
    let at = rows.iter().rposition(|row| row.from <= day).unwrap_or(0);
    let row = rows.get(at)?;
    if row.length == 0 || row.length > bank.puzzles.len() {
        return None;
    }
    let round = Round::at(rows, at, bank, day)?;
    round.puzzle(bank, day).map(|index| index + 1)
}

/// Days in which each puzzle of a pool comes once.
struct Round {
    /// The first day.
    start: i32,
    /// The puzzles, as indices, the easiest first.
    pool: Vec<usize>,
    seed: u64,
}

impl Round {
    /// The round of row `at` that a day lies in. A row's first round leaves out what the
    /// rows before have shown in a round that they did not finish.
    fn at(rows: &[Row], at: usize, bank: &Bank, day: i32) -> Option<Round> {
        let row = rows.get(at)?;
        let shown = match at.checked_sub(1) {
            Some(before) => shown(rows, before, bank, row.from)?,
            None => Vec::new(),
        };
        let length = row.length as i32;
        let first = length - shown.len() as i32;
        let past = day - row.from;
        let (start, number, left_out) = if at > 0 && past < first {
            (row.from, 0, shown)
        } else {
            let offset = if at > 0 { first } else { 0 };
            let number = (past - offset).div_euclid(length);
            (row.from + offset + number * length, number, Vec::new())
        };
        let mut pool: Vec<usize> = (0..row.length).filter(|i| !left_out.contains(i)).collect();
        sort::sort_by_key(&mut pool, |&i| {
            (bank.puzzles.get(i).map(|entry| entry.difficulty), i)
        });
        Some(Round {
            start,
            pool,
            seed: mix(row.seed ^ mix(number as u32 as u64)),
        })
    }

    /// The puzzle of a day of this round: the pool is cut into one band for each day of
    /// the week, as wide as that day comes, and each band is shuffled.
    fn puzzle(&self, bank: &Bank, day: i32) -> Option<usize> {
        let length = self.pool.len() as i32;
        let mut first = 0;
        for weekday in 0..7 {
            let mut days = (self.start..self.start + length.min(7))
                .filter(|d| weekday_of(*d) == Some(weekday));
            let Some(begins) = days.next() else { continue };
            let width = (self.start + length - begins + 6) / 7;
            if weekday_of(day) == Some(weekday) {
                let band = self.pool.get(first..first + width as usize)?;
                let order = shuffled(band, mix(self.seed ^ u64::from(weekday)));
                let index = *order.get(((day - begins) / 7) as usize)?;
                debug_assert!(index < bank.puzzles.len());
                return Some(index);
            }
            first += width as usize;
        }
        None
    }
}

fn weekday_of(day: i32) -> Option<u8> {
    Day::new(day).map(Day::weekday)
}

/// What row `at` has shown of the round in which day `end` would lie, before that day.
fn shown(rows: &[Row], at: usize, bank: &Bank, end: i32) -> Option<Vec<usize>> {
    let round = Round::at(rows, at, bank, end - 1)?;
    let mut shown: Vec<usize> = match at.checked_sub(1) {
        // the first round of a row goes on with what the row before began
        Some(before) if rows.get(at)?.from == round.start => {
            self::shown(rows, before, bank, rows.get(at)?.from)?
        }
        _ => Vec::new(),
    };
    for day in round.start..end {
        shown.push(round.puzzle(bank, day)?);
    }
    let length = rows.get(at)?.length;
    if shown.len() >= length {
        shown.clear(); // the round is over
    }
    Some(shown)
}

fn shuffled(band: &[usize], seed: u64) -> Vec<usize> {
    let mut order = band.to_vec();
    let mut state = seed;
    for i in (1..order.len()).rev() {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        order.swap(i, (mix(state) % (i as u64 + 1)) as usize);
    }
    order
}

/// SplitMix64's finish (Steele, Lea and Flood 2014). Never to be changed: past days
/// follow from it.
const fn mix(z: u64) -> u64 {
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
