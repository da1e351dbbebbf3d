//! Deals in pairs: on each deal all seatings are played, so that the luck of a deal tells for and against everybody. What
//! is estimated from deals is surer than what is estimated from as many games that have nothing to do with each other.

/// A mean of deals, and where the true one is likely to be.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The mean of the deals.
    pub mean: f64,
    /// The 95 % interval, from and to.
    pub interval: (f64, f64),
}

impl Estimate {
    /// The mean of `values`, one of each deal, each from `least` to `most`; and its interval after Student, in which two
    /// deals count that were not played: one of the least value and one of the most. Without them a row of deals that
    /// all end alike would leave no doubt (Agresti and Coull do so for single games).
    pub fn of(values: &[f64], least: f64, most: f64) -> Estimate {
        let played = values.len().max(1) as f64;
        let sum: f64 = values.iter().sum();
        let counted = values.len() as f64 + 2.0;
        let middle = (sum + least + most) / counted;
        let squares: f64 = values.iter().chain(&[least, most]).map(|value| (value - middle).powi(2)).sum();
        let freedom = counted - 1.0;
        let spread = student(freedom) * (squares / freedom / counted).sqrt();
        let interval = ((middle - spread).max(least), (middle + spread).min(most));
        Estimate { mean: sum / played, interval }
    }
}

/// The value below which Student's t is in 97.5 % of all cases, by the expansion of Cornish and Fisher: too low by 3 %
/// for two degrees of freedom, and by less for more.
fn student(freedom: f64) -> f64 {
    const Z: f64 = 1.959_964;
    let terms = [
        (Z.powi(3) + Z) / 4.0,
        (5.0 * Z.powi(5) + 16.0 * Z.powi(3) + 3.0 * Z) / 96.0,
        (3.0 * Z.powi(7) + 19.0 * Z.powi(5) + 17.0 * Z.powi(3) - 15.0 * Z) / 384.0,
    ];
    terms.iter().rev().fold(0.0, |rest, term| (rest + term) / freedom) + Z
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_values_of_student_are_those_of_the_tables() {
        for (freedom, known) in [(5.0, 2.571), (10.0, 2.228), (30.0, 2.042), (500.0, 1.965)] {
            assert!((student(freedom) - known).abs() < 0.005, "{freedom}: {}", student(freedom));
        }
    }

    #[test]
    fn deals_that_balance_themselves_leave_less_doubt_than_as_many_games() {
        // Whoever sits first wins: each deal is shared, and only the two deals that were not played leave a doubt.
        let even = Estimate::of(&[0.5; 100], 0.0, 1.0);
        assert_eq!(even.mean, 0.5);
        assert!(even.interval.0 > 0.48 && even.interval.1 < 0.52, "{even:?}");
        // The better player wins both seatings or loses both: 100 deals tell as much as 100 games.
        let all: Vec<f64> = (0..100).map(|deal| f64::from(deal % 2)).collect();
        let wide = Estimate::of(&all, 0.0, 1.0);
        assert!((wide.interval.0 - 0.402).abs() < 0.005 && (wide.interval.1 - 0.598).abs() < 0.005, "{wide:?}");
    }

    #[test]
    fn few_deals_never_leave_no_doubt() {
        for deals in [0, 1, 5] {
            let won = Estimate::of(&vec![1.0; deals], 0.0, 1.0);
            assert!(won.interval.0 < 0.8 && won.interval.1 == 1.0, "{won:?}");
        }
        assert_eq!(Estimate::of(&[], 0.0, 1.0).interval, (0.0, 1.0));
    }
}
