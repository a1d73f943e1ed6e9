//! What each reason claims, worked out once more by playing on a game, move by move,
//! with nothing of what the crate itself computes.

#![allow(dead_code)] // every test file uses a part

use dama_engine::{Action, Bitboard, Clocks, Game, Kind, Side, Square, fen};
use dama_search::{Cause, Limits, Manner, Player, Reason};

/// Everything that can be done now, without ends by agreement.
pub fn actions(game: &Game) -> Vec<Action> {
    if game.outcome().is_some() {
        return Vec::new();
    }
    let mut all: Vec<Action> = game.legal().moves.into_iter().map(Action::Move).collect();
    all.extend(game.position().huffs().iter().map(Action::Huff));
    if game.frame().can_oblige {
        all.push(Action::Oblige);
    }
    all
}

pub fn after(game: &Game, action: Action) -> Game {
    let mut next = game.clone();
    next.act(action).expect("a legal action");
    next
}

fn moves(game: &Game) -> Vec<Game> {
    let all = actions(game).into_iter();
    all.filter(|action| matches!(action, Action::Move(_)))
        .map(|action| after(game, action))
        .collect()
}

/// Pieces of a side that stood before and are gone, the mover's own aside.
fn gone(before: &Game, then: &Game, side: Side) -> Bitboard {
    before.position().pieces(side) & !then.position().pieces(side)
}

/// The most pieces that the side to move can take off in one turn.
pub fn most(game: &Game) -> u32 {
    let enemy = game.position().side().other();
    let taken = |then: &Game| gone(game, then, enemy).count();
    let mut best = moves(game).iter().map(taken).max().unwrap_or(0);
    if game.outcome().is_none() {
        for square in game.position().huffs() {
            best = best.max(1 + most(&after(game, Action::Huff(square))));
        }
    }
    best
}

/// The pieces that its moves can take.
fn victims(game: &Game) -> Bitboard {
    let enemy = game.position().side().other();
    let sets = moves(game).into_iter().map(|then| gone(game, &then, enemy));
    sets.fold(Bitboard::EMPTY, |all, set| all | set)
}

/// The same board with the other side to move, made through the position text.
fn swapped(game: &Game) -> Option<Game> {
    let text = fen::write(game.position(), Clocks::default());
    let mut parts: Vec<String> = text.split(':').map(String::from).collect();
    parts[0] = if parts[0] == "W" { "B" } else { "W" }.to_string();
    parts.retain(|part| !part.starts_with(['S', 'O', 'D', 'H', 'F']));
    let (position, clocks) = fen::read(game.rules(), &parts.join(":")).ok()?;
    Some(Game::from_position(position, clocks))
}

fn kings(game: &Game, side: Side) -> Bitboard {
    game.position().kings() & game.position().pieces(side)
}

/// Men that can become kings by a move.
fn crowned(game: &Game) -> Bitboard {
    let side = game.position().side();
    let all = actions(game).into_iter();
    all.filter_map(|action| match action {
        Action::Move(m) => {
            let more = kings(&after(game, action), side).count() > kings(game, side).count();
            more.then_some(m.from)
        }
        _ => None,
    })
    .collect()
}

/// Whether `side` wins within so many plies whatever is done; `None` when it takes too
/// long to tell.
fn forced(game: &Game, side: Side, plies: i32, budget: &mut u32) -> Option<bool> {
    if let Some(outcome) = game.outcome() {
        return Some(outcome.winner == Some(side));
    }
    if plies <= 0 {
        return Some(false);
    }
    let own = game.position().side() == side;
    for action in actions(game) {
        *budget = budget.checked_sub(1)?;
        let turn = i32::from(!matches!(action, Action::Huff(_)));
        let wins = forced(&after(game, action), side, plies - turn, budget)?;
        if wins == own {
            return Some(own);
        }
    }
    Some(!own)
}

/// How a win was made sure of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sure {
    /// By trying everything.
    Proved,
    /// By two strong players who went on from there.
    Played,
}

