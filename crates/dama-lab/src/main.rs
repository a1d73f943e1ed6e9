//! `dama`, the native program: counts, lists, plays, shows, thinks.
//!
//! Stable, because people and scripts rely on it. Bad input ends with exit code 2 and
//! one line on standard error.

mod counting;
mod endings;
mod explaining;
mod failure;
mod gaming;
mod knowing;
mod listing;
mod matches;
mod measuring;
mod mining;
mod options;
mod playing;
mod proving;
mod showing;
mod suite;
mod thinking;
mod tuning;

use failure::Failure;
use std::io::{self, Write};
use std::process::ExitCode;

const USAGE: &str = "\
usage:
  dama perft <id> <depth> [position] [--time]   count the sequences of turns
  dama moves <id> <position>                    list the legal moves
  dama play <id> [--from <position>] [--free] <move>…
                                                play moves, 'huff d4' (or ~d4), 'oblige'
  dama show <id> <position>                     draw the board
  dama rules [<id>]                             print the rule table
  dama stress <id> <position>                   count moves and states, with the time
  dama bestmove <id> <position> [--level L | --nodes N | --ms T] [--seed S] [--tables] [--json]
                                                what the computer would play
  dama hint <id> <position> [--nodes N] [--tables]
                                                what the master would play, and why
  dama review <game text> [--nodes N] [--tables]
                                                where a game turned, and what had been better
  dama game <id> <white> <black> [--from <position>] [--seed S] [--nodes N] [--plies P]
                                                one game between two levels, turn by turn
  dama match <id> <a> <b> [--games N] [--seed S] [--nodes N] [--nodes-b N] [--early]
                                                two players: easy medium hard master random
  dama mine <id> [--seed S] [--count N] [--out FILE]
                                                look for puzzles in the program's own games
  dama prove <file>                             prove every puzzle of a bank again
  dama puzzles <id> [--bank FILE]               list a bank
  dama nodes <id> [position] [--depth D] [--nodes N] [--plain]
                                                nodes to a depth and nodes per second
  dama endings <id> [--level L] [--nodes N] [--count N] [--make] [--seed S]
                                                won endings: how many of them a level wins
  dama suite <id> [--level L] [--seed S] [--list] [--again N] [--make]
                                                tactical positions: the share that a level solves
  dama tables <id>                              solve all endings with up to three pieces
  dama tune <id> [--seed S] [--games N] [--trial N] [--nodes N]
                                                weights from own games, tried against the hand-set
ids: la-dama la-dama-strict filippina tama dhamet dhamet-zamma dhamet-soufla turkish";

fn main() -> ExitCode {
    let mut out = io::stdout().lock();
    let done = arguments().and_then(|arguments| {
        let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
        run(&words, &mut out)?;
        Ok(out.flush()?)
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

/// The words after the program's name.
fn arguments() -> Result<Vec<String>, Failure> {
    let words = std::env::args_os().skip(1).enumerate();
    words
        .map(|(i, word)| {
            word.into_string().map_err(|word| {
                let (number, shown) = (i + 1, word.to_string_lossy());
                Failure::usage(format!("argument {number}, '{shown}': expected UTF-8 text"))
            })
        })
        .collect()
}

fn run(words: &[&str], out: &mut dyn Write) -> Result<(), Failure> {
    match words {
        ["help", ..] | ["-h"] => Ok(writeln!(out, "{USAGE}")?),
        _ if words.contains(&"--help") => Ok(writeln!(out, "{USAGE}")?),
        ["perft", rest @ ..] => counting::perft(rest, out),
        ["stress", rest @ ..] => counting::stress(rest, out),
        ["moves", rest @ ..] => listing::moves(rest, out),
        ["play", rest @ ..] => playing::play(rest, out),
        ["show", rest @ ..] => showing::show(rest, out),
        ["rules", rest @ ..] => showing::rules(rest, out),
        ["bestmove", rest @ ..] => thinking::bestmove(rest, out),
        ["hint", rest @ ..] => explaining::hint(rest, out),
        ["review", rest @ ..] => explaining::review(rest, out),
        ["game", rest @ ..] => gaming::run(rest, out),
        ["match", rest @ ..] => matches::run(rest, out),
        ["nodes", rest @ ..] => measuring::nodes(rest, out),
        ["mine", rest @ ..] => mining::run(rest, out),
        ["prove", rest @ ..] => proving::prove(rest, out),
        ["puzzles", rest @ ..] => proving::list(rest, out),
        ["endings", rest @ ..] => endings::run(rest, out),
        ["suite", rest @ ..] => suite::run(rest, out),
        ["tables", rest @ ..] => thinking::tables(rest, out),
        ["tune", rest @ ..] => tuning::run(rest, out),
        [] => Err(Failure::usage("expected a command; see 'dama help'")),
        [other, ..] => Err(Failure::usage(format!(
            "command, '{other}': expected perft, moves, play, show, rules, stress, bestmove, hint, review, game, match, nodes, endings, suite, mine, prove, puzzles, tables, tune or help"
        ))),
    }
}
