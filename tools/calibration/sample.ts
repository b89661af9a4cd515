import { chancesAt, type Knowledge, leavesOf, meanOf, playoutForChances, playoutOf } from '@consigliere/bots';
import { copy, type Rules, type Scale, type Seat, type Shape, type State } from '@consigliere/kernel';
import { chacha20, eventsFor, type Notice, random, result, sfc32, start, view, World } from '@consigliere/kernel/host';
import { contestantOf } from '../arena/bots.ts';
import { gameOf, rulesFor } from '../lib/game.ts';

/** Some matches of one player count, for one worker. */
export interface SampleJob {
  readonly game: string;
  readonly seats: number;
  /** The number of the first match, and after that one of each of these is played, by equal bots. */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly matches: readonly number[];
  /** Imagined matches at each position; 0: only evaluations are needed. */
  readonly worlds: number;
  /** The scale of evaluations; null: none. */
  readonly scale: Scale | null;
}

/** A position of a match with its forecasts and the outcome. All lists are by seat. */
export interface Sample {
  readonly match: number;
  readonly third: number;
  /** The seat's share of the win. */
  readonly came: readonly number[];
  /** Each seat's evaluation of its own view. */
  readonly evaluations: readonly number[];
  /** The mean result of one seat's imagined matches, without scale or shares. */
  readonly before: readonly number[];
  /** The chances as they are shown to that seat. */
  readonly after: readonly number[];
}

interface SampledPosition<T extends Shape> {
  readonly state: State<T>;
  /** The number of notices by then. */
  readonly noticeCount: number;
}

interface SampledMatch<T extends Shape> {
  readonly positions: readonly SampledPosition<T>[];
  readonly notices: readonly Notice<T>[];
  readonly came: readonly number[];
}

const chanceFrom = (seed: string): ((n: number) => number) => {
  const rng = sfc32(seed);
  return n => random(rng, '', n);
};

function playMatch<T extends Shape>(rules: Rules<T>, bot: string, key: string): SampledMatch<T> {
  const { state, notices: first } = start(rules, chacha20(key));
  const notices: Notice<T>[] = [...first];
  const world = new World(rules, state, notices);
  const decide = contestantOf(bot, { iterations: 400 })(state as never);
  const chance = chanceFrom(`${key}/bots`);
  const positions: SampledPosition<T>[] = [];
  for (let [seat] = world.waiting(); seat !== undefined; [seat] = world.waiting()) {
    positions.push({ state: copy(state), noticeCount: notices.length });
    const actions = world.legal(seat);
    world.advance(
      seat,
      decide<T>({ rules, view: view(rules, state, seat), heard: eventsFor(notices, seat), actions, random: chance }),
    );
  }
  const place = result(rules, state)?.place;
  if (place === undefined) throw new Error(`${rules.game.id}: the match is not over`);
  const winners = place.filter(each => each === 1).length;
  return { positions, notices, came: place.map(each => (each === 1 ? 1 / winners : 0)) };
}

/** Returns a seat's forecasts from what it knows: the raw result of imagined matches, and the chances it is shown. */
function forecast<T extends Shape>(
  known: Knowledge<T>,
  worlds: number,
  scale: Scale | null,
): Pick<Sample, 'before' | 'after'> {
  const { rules } = known;
  const [asSearched, asShown] = [playoutOf(rules), playoutForChances(rules)];
  const searched = [...leavesOf(known, worlds, asSearched)];
  const shown = asSearched === asShown ? searched : [...leavesOf(known, worlds, asShown)];
  return {
    before: meanOf(searched).by,
    after: meanOf(shown.map(leaf => chancesAt(leaf, scale ?? undefined))).by,
  };
}

/** Plays matches and samples one position of each third, from one seat's view. */
export function sampleMatches({ game, seats, bots, seed, matches, worlds, scale }: SampleJob): Sample[] {
  const rules = rulesFor(gameOf(game), seats, {});
  return matches.flatMap(match => {
    const key = `${seed} ${seats} ${match}`;
    const { positions, notices, came } = playMatch(rules, bots[match % bots.length] ?? '', key);
    const pick = chanceFrom(`${key}/positions`);
    const viewer: Seat = pick(seats);
    return [0, 1, 2].map((third): Sample => {
      const [from, to] = [third, third + 1].map(each => Math.floor((each * positions.length) / 3));
      const position = positions[(from ?? 0) + pick(Math.max(1, (to ?? 0) - (from ?? 0)))];
      if (position === undefined) throw new Error(`${game}: nobody was asked in ${key}`);
      const seen = (seat: Seat) => view(rules, position.state, seat);
      const evaluations = came.map((_, seat) => rules.game.advice?.evaluate(seen(seat)) ?? 1 / seats);
      const known = {
        rules,
        view: seen(viewer),
        heard: eventsFor(notices.slice(0, position.noticeCount), viewer),
        random: chanceFrom(`${key}/worlds ${third}`),
      };
      const forecasts = worlds === 0 ? { before: [], after: [] } : forecast(known, worlds, scale);
      return { match, third, came, evaluations, ...forecasts };
    });
  });
}

export { sampleMatches as runJob };
