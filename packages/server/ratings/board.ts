import type { boardSchema } from '@consigliere/protocol';
import type { z } from 'zod';
import { identityOf } from './identity-of.ts';
import type { Ledger, RatingStep } from './ledger.ts';
import { cutAt, nameSeason, seasonAt } from './season.ts';
import { showCautiously, showRating } from './show.ts';

type Board = z.infer<typeof boardSchema>;
type BoardRow = Board['rows'][number];

/** How many rated matches of a season it takes to be on its board. */
const LEAST_MATCHES = 5;
const ROWS = 20;
/** More seasons aren't offered. */
const MOST_SEASONS = 12;

interface BoardOptions {
  readonly game: string;
  /** undefined: the season of the cut. */
  readonly season: number | undefined;
  /** The rank after which the page begins. */
  readonly after: number;
  /** People who asked to be listed, by their names. */
  readonly listed: readonly { readonly player: string; readonly name: string }[];
  readonly now: number;
}

/** A page of a season's leaderboard, as it was at the last cut. Only people who are listed leave a trace in it. */
export function makeBoard(ledger: Ledger, { game, season: wanted, after, listed, now }: BoardOptions): Board {
  const cut = cutAt(now);
  const current = seasonAt(cut);
  const season = wanted ?? current;
  const people = new Map(listed.map(({ player, name }) => [identityOf(player), name]));
  const histories = [...people].map(([person, name]) => ({
    name,
    steps: ledger.stepsOf(game, person).filter(({ at }) => at < cut),
  }));
  const ranked = histories
    .flatMap(({ name, steps }) => {
      const last = steps.findLast(step => step.season === season);
      return last === undefined || last.played < LEAST_MATCHES ? [] : [rowOf(name, last)];
    })
    .sort((one, other) => other.value - one.value || other.matches - one.matches || (one.name < other.name ? -1 : 1));
  // Equal values share a rank.
  const rows = ranked.map(row => ({ ...row, rank: 1 + ranked.findIndex(({ value }) => value === row.value) }));
  const seasons = new Set([current, ...histories.flatMap(({ steps }) => steps.map(step => step.season))]);
  return {
    season: nameSeason(season),
    seasons: [...seasons]
      .sort((one, other) => other - one)
      .slice(0, MOST_SEASONS)
      .map(nameSeason),
    least: LEAST_MATCHES,
    until: cut,
    rows: rows.slice(after, after + ROWS),
    next: after + ROWS < rows.length ? after + ROWS : null,
  };
}

const rowOf = (name: string, { after, played }: RatingStep): Omit<BoardRow, 'rank'> => ({
  name,
  value: showCautiously(after),
  rating: showRating(after),
  matches: played,
});
