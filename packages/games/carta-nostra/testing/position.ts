import type { Rules, Seat, State } from '@consigliere/kernel';
import { chacha20, type Notice, rulesOf, start } from '@consigliere/kernel/host';
import { cartaNostra } from '../index.ts';
import { add, MAFIOSI } from '../mafiosi.ts';
import type { CartaNostra, Open } from '../types.ts';
import { cards, kinds } from './cards.ts';

/** A state under its rules, and all events since the scene was set. */
export interface Scene {
  readonly rules: Rules<CartaNostra>;
  readonly state: State<CartaNostra>;
  readonly notices: readonly Notice<CartaNostra>[];
}

/** The options of a new match. */
export interface MatchOptions {
  readonly seats?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
}

/** A position in the middle of a turn, after the draw. Cards are words: see `cards`. */
export interface Position extends MatchOptions {
  readonly turn?: Seat;
  /** By seat; a missing seat has an empty hand. */
  readonly hands?: readonly string[];
  readonly regions?: readonly string[];
  /** From the bottom to the top. */
  readonly discard?: string;
  /** From the bottom to the top. Defaults to every card of the deck that lies nowhere else, by kind. */
  readonly pile?: string;
  /** CN-4 The actions that the player has already taken in this turn. */
  readonly used?: readonly ('job' | 'city')[];
  readonly open?: Partial<Pick<Open, 'startPlayer' | 'round' | 'stillTurns' | 'moved' | 'wins'>>;
}

/** A match that has just begun, as the kernel starts it. */
export function startMatch({ seats = 3, options = {}, seed = 'a test' }: MatchOptions = {}): Scene {
  const rules = rulesOf(cartaNostra, seats, options);
  if (!rules.ok) throw new Error(rules.why);
  return { rules: rules.value, ...start(rules.value, chacha20(seed)) };
}

/** A position: a match that has begun, with other cards in its drawers. */
export function position(wanted: Position = {}): Scene {
  const { turn = 0, hands = [], regions = [], discard = 'smuggler', used = [], options = {} } = wanted;
  const { rules, state } = startMatch({ ...wanted, options: { start: turn, ...options } });
  const { open, own, recalled, sealed, flow } = state;
  Object.assign(open, { turn, region: own.map((_, seat) => cards(regions[seat] ?? '')), discard: kinds(discard) });
  Object.assign(open, wanted.open);
  Object.assign(recalled, { known: own.map(() => cards()), changes: own.map(() => []) });
  for (const [seat, drawer] of own.entries()) drawer.hand = cards(hands[seat] ?? '');
  sealed.pile = wanted.pile === undefined ? restOfDeck({ rules, state }) : kinds(wanted.pile);
  const top = flow.at(-1);
  if (top?.kind !== 'turn') throw new Error('a match does not begin with a turn');
  Object.assign(top.frame, { seat: turn, job: !used.includes('job'), city: !used.includes('city') });
  return { rules, state, notices: [] };
}

/** The cards of the deck that lie neither in hands nor in cities nor on the discard pile. */
function restOfDeck({ rules, state: { open, own } }: Pick<Scene, 'rules' | 'state'>): number[] {
  const left = MAFIOSI.map(() => rules.given.eachKind);
  for (const counts of [...open.region, ...own.map(({ hand }) => hand)])
    for (const [mafioso, count] of counts.entries()) add(left, mafioso, -count);
  for (const mafioso of open.discard) add(left, mafioso, -1);
  return left.flatMap((count, mafioso) => new Array<number>(Math.max(0, count)).fill(mafioso));
}
