//! Looking back on games: the moment is where somebody threw something away, the better
//! deed is better, and a game without such a moment has none. And why wrong moves fail.

mod claims;
mod support;

use dama_engine::{Action, Game, Move, Position, RulesId, Side, fen, record};
use dama_search::explain::refutation;
use dama_search::review::Turn;
use dama_search::{
    Cause, Level, Limits, Manner, Player, Progress, Reviewer, Root, Score, Search, Seeded, Step,
    review,
};

fn turned(game: &Game, nodes: u64) -> Option<Turn> {
    let mut reviewer = Reviewer::new(game, nodes, None);
    let (mut before, mut share) = (0, 0.0);
    while reviewer.step(500) == Progress::More {
        assert!(reviewer.turn().is_none(), "not before it is done");
        assert!(reviewer.nodes() - before <= 500);
        assert!(reviewer.share() >= share && reviewer.share() < 1.0);
        (before, share) = (reviewer.nodes(), reviewer.share());
    }
    assert_eq!(reviewer.share(), 1.0);
    reviewer.turn().cloned()
}

fn game(text: &str) -> Game {
    record::read(text).unwrap()
}

#[test]
fn a_man_given_away_is_found() {
    // d4-d5 loses a man for nothing; it was level before
    let text = "turkish;W:Wa2,b2,c2,d3:Ba7,b7,c7,e6;d3-d4 e6-d6 d4-d5 d6xd4 a2-a3 d4-d3 0-1";
    let turn = turned(&game(text), 3_000).unwrap();
    assert_eq!((turn.ply, turn.side), (2, Side::White));
    assert_ne!(turn.better.action, turn.played);
    assert!(turn.before > Score::eval(-60) && turn.after < Score::eval(-100));
    let fails = turn.fails.unwrap();
    assert_eq!(fails.cause, Cause::FailsLosesPieces);
    assert_eq!((fails.loses, fails.takes), (1, 0));
}

#[test]
fn a_game_that_nobody_threw_away_never_turned() {
    for text in [
        "turkish;a3-a4 h6-h5 1/2-1/2",
        "tama;a3-a4 1-0",
        "turkish;",
        "filippina;W:Wa1:BKd4,Kh8,Kb8,Kd8;a1-b2 1/2-1/2",
        // over before anything was done
        "turkish;W:WKa1:BKh8",
    ] {
        assert_eq!(turned(&game(text), 1_000), None, "{text}");
    }
}

/// A won game that is let slip into a draw is one that turned.
#[test]
fn a_win_let_slip_is_found() {
    // a king is put where it can be taken
    let text = "turkish;W:WKd1,f4,g3:BKh8;d1-d8 h8xa8 1/2-1/2";
    let turn = turned(&game(text), 3_000).unwrap();
    assert_eq!((turn.ply, turn.side), (0, Side::White));
    assert!(turn.before >= Score::eval(100) && turn.after < Score::eval(100));
}

/// In games of the weakest level against the strongest the loser has mostly thrown
/// something away, and it is always the loser who did.
#[test]
fn games_of_weak_players_turn() {
    let mut found = 0;
    let mut games = 0;
    for id in [
        RulesId::Turkish,
        RulesId::Filippina,
        RulesId::LaDama,
        RulesId::Dhamet,
    ] {
        for seed in 0..3 {
            let mut players = [
                Player::new(Level::Easy, seed),
                Player::new(Level::Medium, seed),
            ];
            players[1].limit(Limits {
                nodes: 1_500,
                depth: 4,
            });
            let mut game = Game::new(id.rules());
            while game.outcome().is_none() {
                let mover = game.position().side() as usize;
                let action = players[mover].think(&game).unwrap();
                game.act(action).unwrap();
            }
            games += 1;
            let Some(turn) = turned(&game, 600) else {
                continue;
            };
            found += 1;
            let winner = game.outcome().unwrap().winner;
            assert!(winner.is_none_or(|winner| winner != turn.side));
            assert_eq!(game.actions()[turn.ply], turn.played);
            assert_ne!(turn.better.action, turn.played);
            assert!(turn.before > turn.after);
            let then = review::game_at(&game, turn.ply).unwrap();
            assert_eq!(then.position().side(), turn.side);
            // the better line can be played from there
            let mut ahead = then.clone();
            for action in &turn.better.line {
                ahead.act(*action).unwrap();
            }
            // and so can its slices be of any size
            if seed == 0 {
                let mut whole = Reviewer::new(&game, 600, None);
                while whole.step(u64::MAX) == Progress::More {}
                assert_eq!(whole.turn(), Some(&turn));
            }
        }
    }
    println!("{found} of {games} games turned");
    assert!(found * 3 >= games * 2, "{found} of {games}");
}

