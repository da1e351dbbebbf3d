//! Arithmetic that gives the same bits on every system.
//!
//! The standard library takes exponentials, logarithms and powers from the system, and systems differ in the last bit.
//! One bit is enough for a computer player to decide otherwise, so that the same seed would give a different game.
//! Sums, products, quotients and square roots are exact everywhere; for the rest, core and games use this module, and
//! `crates/clippy.toml` forbids the methods of the standard library.
//!
//! Exponentials and logarithms are computed in double precision and rounded, so that they are nearly always the nearest
//! representable number, as with good system libraries.

use std::ops::Mul;

/// e to the power of a number.
pub fn exp(number: f32) -> f32 {
    libm::exp(number.into()) as f32
}

/// The natural logarithm of a number.
pub fn ln(number: f32) -> f32 {
    libm::log(number.into()) as f32
}

/// Returns the share of exp(`own`) in the sum of the exponentials of `all`, which include `own`: the chance of winning
/// with that strength.
pub fn share(own: f32, all: impl Iterator<Item = f32>) -> f32 {
    let (mut part, mut sum) = (0.0, 0.0);
    for number in all {
        let weight = exp(number);
        sum += weight;
        if number == own {
            part = weight;
        }
    }
    part / sum
}

/// Raises `base` to a whole power by repeated squaring: 1 for the power of 0.
pub fn power<N: Copy + Mul<Output = N> + From<u8>>(base: N, exponent: u32) -> N {
    let (mut power, mut square, mut rest) = (N::from(1), base, exponent);
    loop {
        if rest & 1 == 1 {
            power = power * square;
        }
        rest >>= 1;
        if rest == 0 {
            return power;
        }
        square = square * square;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::stream;
    use rand::RngExt;

    #[test]
    fn powers_are_those_of_whole_numbers() {
        for (base, exponent) in (0..6u8).flat_map(|base| (0..9).map(move |exponent| (base, exponent))) {
            let exact = u32::from(base).pow(exponent);
            assert_eq!(power(f64::from(base), exponent), f64::from(exact), "{base} {exponent}");
            assert_eq!(power(f32::from(base), exponent), exact as f32, "{base} {exponent}");
        }
        assert_eq!(power(10.0, 22), 1e22);
    }

    #[test]
    fn exponentials_and_logarithms_are_each_others_inverse() {
        let mut random = stream(0, 0, 0);
        for _ in 0..10_000 {
            let number = random.random_range(-20.0..20.0f32);
            let back = f64::from(ln(exp(number)));
            assert!((back - f64::from(number)).abs() < 1e-5, "{number} {back}");
        }
        assert_eq!((exp(0.0), ln(1.0)), (1.0, 0.0));
    }

    #[test]
    fn the_shares_of_all_are_the_whole() {
        let all = [0.5, 2.0, 0.5, -1.0f32];
        let shares = all.map(|own| share(own, all.into_iter()));
        assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-6, "{shares:?}");
        assert!(shares[1] > shares[0] && shares[0] == shares[2] && shares[2] > shares[3], "{shares:?}");
    }

    /// The bits that all systems must produce.
    #[test]
    fn they_give_the_same_bits_everywhere() {
        let mut random = stream(1, 0, 0);
        let mut bits = 0u64;
        for _ in 0..10_000 {
            let number = random.random_range(-20.0..20.0f32);
            for result in [exp(number), ln(number.abs()), power(number, 5)] {
                bits = bits.rotate_left(5) ^ u64::from(result.to_bits());
            }
        }
        assert_eq!(bits, 0x397a_f174_3604_5397);
    }
}
