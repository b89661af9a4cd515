import { type DerPate, EMPTY, type Field, NEUTRAL, type Track } from '@consigliere/games/der-pate/rules';
import { foresee, type Game, key, type Seat, type SeatView, sfc32 } from '@consigliere/kernel';
import { rulesIn } from '../rules-in.ts';
import type { DpAction } from './places.ts';

/** What an answer would surely bring to one family. */
export interface Gain {
  readonly seat: Seat;
  readonly money: number;
  readonly steps: Readonly<Partial<Record<Track, number>>>;
  readonly friends: number;
  /** Businesses won and lost. */
  readonly businesses: number;
  /** Members that go to jail, and into the river. */
  readonly jailed: number;
  readonly drowned: number;
  /** Own debt markers given away, or back. */
  readonly debts: number;
}

/** What an answer would surely bring, before chance or another answer decides more. */
export interface Outcome {
  readonly gains: readonly Gain[];
  /** Where the car goes; null: it stays. */
  readonly car: number | null;
  /** Neutral members that leave the board. */
  readonly neutral: number;
  /** It asks for a further choice, or does nothing at all. */
  readonly more: 'choice' | 'nothing' | null;
}

type Event = DerPate['Event'];
export type Placing = DpAction & { readonly type: 'place' };

/** What each of these dice would bring on its field, by the key of the answer. One dream is enough: until something is revealed all are alike. */
export function outcomesOf(
  game: Game<DerPate>,
  view: SeatView<DerPate>,
  placings: readonly Placing[],
): ReadonlyMap<string, Outcome> {
  const rules = rulesIn(game, view);
  return new Map(
    placings.map(placing => {
      const { certain } = foresee(rules, view, placing, { dreams: 1, rng: sfc32('what if') });
      const found = outcome(ofThisDie(certain), view.seats);
      return [key(placing), { ...found, more: moreOf(placing.field, found, view) }];
    }),
  );
}

/** What follows from one die: the last one may be placed at once, because it has no choice. */
function ofThisDie(events: readonly Event[]): readonly Event[] {
  const next = events.findIndex(({ type }, at) => type === 'placed' && at > 0);
  return next < 0 ? events : events.slice(0, next);
}

/** DP-19, DP-21 to DP-24 The fields that ask what to do, if there is anything. */
const ASKING: readonly Field[] = ['takeover', 'consigliere', 'prosecutor', 'informer', 'banker'];

function moreOf(
  field: Field,
  { more, gains, neutral, car }: Outcome,
  { open, seat }: SeatView<DerPate>,
): Outcome['more'] {
  if (more !== null) return more;
  const mayOccupy = car !== null && open.holder[car] === EMPTY && (open.supply[seat] ?? 0) > 0;
  if (ASKING.includes(field) || mayOccupy) return 'choice';
  return gains.length === 0 && neutral === 0 && car === null ? 'nothing' : null;
}

type Open<X> = { -readonly [K in keyof X]: X[K] };

function outcome(events: readonly Event[], seats: number): Outcome {
  const gains = Array.from({ length: seats }, (_, seat) => nothingFor(seat));
  const result: Open<Outcome> = { gains: [], car: null, neutral: 0, more: null };
  for (const event of events) {
    count(gains, event);
    if (event.type === 'car') result.car = event.space;
    if (event.type === 'cleared' && event.holder === NEUTRAL) result.neutral++;
    if (event.type === 'no-effect') result.more = 'nothing';
  }
  result.gains = gains.filter(isSomething);
  return result;
}

const nothingFor = (seat: Seat): Open<Gain> => ({
  seat,
  money: 0,
  steps: {},
  friends: 0,
  businesses: 0,
  jailed: 0,
  drowned: 0,
  debts: 0,
});

const isSomething = ({ money, steps, friends, businesses, jailed, drowned, debts }: Gain): boolean =>
  [money, friends, businesses, jailed, drowned, debts, ...Object.values(steps)].some(each => each !== 0);

/** Adds what one event brings to whom. */
function count(gains: readonly Open<Gain>[], event: Event): void {
  const of = (seat: Seat): Open<Gain> => gains[seat] ?? nothingFor(seat);
  switch (event.type) {
    case 'money':
      of(event.seat).money += event.amount;
      if (event.other !== null) of(event.other).money -= event.amount;
      return;
    case 'advanced': {
      const gain = of(event.seat);
      gain.steps = { ...gain.steps, [event.track]: (gain.steps[event.track] ?? 0) + event.to - event.from };
      return;
    }
    case 'friend':
      of(event.seat).friends += event.count;
      return;
    case 'favour':
      of(event.seat).friends--;
      return;
    case 'occupied':
      of(event.seat).businesses++;
      return;
    case 'cleared': {
      if (event.holder === NEUTRAL) return;
      const loss = of(event.holder);
      loss.businesses--;
      if (event.to === 'jail') loss.jailed++;
      if (event.to === 'river') loss.drowned++;
      return;
    }
    case 'debt':
      of(event.owner).debts += event.to === event.owner ? -1 : 1;
  }
}
