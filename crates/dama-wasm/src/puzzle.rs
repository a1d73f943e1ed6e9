//! Puzzles for the browser: banks, solving by proof, days, attempts and streaks.
//!
//! Attempts and streaks are texts on the page's side, so that it can keep them as they
//! are; what a text means and what follows from it is asked here.

use crate::{Answer, error, plain, rules_id, square};
use dama_engine::{Naming, RulesId, Side};
use dama_puzzle::attempt::{Attempt, Event};
use dama_puzzle::bank::Bank;
use dama_puzzle::calendar::{self, Date, Day};
use dama_puzzle::share::share;
use dama_puzzle::solving::{Saving, Solving, SolvingFault, Variation, Verdict};
use dama_puzzle::streak::{Ended, Streak, Streaks as Record};
use dama_puzzle::turn::{Deed as Done, State};
use dama_puzzle::{code, schedule};
use dama_search::explain::view::Deed;
use serde::Serialize;
use wasm_bindgen::prelude::*;

/// What is done, a move by its place among the legal moves of the state it is done in;
/// and the state after it.
fn deeds(state: &State, done: &[Done]) -> (Vec<Deed>, State) {
    let (mut now, mut deeds) = (*state, Vec::new());
    for deed in done {
        let legal = now.position().legal().moves;
        let found = match deed {
            Done::Move(m) => legal
                .iter()
                .position(|other| other == m)
                .map(|id| Deed::Move { id }),
            Done::Huff(square) => Some(Deed::Huff { square: *square }),
            Done::Oblige => Some(Deed::Oblige),
        };
        let (Some(found), Some(next)) = (found, now.after(deed)) else {
            break;
        };
        deeds.push(found);
        now = next;
    }
    (deeds, now)
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Puzzle {
    rules: RulesId,
    number: usize,
    moves: u8,
    side: Side,
    position: String,
    difficulty: u8,
}

#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
enum Judged {
    GoesOn,
    Right {
        reply: Vec<Deed>,
        left: u8,
    },
    Won,
    Wrong {
        line: Vec<Deed>,
        reason: Saving,
        captures: u32,
        late: Option<u8>,
    },
}

#[derive(Serialize)]
struct Branch {
    deeds: Vec<Deed>,
    text: String,
    own: bool,
    then: Vec<Branch>,
}

impl Branch {
    fn of(state: &State, variation: &Variation) -> Branch {
        let (deeds, after) = deeds(state, &variation.deeds);
        Branch {
            deeds,
            text: variation.text.clone(),
            own: variation.own,
            then: Branch::all(&after, &variation.then),
        }
    }

    fn all(state: &State, variations: &[Variation]) -> Vec<Branch> {
        variations.iter().map(|v| Branch::of(state, v)).collect()
    }
}

/// The puzzles of one game.
#[wasm_bindgen]
pub struct PuzzleBank(Bank);

#[wasm_bindgen]
impl PuzzleBank {
    /// Reads the bank of a rule set.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "RulesId")] id: &str,
        text: &str,
    ) -> Answer<PuzzleBank> {
        let bank = Bank::read(text, Some(rules_id(id)?)).map_err(|e| error(e.code(), e))?;
        Ok(PuzzleBank(bank))
    }

    /// How many puzzles it has.
    #[wasm_bindgen(getter)]
    pub fn length(&self) -> usize {
        self.0.puzzles.len()
    }

    /// The number of a day's puzzle; undefined when the bank does not reach that far.
    #[wasm_bindgen(js_name = numberOf)]
    pub fn number_of(&self, day: i32) -> Answer<Option<usize>> {
        Ok(schedule::number(&self.0, self::day(day)?))
    }

    /// The puzzle of a number, from 1; null when there is none.
    #[wasm_bindgen(unchecked_return_type = "Puzzle | null")]
    pub fn puzzle(&self, number: usize) -> Answer<JsValue> {
        plain(&self.0.number(number).map(|entry| Puzzle {
            rules: self.0.rules.id,
            number,
            moves: entry.moves,
            side: entry.position.side(),
            position: entry.text(),
            difficulty: entry.difficulty,
        }))
    }

    /// Begins to solve the puzzle of a number.
    pub fn solve(&self, number: usize) -> Answer<Solver> {
        let none = || error("puzzle.no-such-number", format!("{number}: no such puzzle"));
        let entry = self.0.number(number).ok_or_else(none)?;
        let solving = Solving::new(&entry.position, entry.moves);
        Ok(Solver {
            start: *solving.state(),
            solving,
        })
    }
}

