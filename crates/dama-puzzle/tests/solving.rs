//! Puzzles solved through the public interface, against every reply and with every
//! wrong turn.

mod support;

use dama_engine::{Clocks, Game, Naming, RulesId};
use dama_puzzle::solving::{SolvingFault, Variation};
use dama_puzzle::{Deed, Entry, Prover, Solving, State, Verdict, prove};
use support::{banks, sample};

/// Puzzles of each bank; more with `DAMA_FULL`.
fn many() -> usize {
    match std::env::var_os("DAMA_FULL") {
        Some(_) => 24,
        None => 6,
    }
}

fn each(f: impl FnMut(&Entry)) {
    each_of(many(), f);
}

fn each_of(count: usize, mut f: impl FnMut(&Entry)) {
    for bank in banks() {
        // always the same ones
        for at in sample(count, 100, 3) {
            f(&bank.puzzles[at]);
        }
    }
}

/// Plays the solution that [`Solving::solution`] gives, along the best defence.
#[test]
fn every_puzzle_can_be_played_to_its_end_by_its_own_solution() {
    let mut solved = 0;
    each(|entry| {
        let text = entry.text();
        let mut solving = Solving::new(&entry.position, entry.moves);
        let mut game = Game::from_position(entry.position, Clocks::default());
        let solution = solving.solution(Naming::Names).expect(&text);
        let mut variations: &[Variation] = &solution;
        let mut own = 0;
        'game: loop {
            let [turn] = variations else {
                panic!("{text}: {} winning turns are shown", variations.len());
            };
            assert!(turn.own);
            own += 1;
            for deed in &turn.deeds {
                let verdict = solving.judge(deed).expect(&text);
                game.act((*deed).into()).expect(&text);
                match verdict {
                    Verdict::GoesOn => {}
                    Verdict::Won => break 'game,
                    Verdict::Right { reply, left } => {
                        assert_eq!(left, entry.moves - own);
                        for deed in &reply {
                            game.act((*deed).into()).expect(&text);
                        }
                        let answer = turn.then.first().expect("a reply");
                        assert_eq!(answer.deeds, reply, "{text}: the best defence comes first");
                        variations = &answer.then;
                    }
                    Verdict::Wrong(why) => panic!("{text}: {}: {why:?}", turn.text),
                }
            }
        }
        assert_eq!(
            own, entry.moves,
            "{text}: the best defence holds out as long as told"
        );
        let winner = game.outcome().and_then(|outcome| outcome.winner);
        assert_eq!(winner, Some(entry.position.side()), "{text}");
        assert!(solving.is_over());
        let more = solving.judge(&Deed::Oblige);
        assert_eq!(more, Err(SolvingFault::Over));
        solved += 1;
    });
    assert_eq!(solved, 5 * many());
}

/// Every leaf of the tree of variations is a win on the board.
#[test]
fn the_solution_answers_every_defence() {
    fn walk(game: &Game, turns: &[Variation], side: dama_engine::Side, leaves: &mut usize) {
        let replies = turns.iter().filter(|turn| !turn.own).count();
        if replies > 0 {
            assert_eq!(replies, State::new(*game.position()).turns().len());
        }
        for turn in turns {
            let mut next = game.clone();
            for deed in &turn.deeds {
                next.act((*deed).into()).expect(&turn.text);
            }
            if turn.then.is_empty() {
                assert_eq!(
                    next.outcome().and_then(|o| o.winner),
                    Some(side),
                    "{}",
                    turn.text
                );
                *leaves += 1;
            } else {
                walk(&next, &turn.then, side, leaves);
            }
        }
    }
    let mut leaves = 0;
    each(|entry| {
        let mut solving = Solving::new(&entry.position, entry.moves);
        let solution = solving.solution(Naming::Names).expect("a solution");
        let game = Game::from_position(entry.position, Clocks::default());
        walk(&game, &solution, entry.position.side(), &mut leaves);
    });
    assert!(leaves > 10 * many(), "{leaves}");
}

