import type { boardSchema } from '@consigliere/protocol';
import type { z } from 'zod';
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

interface RankingOptions {
  readonly game: string;
  /** People who asked to be listed, by their names. */
  readonly listed: readonly { readonly player: string; readonly name: string }[];
  readonly now: number;
}

/** The leaderboards of a game as they were at the last cut: by season, everybody on it, the best first. */
interface Ranking {
  readonly cut: number;
  readonly seasons: ReadonlyMap<number, readonly BoardRow[]>;
}

/** Ranks the people who are listed. Only they leave a trace. */
export function rankPeople(ledger: Ledger, { game, listed, now }: RankingOptions): Ranking {
  const cut = cutAt(now);
  const people = new Map(listed.map(({ player, name }) => [ledger.identityOf(player), name]));
  const found = new Map<number, Omit<BoardRow, 'rank'>[]>([[seasonAt(cut), []]]);
  for (const [person, name] of people) {
    const steps = ledger.stepsOf(game, person).filter(({ at }) => at < cut);
    for (const [season, last] of new Map(steps.map(step => [step.season, step]))) {
      const rows = found.get(season) ?? [];
      found.set(season, rows);
      if (last.played >= LEAST_MATCHES) rows.push(rowOf(name, last));
    }
  }
  return { cut, seasons: new Map([...found].map(([season, rows]) => [season, rank(rows)])) };
}

/** Sorts the rows of a board. Equal values share a rank. */
function rank(rows: readonly Omit<BoardRow, 'rank'>[]): readonly BoardRow[] {
  const sorted = rows.toSorted(
    (one, other) => other.value - one.value || other.matches - one.matches || (one.name < other.name ? -1 : 1),
  );
  let place = 0;
  return sorted.map((row, at) => {
    if (row.value !== sorted[at - 1]?.value) place = at + 1;
    return { ...row, rank: place };
  });
}

interface BoardOptions {
  /** undefined: the season of the cut. */
  readonly season: number | undefined;
  /** The rank after which the page begins. */
  readonly after: number;
}

/** A page of a season's leaderboard. */
export function makeBoard({ cut, seasons }: Ranking, { season = seasonAt(cut), after }: BoardOptions): Board {
  const rows = seasons.get(season) ?? [];
  return {
    season: nameSeason(season),
    seasons: [...seasons.keys()]
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