fn position(id: RulesId, text: &str) -> Position {
    fen::read(id.rules(), text).unwrap().0
}

/// What each refutation says is so.
fn check(before: &Position, wrong: Action, line: &[Step]) -> Cause {
    let Action::Move(m) = wrong else {
        panic!("a move was expected");
    };
    let reason = refutation(before, &m, line);
    let side = before.side();
    let mut game = Game::from_position(*before, Default::default());
    let start = game.clone();
    game.act(wrong).unwrap();
    let after = game.clone();
    let count = |game: &Game, side| game.position().pieces(side).count();
    let lost = |from: &Game, to: &Game, side| count(from, side) - count(to, side);
    let mut games = vec![game.clone()];
    for step in line {
        let action = match step {
            Step::Huff(square) => Action::Huff(*square),
            Step::Move(m) => Action::Move(*m),
        };
        if game.act(action).is_err() {
            break;
        }
        games.push(game.clone());
    }
    // the end of the other side's first turn
    let answered = games[1..]
        .iter()
        .find(|game| game.position().side() == side);
    match reason.cause {
        Cause::FailsLoses => {
            assert_eq!(game.outcome().and_then(|o| o.winner), Some(side.other()));
            assert_eq!(reason.plies as usize, games.len());
        }
        Cause::FailsDraws => assert!(game.outcome().is_some_and(|o| o.winner.is_none())),
        Cause::FailsBlown => assert_eq!(line.first(), Some(&Step::Huff(reason.squares[0]))),
        Cause::FailsLosesPieces => {
            let then = answered.unwrap();
            assert_eq!(reason.loses, lost(&after, then, side));
            assert_eq!(
                reason.takes,
                lost(&start, &after, side.other()) + claims::most(then)
            );
            assert!(reason.loses > reason.takes);
        }
        Cause::FailsLater => {
            let then = &games[reason.plies as usize - 1];
            assert_eq!(reason.loses, lost(&start, then, side));
            assert_eq!(reason.takes, lost(&start, then, side.other()));
            assert!(reason.loses > reason.takes && claims::most(then) == 0);
        }
        Cause::FailsPromotes => {
            let kings = |game: &Game| {
                let own = game.position().pieces(side.other());
                (game.position().kings() & own).count()
            };
            assert_eq!(kings(answered.unwrap()), kings(&after) + 1);
        }
        Cause::FailsTakesLess => {
            assert_eq!(reason.takes, m.captured.count());
            let takes = |m: &Move| {
                let then = claims::after(&start, Action::Move(*m));
                lost(&start, &then, side.other())
            };
            let most = start.legal().moves.iter().map(takes).max();
            assert_eq!(Some(reason.count), most);
            assert!(reason.takes < reason.count);
        }
        Cause::FailsEscapes => {
            assert_eq!(claims::most(answered.unwrap()), 0);
            assert!(!reason.squares.is_empty());
        }
        Cause::FailsHolds => {}
        other => panic!("{} tells of no failure", other.code()),
    }
    assert!(reason.cause.is_failure());
    reason.cause
}

#[test]
fn refutations_are_true() {
    let mut counts = std::collections::BTreeMap::new();
    for id in RulesId::ALL {
        let mut seeded = Seeded::new(13);
        let mut search: Option<Search> = None;
        for game in support::games(id, 17, 60, 60) {
            let legal = game.legal();
            if game.outcome().is_some() || legal.moves.is_empty() {
                continue;
            }
            let wrong = Action::Move(legal.moves[seeded.below(legal.moves.len())]);
            let next = claims::after(&game, wrong);
            let limits = Limits::nodes(400);
            let root = Root::of(&next);
            match &mut search {
                Some(search) => search.restart(root, limits),
                None => search = Some(Search::new(root, limits).with_manner(Manner::default())),
            }
            let search = search.as_mut().unwrap();
            while search.step(u64::MAX) == Progress::More {}
            let line = search.report().line.clone();
            // a line that is cut short or is no line at all says less, and never breaks
            for line in [&line[..], &line[..line.len().min(1)], &[]] {
                let cause = check(game.position(), wrong, line);
                *counts.entry(cause.code()).or_insert(0) += 1;
            }
            let nonsense: Vec<Step> = legal.moves.iter().map(|m| Step::Move(*m)).collect();
            check(game.position(), wrong, &nonsense);
        }
    }
    println!("{counts:?}");
    assert!(counts.len() >= 7, "{counts:?}");
}

#[test]
fn a_move_that_is_not_legal_is_told_nothing_of() {
    let before = position(RulesId::Turkish, "W:Wa2,b2:Ba7,b7");
    let other = position(RulesId::Turkish, "W:Wh2:Ba7,b7");
    let reason = refutation(&before, &other.legal().moves[0], &[]);
    assert_eq!(reason.cause, Cause::FailsHolds);
}
