/** A belief about a player's strength: the mean and the standard deviation. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** A player nobody knows anything about. */
export const NEW_PLAYER: Rating = { mu: 25, sigma: 25 / 3 };

/** How much one player's results vary from match to match. */
const BETA_SQUARED = (NEW_PLAYER.sigma / 2) ** 2;
/** A variance never shrinks by more than this factor in one match. */
const KAPPA = 0.0001;

/** A player's rating before a match, and their place in it: a smaller one is better, and players can share one. */
export interface Placed extends Rating {
  readonly place: number;
}

/**
 * The ratings after a match, by Weng and Lin's update for the Plackett–Luce model ("A Bayesian Approximation Method for Online
 * Ranking", 2011, algorithm 4). Sums go by the order of the seats, so that the same match always gives the same bits.
 */
export function rate(players: readonly Placed[]): readonly Rating[] {
  const c = Math.sqrt(players.reduce((sum, { sigma }) => sum + sigma ** 2 + BETA_SQUARED, 0));
  const strengths = players.map(({ mu }) => Math.exp(mu / c));
  const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);
  // For each player, the strength of everybody who didn't do better, and how many share the place.
  const rivals = players.map(({ place }) => sumOf(strengths.filter((_, at) => (players[at]?.place ?? 0) >= place)));
  const sharing = players.map(({ place }) => players.filter(other => other.place === place).length);
  return players.map(({ mu, sigma, place }, own) => {
    let omega = 0;
    let delta = 0;
    for (const [at, other] of players.entries()) {
      if (other.place > place) continue;
      const chance = (strengths[own] ?? 0) / (rivals[at] ?? 1);
      omega += ((at === own ? 1 : 0) - chance) / (sharing[at] ?? 1);
      delta += (chance * (1 - chance)) / (sharing[at] ?? 1);
    }
    const shrink = (sigma / c) * (sigma / c) ** 2 * delta;
    return { mu: mu + (sigma ** 2 / c) * omega, sigma: sigma * Math.sqrt(Math.max(1 - shrink, KAPPA)) };
  });
}
