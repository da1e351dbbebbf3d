//! Estimates from deals: each deal is played in all seatings, so that its luck favours every player in turn. Estimates
//! from deals are more precise than those from as many independent games.

/// A mean over deals, and the interval that is likely to contain the true mean.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The mean of the deals.
    pub mean: f64,
    /// The 95 % confidence interval, from and to.
    pub interval: (f64, f64),
}

impl Estimate {
    /// The mean of `values`, one per deal, each from `least` to `most`, with Student's interval. The interval includes
    /// two imaginary deals, one of the least value and one of the most: otherwise a series of deals that all end alike
    /// would leave no doubt. (Agresti and Coull do the same for single games.)
    pub fn from_values(values: &[f64], least: f64, most: f64) -> Estimate {
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

/// The 97.5 % quantile of Student's t by the Cornish-Fisher expansion: too low by 3 % for two degrees of freedom, and
/// by less for more.
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
        // The first seat always wins: each deal is shared, and only the two imaginary deals leave a doubt.
        let even = Estimate::from_values(&[0.5; 100], 0.0, 1.0);
        assert_eq!(even.mean, 0.5);
        assert!(even.interval.0 > 0.48 && even.interval.1 < 0.52, "{even:?}");
        // The better player wins both seatings or loses both: 100 deals tell as much as 100 games.
        let all: Vec<f64> = (0..100).map(|deal| f64::from(deal % 2)).collect();
        let wide = Estimate::from_values(&all, 0.0, 1.0);
        assert!((wide.interval.0 - 0.402).abs() < 0.005 && (wide.interval.1 - 0.598).abs() < 0.005, "{wide:?}");
    }

    #[test]
    fn few_deals_never_leave_no_doubt() {
        for deals in [0, 1, 5] {
            let won = Estimate::from_values(&vec![1.0; deals], 0.0, 1.0);
            assert!(won.interval.0 < 0.8 && won.interval.1 == 1.0, "{won:?}");
        }
        assert_eq!(Estimate::from_values(&[], 0.0, 1.0).interval, (0.0, 1.0));
    }
}