/// Whether `side` wins from here, within `plies` where that can be tried out.
fn won(game: &Game, side: Side, plies: Option<u16>) -> Result<Sure, String> {
    let mut budget = 8_000;
    let depths = match plies {
        Some(plies) => plies as i32..=plies as i32,
        None => 0..=30,
    };
    for depth in depths {
        match forced(game, side, depth, &mut budget) {
            Some(true) => return Ok(Sure::Proved),
            Some(false) if plies.is_some() => {
                return Err(format!("no win for {side:?} within {plies:?}"));
            }
            Some(false) => {}
            None => break,
        }
    }
    let mut game = game.clone();
    let mut player = Player::with(Limits::nodes(6_000), Manner::default());
    while game.outcome().is_none() {
        let action = player.think(&game).ok_or("nothing to do")?;
        game.act(action).map_err(|e| e.to_string())?;
    }
    match game.outcome().and_then(|outcome| outcome.winner) {
        winner if winner == Some(side) => Ok(Sure::Played),
        winner => Err(format!("played out: {winner:?} and not {side:?}")),
    }
}

/// Whether a man gets to a king's place in exactly so many steps over empty squares.
fn walks(game: &Game, from: Square, side: Side, steps: u32) -> bool {
    let rules = game.rules();
    let goal = rules.promotion(side);
    if steps == 0 {
        return goal.contains(from);
    }
    neighbours(game, from).into_iter().any(|to| {
        let d = rules.board.direction(from, to);
        d.is_some_and(|d| rules.moves(side, Kind::Man).contains(d))
            && game.position().piece(to).is_none()
            && walks(game, to, side, steps - 1)
    })
}

/// The fewest such steps, up to six; of men only.
fn steps(game: &Game, from: Square) -> Option<u32> {
    let piece = game.position().piece(from)?;
    let man = piece.kind == Kind::Man;
    (1..=6).find(|&n| man && walks(game, from, piece.side, n))
}

/// Squares beside one along lines that some piece may move on, told by their numbers.
fn neighbours(game: &Game, square: Square) -> Vec<Square> {
    let rules = game.rules();
    let board = rules.board;
    let place = |square: Square| {
        let index = square.index() as i32;
        (index % board.width() as i32, index / board.width() as i32)
    };
    let (file, rank) = place(square);
    let near = |other: &Square| {
        let (f, r) = place(*other);
        (f - file).abs() <= 1 && (r - rank).abs() <= 1 && *other != square
    };
    let all = board.squares().into_iter().filter(near);
    all.filter(|&other| {
        let d = board.direction(square, other);
        d.is_some_and(|d| rules.king_moves.contains(d) || rules.man_moves.contains(d))
    })
    .collect()
}

fn set(squares: &[Square]) -> Bitboard {
    squares.iter().copied().collect()
}

/// What is claimed of a deed, and what of it does not hold.
pub struct Claim<'a> {
    pub game: &'a Game,
    pub action: Action,
    pub line: &'a [Action],
    pub reason: &'a Reason,
    /// The scale tells a loss of the side that is advised.
    pub is_loss: bool,
    /// No other reason was given.
    pub alone: bool,
}

macro_rules! holds {
    ($claim:expr) => {
        if !$claim {
            return Err(stringify!($claim).to_string());
        }
    };
}

