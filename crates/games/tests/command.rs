//! Tests of commands alongside the words of all games.

use snuffel_core::text::command::Misread;
use snuffel_core::text::style::{Lang, Spelling, Wording};
use snuffel_core::text::teller::Teller;
use snuffel_games as games;

#[test]
fn a_move_of_another_game_is_no_beginning_of_a_command() {
    let mut teller = Teller::new(Lang::Nl, Wording::Normal, Spelling::Plain, &[]);
    let read =
        |teller: &Teller, line: &str| teller.grammar(&["code"], &[]).parse(line, |_| None).map(|command| command.verb);
    assert_eq!(read(&teller, "pass"), Ok("code"));
    games::ALL.iter().for_each(|kind| teller.learn(kind.texts().words));
    for line in ["pass", "pas", "Pass."] {
        assert!(matches!(read(&teller, line), Err(Misread::Unknown(_))), "{line}");
    }
    for line in ["passw", "password", "wachtw"] {
        assert_eq!(read(&teller, line), Ok("code"), "{line}");
    }
}
