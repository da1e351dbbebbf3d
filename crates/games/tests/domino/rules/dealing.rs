//! Tests of the material and the deal.

use super::*;

#[test]
fn two_players_get_7_tiles_each_others_5_and_the_rest_is_the_stock() {
    for (seats, each, stock) in [(2, 7, 14), (3, 5, 13), (4, 5, 8), (5, 5, 3)] {
        let mut game = Game::new("target=100", seats);
        let shuffled = deal(&[], "");
        let events = game.play(&format!("chance {shuffled}"));
        let Event::Dealt { hands, stock: left } = events[0] else {
            panic!("{events:?}");
        };
        assert_eq!((left, game.view(ONE).number), (stock, 1));
        let dealt: Vec<usize> = hands.iter().map(|hand| hand.len()).collect();
        assert_eq!(dealt[..seats], vec![each; seats]);
        assert_eq!(dealt[seats..], vec![0; 5 - seats]);
        let all = hands.iter().copied().fold(TileSet::NONE, TileSet::or);
        assert_eq!(all.len(), each * seats, "no tile twice");
    }
}

#[test]
fn the_first_seat_gets_the_first_tiles_and_the_stock_the_last_ones() {
    let hands = ["6-6 6-5 6-4 6-3 6-2 6-1 6-0", "5-5 5-4 5-3 5-2 5-1 5-0 4-4"];
    let mut game = Game::new("target=100", 2);
    let events = game.deal(&hands, "");
    let Event::Dealt { hands: dealt, .. } = events[0] else {
        panic!("{events:?}");
    };
    assert_eq!([dealt[ONE], dealt[TWO]], hands.map(tiles));
}

#[test]
fn chance_deals_when_it_is_asked_and_at_no_other_time() {
    let hands = ["6-6 6-5 6-4 6-3 6-2 6-1 6-0", "5-5 5-4 5-3 5-2 5-1 5-0 4-4"];
    let mut game = Game::new("target=100", 2);
    assert!(matches!(Domino::pending(&game.state), Pending::Chance(_)));
    assert_eq!(game.view(ONE).number, 0);
    game.deal(&hands, "");
    let before = (game.views(), game.events.len());
    let again = Domino::apply_chance(&mut game.state, deal(&hands, ""), &mut game.events);
    assert!(again.is_err());
    assert_eq!(before, (game.views(), game.events.len()));
}

#[test]
fn a_deal_has_every_tile_once() {
    let mut all: Vec<Tile> = Tile::all().collect();
    assert!(Deal::new(all.clone().try_into().unwrap()).is_some());
    all[3] = all[4];
    assert!(Deal::new(all.try_into().unwrap()).is_none());
}