impl Claim<'_> {
    /// Checks it.
    pub fn check(&self) -> Result<Sure, String> {
        let (game, r) = (self.game, self.reason);
        let side = game.position().side();
        let enemy = side.other();
        let next = after(game, self.action);
        let taken = gone(game, &next, enemy);
        let (takes, loses) = (taken.count(), most(&next));
        let m = match self.action {
            Action::Move(m) => Some(m),
            _ => None,
        };
        let others: Vec<Action> = actions(game)
            .into_iter()
            .filter(|action| *action != self.action && matches!(action, Action::Move(_)))
            .collect();
        // what the other side can take after each other move, and what that move takes
        let prices = || -> Vec<(u32, u32)> {
            let price = |action: &Action| {
                let then = after(game, *action);
                (gone(game, &then, enemy).count(), most(&then))
            };
            others.iter().map(price).collect()
        };
        let open = !next.position().huffs().is_empty();
        let calm = !open && loses == 0 && next.outcome().is_none();
        match r.cause {
            Cause::Opening => {
                holds!(game.position().opening().is_some());
                holds!(r.count as usize == game.legal().moves.len());
            }
            Cause::WinsNow => {
                holds!(next.outcome().and_then(|o| o.winner) == Some(side));
                holds!(r.takes == takes);
            }
            Cause::Wins => {
                let huff = u16::from(!matches!(self.action, Action::Huff(_)));
                return won(&next, side, Some(r.plies - huff));
            }
            Cause::Blows => {
                holds!(self.action == Action::Huff(r.squares[0]) && r.squares.len() == 1);
                holds!(taken == set(&r.squares) && r.takes == 1);
                holds!(next.position().side() == side || next.outcome().is_some());
            }
            Cause::Obliges => {
                holds!(next.position().is_obliged() && next.position().side() == enemy);
                let all = next.legal().moves;
                holds!(all.iter().all(|m| m.captured.count() == r.count) && r.count > 0);
            }
            Cause::Only => {
                holds!(actions(game).len() == 1);
                holds!((r.takes, r.loses) == (takes, loses));
            }
            Cause::DrawsNow => {
                holds!(next.outcome().is_some_and(|o| o.winner.is_none()));
            }
            Cause::OnlyDefence => {
                holds!(!self.is_loss && r.count > 0);
                let others = actions(game).into_iter().filter(|a| *a != self.action);
                let mut sure = Sure::Proved;
                let mut count = 0;
                for action in others {
                    count += 1;
                    if won(&after(game, action), enemy, None)? == Sure::Played {
                        sure = Sure::Played;
                    }
                }
                holds!(count == r.count);
                return Ok(sure);
            }
            Cause::Lost => return won(game, enemy, Some(r.plies)),
            Cause::StopsWin => {
                let wins = |game: &Game| {
                    let ends = moves(game).into_iter();
                    ends.filter_map(|then| then.outcome())
                        .any(|outcome| outcome.winner == Some(enemy))
                };
                holds!(swapped(game).is_some_and(|idle| wins(&idle)));
                holds!(!open && !wins(&next));
            }
            Cause::TakesKing => {
                holds!(set(&r.squares) == taken & game.position().kings());
                holds!(!r.squares.is_empty() && (r.takes, r.loses) == (takes, loses));
            }
            Cause::Promotes => {
                let m = m.ok_or("no move")?;
                holds!(kings(&next, side).count() == kings(game, side).count() + 1);
                holds!(kings(&next, side).contains(m.to) && r.squares == [m.to]);
                holds!((r.takes, r.loses) == (takes, loses));
            }
            Cause::TakesFree
            | Cause::TakesMore
            | Cause::TradesAhead
            | Cause::Trades
            | Cause::CheapestCapture
            | Cause::TakesLess => {
                holds!(!open && takes > 0 && set(&r.squares) == taken);
                holds!((r.takes, r.loses) == (takes, loses));
                let [own, other] = [side, enemy].map(|side| game.position().pieces(side).count());
                match r.cause {
                    Cause::TakesFree => holds!(loses == 0),
                    Cause::TakesMore => holds!(loses > 0 && takes > loses),
                    Cause::TradesAhead => {
                        holds!(takes == loses && own == other + r.count && r.count > 0)
                    }
                    Cause::Trades => holds!(takes == loses),
                    Cause::TakesLess => holds!(takes < loses),
                    _ => {
                        let cost = |(takes, loses): (u32, u32)| loses as i32 - takes as i32;
                        holds!(takes < loses && !others.is_empty());
                        holds!(prices().iter().all(|p| p.0 > 0));
                        let own = cost((takes, loses));
                        holds!(prices().iter().all(|p| cost(*p) >= own));
                    }
                }
            }
            Cause::LeavesCapture | Cause::BreaksDuty => {
                holds!(open && next.position().huffs() == set(&r.squares));
                if r.cause == Cause::LeavesCapture {
                    let kept = others.iter().map(|a| after(game, *a));
                    let kept = kept.filter(|then| {
                        then.position().huffs().is_empty() && !gone(game, then, enemy).is_empty()
                    });
                    let net =
                        |then: Game| most(&then) as i32 - gone(game, &then, enemy).count() as i32;
                    let least = kept.map(net).min().ok_or("no capture was left")?;
                    holds!(r.loses as i32 == loses as i32 - takes as i32);
                    holds!(least == r.of as i32 && r.of > r.loses);
                }
            }
            Cause::Sacrifices | Cause::OffersTrade => {
                holds!(!open);
                let answers: Vec<(i32, i32)> = moves(&next)
                    .iter()
                    .map(|then| (gone(&next, then, side).count() as i32, most(then) as i32))
                    .collect();
                let least = i32::from(r.cause == Cause::Sacrifices);
                holds!(answers.iter().all(|(given, back)| back - given >= least));
                holds!(r.loses > 0 && answers.contains(&(r.loses as i32, r.takes as i32)));
                let worst = answers.iter().filter(|a| a.0 > 0).map(|a| a.1 - a.0).min();
                holds!(worst == Some(r.takes as i32 - r.loses as i32));
            }
            Cause::WinsPiece => {
                holds!(calm && r.takes > 0);
                let back = moves(&next).iter().map(most).min();
                holds!(back == Some(r.takes));
            }
            Cause::KingNext => {
                holds!(calm);
                holds!(moves(&next).iter().all(|then| !crowned(then).is_empty()));
            }
            Cause::StopsKing => {
                let idle = swapped(game).ok_or("no such position")?;
                holds!(crowned(&idle) == set(&r.squares) && !r.squares.is_empty());
                holds!(!open && crowned(&next).is_empty());
            }
            Cause::Saves | Cause::SavesSome => {
                let idle = swapped(game).ok_or("no such position")?;
                let m = m.ok_or("no move")?;
                holds!(takes == 0 && !open);
                let danger = victims(&next);
                for square in victims(&idle) {
                    let stands = if square == m.from { m.to } else { square };
                    holds!(r.squares.contains(&square) != danger.contains(stands));
                }
                holds!(r.squares.iter().all(|s| victims(&idle).contains(*s)));
                if r.cause == Cause::Saves {
                    holds!(loses == 0 && !r.squares.is_empty() && most(&idle) == r.loses);
                    holds!(r.count as usize == r.squares.len());
                } else {
                    holds!(loses == r.loses && most(&idle) == r.of && r.of > loses && loses > 0);
                }
            }
            Cause::OnlySafe => {
                holds!(calm && r.count as usize == others.len());
                let least = prices().iter().map(|p| p.1).min();
                holds!(least == Some(r.loses) && r.loses > 0);
            }
            Cause::Forks | Cause::Threatens => {
                let again = swapped(&next).ok_or("no such position")?;
                holds!(calm && takes == 0 && r.takes > 0);
                holds!(most(&again) == r.takes && victims(&again) == set(&r.squares));
                holds!((r.squares.len() > 1) == (r.cause == Cause::Forks));
            }
            Cause::Gains | Cause::HeadsForDraw => {
                let mut played = game.clone();
                let mut counts = [0, 0];
                for action in self.line {
                    let mover = played.position().side();
                    let then = after(&played, *action);
                    counts[mover as usize] += gone(&played, &then, mover.other()).count();
                    played = then;
                }
                holds!(r.plies as usize == self.line.len());
                if r.cause == Cause::Gains {
                    let [takes, loses] = [side, enemy].map(|side| counts[side as usize]);
                    holds!((r.takes, r.loses) == (takes, loses) && takes > loses);
                    holds!(played.position().side() == side || most(&played) == 0);
                } else {
                    holds!(played.outcome().is_some_and(|o| o.winner.is_none()));
                }
            }
            Cause::Forces => {
                holds!(actions(&next).len() == 1 && r.loses == loses);
            }
            Cause::Runs | Cause::OpensWay => {
                let m = m.ok_or("no move")?;
                let [man] = r.squares[..] else {
                    return Err("not one man".to_string());
                };
                holds!(calm && steps(&next, man) == Some(r.count));
                let before = if r.cause == Cause::Runs { m.from } else { man };
                holds!((man == m.to) == (r.cause == Cause::Runs));
                holds!(steps(game, before).is_none_or(|before| before > r.count));
            }
            Cause::Safe | Cause::LosesLeast => {
                holds!(!open && r.of as usize == others.len() && r.loses == loses);
                holds!((loses == 0 && next.outcome().is_none()) == (r.cause == Cause::Safe));
                let prices = prices();
                holds!(prices.iter().all(|p| p.1 >= loses));
                let worse = prices.iter().filter(|p| p.1 > loses).count();
                holds!(worse == r.count as usize && worse > 0);
            }
            Cause::Cramps => {
                let idle = swapped(game).ok_or("no such position")?;
                holds!(calm && most(&idle) == 0);
                holds!(moves(&next).len() == r.count as usize);
                holds!(moves(&idle).len() == r.of as usize && 2 * r.count <= r.of);
            }
            Cause::FreesKing => {
                let m = m.ok_or("no move")?;
                let again = swapped(&next).ok_or("no such position")?;
                let places = |game: &Game, from| {
                    let all = game.legal().moves;
                    all.iter().filter(|m| m.from == from).count() as u32
                };
                holds!(calm && game.position().kings().contains(m.from));
                holds!(most(game) == 0 && most(&again) == 0);
                holds!((places(&again, m.to), places(game, m.from)) == (r.count, r.of));
                holds!(r.count > 2 * r.of);
            }
            Cause::Advances => {
                let m = m.ok_or("no move")?;
                let board = game.rules().board;
                let row = |square| match side {
                    Side::White => board.height() - 1 - board.rank(square),
                    Side::Black => board.rank(square),
                } as u32;
                holds!(calm && !game.position().kings().contains(m.from));
                holds!(row(m.to) == r.count && r.count < row(m.from) && r.squares == [m.to]);
            }
            Cause::MoreLines => {
                let m = m.ok_or("no move")?;
                let lines = [m.to, m.from].map(|s| neighbours(game, s).len() as u32);
                holds!(calm && lines == [r.count, r.of] && r.count > r.of);
            }
            Cause::KeepsBack => {
                let row = |game: &Game| {
                    let men = game.position().pieces(side) & !game.position().kings();
                    let row = game.rules().promotion(enemy);
                    men & row
                };
                holds!(calm && row(game) == row(&next) && row(game) == set(&r.squares));
                holds!(!r.squares.is_empty());
            }
            Cause::Joins => {
                let m = m.ok_or("no move")?;
                let beside = |game: &Game, square| {
                    let own = game.position().pieces(side);
                    let near = neighbours(game, square).into_iter();
                    near.filter(|s| own.contains(*s)).count() as u32
                };
                holds!(calm && (beside(&next, m.to), beside(game, m.from)) == (r.count, r.of));
                holds!(r.count > r.of);
            }
            Cause::MoreRoom => {
                let again = swapped(&next).ok_or("no such position")?;
                holds!(calm && most(game) == 0 && most(&again) == 0);
                let rooms = [&again, game].map(|game| moves(game).len() as u32);
                holds!(rooms == [r.count, r.of] && r.count > r.of);
            }
            Cause::Level => holds!(self.alone && takes == 0 && loses == 0),
            Cause::NothingBetter => holds!(self.alone && r.loses == loses && loses > 0),
            other => return Err(format!("{} is no reason for a deed", other.code())),
        }
        Ok(Sure::Proved)
    }
}
