//! How long a program takes for what others far away make it do. Run with `cargo bench --bench far`.

use divan::Bencher;
use snuffel::remote::fingerprint;

fn main() {
    divan::main();
}

/// Knowing the rules of all games, which each program does once, before it hosts or joins for the first time.
#[divan::bench]
fn rules(bencher: Bencher<'_, '_>) {
    bencher.bench_local(fingerprint::find);
}