/// A puzzle being solved: judges what is done, and answers.
#[wasm_bindgen]
pub struct Solver {
    solving: Solving,
    start: State,
}

fn fault(fault: SolvingFault) -> JsValue {
    error(fault.code(), fault)
}

impl Solver {
    fn judge(&mut self, deed: &Done) -> Answer<JsValue> {
        let before = *self.solving.state();
        let verdict = self.solving.judge(deed).map_err(fault)?;
        let after = before.after(deed).unwrap_or(before);
        plain(&match verdict {
            Verdict::GoesOn => Judged::GoesOn,
            Verdict::Won => Judged::Won,
            Verdict::Right { reply, left } => Judged::Right {
                reply: deeds(&after, &reply).0,
                left,
            },
            Verdict::Wrong(why) => Judged::Wrong {
                line: deeds(&after, &why.line).0,
                reason: why.reason,
                captures: why.captures,
                late: why.late,
            },
        })
    }
}

#[wasm_bindgen]
impl Solver {
    /// Judges the legal move with this id; a right one is played and answered.
    #[wasm_bindgen(js_name = judgeMove, unchecked_return_type = "Judged")]
    pub fn judge_move(&mut self, id: usize) -> Answer<JsValue> {
        let legal = self.solving.state().position().legal().moves;
        let m = legal.get(id).ok_or_else(|| fault(SolvingFault::NotLegal))?;
        self.judge(&Done::Move(*m))
    }

    /// Judges a huff.
    #[wasm_bindgen(js_name = judgeHuff, unchecked_return_type = "Judged")]
    pub fn judge_huff(&mut self, on: u8) -> Answer<JsValue> {
        self.judge(&Done::Huff(square(on)?))
    }

    /// Judges obliging.
    #[wasm_bindgen(js_name = judgeOblige, unchecked_return_type = "Judged")]
    pub fn judge_oblige(&mut self) -> Answer<JsValue> {
        self.judge(&Done::Oblige)
    }

    /// Own moves left to the win.
    #[wasm_bindgen(getter)]
    pub fn left(&self) -> u8 {
        self.solving.left()
    }

    /// Which piece moves now, and to which square.
    #[wasm_bindgen(unchecked_return_type = "{ piece: Square; square: Square }")]
    pub fn hint(&mut self) -> Answer<JsValue> {
        plain(&self.solving.hint().map_err(fault)?)
    }

    /// The whole solution from the beginning, with every defence.
    #[wasm_bindgen(unchecked_return_type = "Branch[]")]
    pub fn solution(&mut self, numbers: bool) -> Answer<JsValue> {
        let naming = if numbers {
            Naming::Numbers
        } else {
            Naming::Names
        };
        let solution = self.solving.solution(naming).map_err(fault)?;
        plain(&Branch::all(&self.start, &solution))
    }
}

// Days.

fn day(number: i32) -> Answer<Day> {
    Day::new(number).ok_or_else(|| error("day.none", format!("{number}: no such day")))
}

#[derive(Serialize)]
struct DayInfo {
    number: i32,
    date: String,
    year: u16,
    month: u8,
    day: u8,
    weekday: u8,
    featured: RulesId,
}

/// The rule sets that have puzzles, in their order.
#[wasm_bindgen(js_name = puzzleGames, unchecked_return_type = "RulesId[]")]
pub fn puzzle_games() -> Answer<JsValue> {
    plain(&calendar::games())
}

/// The number of the day of a date "2027-01-31".
#[wasm_bindgen(js_name = dayOf)]
pub fn day_of(date: &str) -> Answer<i32> {
    let date: Date = date.parse().map_err(|e| error("day.date", e))?;
    Ok(Day::of(date).number())
}

/// What is known of a day.
#[wasm_bindgen(js_name = dayInfo, unchecked_return_type = "DayInfo")]
pub fn day_info(number: i32) -> Answer<JsValue> {
    let day = day(number)?;
    let date = day.date();
    plain(&DayInfo {
        number,
        date: date.to_string(),
        year: date.year(),
        month: date.month(),
        day: date.day(),
        weekday: day.weekday(),
        featured: day.featured(),
    })
}