#[test]
fn every_wrong_first_turn_is_refuted_by_something_that_can_be_played() {
    let (mut wrong, mut late) = (0, 0);
    // all of a puzzle's turns are many
    each_of(many() / 4, |entry| {
        let text = entry.text();
        let proof = prove(&mut Prover::new(), &entry.position, entry.moves).expect(&text);
        let mut solving = Solving::new(&entry.position, entry.moves);
        for deed in State::new(entry.position).deeds() {
            if proof.solution.deeds.first() == Some(&deed) {
                continue;
            }
            let Verdict::Wrong(why) = solving.judge(&deed).expect(&text) else {
                panic!("{text}: {deed:?} is not the solution");
            };
            assert_eq!(
                solving.state(),
                &State::new(entry.position),
                "nothing has changed"
            );
            let mut game = Game::from_position(entry.position, Clocks::default());
            game.act(deed.into()).expect(&text);
            for deed in &why.line {
                game.act((*deed).into()).expect(&text);
            }
            let winner = game.outcome().and_then(|outcome| outcome.winner);
            assert_ne!(winner, Some(entry.position.side()), "{text}: {deed:?}");
            assert!(game.outcome().is_some() || !why.texts.is_empty());
            late += usize::from(why.late.is_some());
            wrong += 1;
        }
    });
    assert!(
        wrong > 100 && late > 0 && late < wrong / 2,
        "{wrong}, {late}"
    );
}

/// Whatever wins in time is right: all last moves that end the game, all second moves.
#[test]
fn every_turn_that_wins_in_time_is_right() {
    let mut choices = 0;
    each(|entry| {
        let text = entry.text();
        let proof = prove(&mut Prover::new(), &entry.position, entry.moves).expect(&text);
        let mut solving = Solving::new(&entry.position, entry.moves);
        for deed in &proof.solution.deeds {
            solving.judge(deed).expect(&text);
        }
        if solving.is_over() {
            return;
        }
        let (state, left) = (*solving.state(), solving.left());
        let mut prover = Prover::new();
        for turn in state.turns().into_iter().filter(|turn| !turn.huffs()) {
            prover.begin(u64::MAX);
            let wins = prover
                .turn_wins(&turn, state.side(), left)
                .expect("no limit");
            let mut again = Solving::new(&entry.position, entry.moves);
            for deed in &proof.solution.deeds {
                again.judge(deed).expect(&text);
            }
            let verdict = again.judge(&turn.deeds[0]).expect(&text);
            assert_eq!(
                matches!(verdict, Verdict::Wrong(_)),
                !wins,
                "{text}: {turn:?}"
            );
            choices += usize::from(wins);
        }
    });
    assert!(choices >= 5 * many() / 2, "{choices}");
}

#[test]
fn hints_show_the_piece_and_the_square_of_the_solution() {
    each(|entry| {
        let text = entry.text();
        let proof = prove(&mut Prover::new(), &entry.position, entry.moves).expect(&text);
        let mut solving = Solving::new(&entry.position, entry.moves);
        let hint = solving.hint().expect(&text);
        match proof.solution.deeds[0] {
            Deed::Move(m) => assert_eq!((hint.piece, hint.square), (m.from, m.to)),
            Deed::Huff(square) => assert_eq!((hint.piece, hint.square), (square, square)),
            Deed::Oblige => panic!("{text}: nothing to oblige"),
        }
        let mover = entry.position.piece(hint.piece).expect("a piece");
        let huffs = matches!(proof.solution.deeds[0], Deed::Huff(_));
        assert_eq!(mover.side == entry.position.side(), !huffs);
    });
}

#[test]
fn what_cannot_be_done_is_refused_and_changes_nothing() {
    let entry = &support::bank(RulesId::Turkish).puzzles[0];
    let mut solving = Solving::new(&entry.position, entry.moves);
    assert_eq!(solving.judge(&Deed::Oblige), Err(SolvingFault::NotLegal));
    let mut m = entry.position.legal().moves[0];
    m.to = m.from;
    assert_eq!(solving.judge(&Deed::Move(m)), Err(SolvingFault::NotLegal));
    assert_eq!(solving.state(), &State::new(entry.position));
    assert_eq!(solving.left(), entry.moves);
}
