/** Lanczos' coefficients for g = 7. */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
] as const;

/** The logarithm of the gamma function, for x of at least one half. */
function logGamma(x: number): number {
  const at = x - 1;
  const sum = LANCZOS.reduce((before, each, i) => (i === 0 ? each : before + each / (at + i)), 0);
  const t = at + 7.5;
  return 0.5 * Math.log(2 * Math.PI) + (at + 0.5) * Math.log(t) - t + Math.log(sum);
}

const SMALL = 1e-15;
const TINY = 1e-300;

/** The lower incomplete gamma function, regularised, by its series: fast where x is below a + 1. */
function lowerBySeries(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; Math.abs(term) > Math.abs(sum) * SMALL; n++) {
    term *= x / (a + n);
    sum += term;
  }
  return sum * Math.exp(a * Math.log(x) - x - logGamma(a));
}

/** The upper one by its continued fraction (Lentz's method): fast where x is above a + 1. */
function upperByFraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = 1 / TINY;
  let d = 1 / b;
  let fraction = d;
  for (let n = 1, change = 0; Math.abs(change - 1) > SMALL; n++) {
    const top = -n * (n - a);
    b += 2;
    d = 1 / nonZero(top * d + b);
    c = nonZero(b + top / c);
    change = d * c;
    fraction *= change;
  }
  return fraction * Math.exp(a * Math.log(x) - x - logGamma(a));
}

const nonZero = (x: number): number => (Math.abs(x) < TINY ? TINY : x);

/** The probability of a chi-squared of at least x with `k` degrees of freedom. */
export function chiSquaredAbove(x: number, freedom: number): number {
  if (x <= 0) return 1;
  const [a, half] = [freedom / 2, x / 2];
  return half < a + 1 ? 1 - lowerBySeries(a, half) : upperByFraction(a, half);
}

/** With fewer degrees of freedom good chance is now and then perfectly even, as when heads and tails come equally often. */
const FEWEST_FOR_TOO_EVEN = 10;

/** The probability of being as far off either way: too even is as suspicious as too uneven. */
export function eitherWay(x: number, freedom: number): number {
  const above = chiSquaredAbove(x, freedom);
  return freedom < FEWEST_FOR_TOO_EVEN ? above : Math.min(1, 2 * Math.min(above, 1 - above));
}