/// The first day that has a puzzle.
#[wasm_bindgen(js_name = firstDay)]
pub fn first_day() -> i32 {
    Day::ONE.number()
}

// Attempts, as texts.

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct AttemptInfo {
    #[serde(flatten)]
    attempt: Attempt,
    left: u8,
    solved_at: Option<u8>,
}

fn attempt(text: &str) -> Answer<Attempt> {
    text.parse()
        .map_err(|e: dama_puzzle::attempt::AttemptError| error(e.code(), e))
}

/// The attempts at a puzzle, begun on a day.
#[wasm_bindgen(js_name = attemptBegun)]
pub fn attempt_begun(
    #[wasm_bindgen(unchecked_param_type = "RulesId")] id: &str,
    on: i32,
    number: u32,
) -> Answer<String> {
    Ok(Attempt::begin(rules_id(id)?, day(on)?, number).to_string())
}

/// How the attempts of a text stand.
#[wasm_bindgen(js_name = attemptInfo, unchecked_return_type = "AttemptInfo")]
pub fn attempt_info(text: &str) -> Answer<JsValue> {
    let attempt = attempt(text)?;
    plain(&AttemptInfo {
        left: attempt.left(),
        solved_at: attempt.solved_at(),
        attempt,
    })
}

/// The attempts after "wrong", "won", "again" or "hint".
#[wasm_bindgen(js_name = attemptAfter)]
pub fn attempt_after(
    text: &str,
    #[wasm_bindgen(unchecked_param_type = "AttemptEvent")] event: &str,
) -> Answer<String> {
    let event = match event {
        "wrong" => Event::Wrong,
        "won" => Event::Won,
        "again" => Event::Again,
        "hint" => Event::Hint,
        _ => return Err(error("attempt.event", format!("'{event}': no such event"))),
    };
    let next = attempt(text)?.after(event);
    Ok(next.map_err(|e| error(e.code(), e))?.to_string())
}

// Streaks.

/// The days solved and missed in every game.
#[wasm_bindgen]
pub struct Streaks(Record);

impl Streaks {
    fn streak(&self, game: Option<String>) -> Answer<Streak> {
        let Some(name) = game else {
            return Ok(self.0.any());
        };
        let found = self.0.game(rules_id(&name)?).cloned();
        found.ok_or_else(|| error("puzzle.no-bank", format!("'{name}' has no puzzles")))
    }
}

#[wasm_bindgen]
impl Streaks {
    /// Reads a code; an empty text is a fresh start.
    #[wasm_bindgen(constructor)]
    pub fn new(text: &str) -> Answer<Streaks> {
        if text.is_empty() {
            return Ok(Streaks(Record::default()));
        }
        let record = code::read(text).map_err(|e| error(e.code(), e))?;
        Ok(Streaks(record))
    }

    /// The code of these streaks.
    pub fn code(&self) -> String {
        code::write(&self.0)
    }

    /// Takes in what has ended; null while it is open.
    #[wasm_bindgen(unchecked_return_type = "Recorded | null")]
    pub fn record(&mut self, text: &str) -> Answer<JsValue> {
        plain(&self.0.record(&attempt(text)?))
    }

    /// Both records as one.
    pub fn merge(&mut self, other: &Streaks) {
        self.0 = self.0.merged(&other.0);
    }

    /// The numbers of a game, or over any game when none is named.
    #[wasm_bindgen(unchecked_return_type = "StreakInfo")]
    pub fn summary(
        &self,
        today: i32,
        #[wasm_bindgen(unchecked_optional_param_type = "RulesId")] game: Option<String>,
    ) -> Answer<JsValue> {
        plain(&self.streak(game)?.summary(day(today)?))
    }

    /// The attempt at which a day was solved, 0 when it was missed; undefined when it is
    /// not in the record.
    pub fn result(
        &self,
        on: i32,
        #[wasm_bindgen(unchecked_optional_param_type = "RulesId")] game: Option<String>,
    ) -> Answer<Option<u8>> {
        let result = self.streak(game)?.result(day(on)?);
        Ok(result.map(|ended: Ended| ended.attempt().unwrap_or(0)))
    }

    /// What may be told of attempts that have ended; null while they have not.
    #[wasm_bindgen(unchecked_return_type = "Share | null")]
    pub fn share(&self, text: &str) -> Answer<JsValue> {
        plain(&share(&attempt(text)?, &self.0))
    }
}
