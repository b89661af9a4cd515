import type { Seat } from '@consigliere/kernel';
import {
  type AnswerRefusal,
  barred,
  eventsFor,
  IllegalAction,
  legal,
  play,
  random,
  waiting,
} from '@consigliere/kernel/host';
import { figureAt } from '../board.ts';
import { at } from '../counts.ts';
import { countStashed, handOf } from '../hands.ts';
import {
  type CorleonesEmpire,
  DOLLARS,
  EMPTY,
  type FigurePlace,
  JOB_CARDS,
  KINDS,
  NEUTRAL,
  type Own,
  RANKS,
  ROUND_SPACES,
  rankOf,
  seatOf,
} from '../types.ts';
import { businessNamed, cardName, iconNames, spaceNamed } from './cards.ts';
import type { Scene } from './position.ts';

export type Answered = readonly [seat: Seat, answer: unknown];

/** Plays answers as they come from outside, found by the kernel one after the other. */
export function after(scene: Scene, ...answers: readonly Answered[]): Scene {
  return answers.reduce<Scene>((before, [seat, answer]) => {
    const { state, notices } = play(before.rules, before.state, seat, answer);
    return { rules: before.rules, state, notices: [...before.notices, ...notices] };
  }, scene);
}

export const awaited = ({ rules, state }: Scene): readonly Seat[] => waiting(rules, state);
export const answers = ({ rules, state }: Scene, seat: Seat): readonly object[] => legal(rules, state, seat);
export const barredTo = ({ rules, state }: Scene, seat: Seat): readonly object[] => barred(rules, state, seat);

/** The events that everybody, or one seat, was told since the scene was set. */
export const events = (scene: Scene, seat: Seat | null = null): object[] => eventsFor(scene.notices, seat);
export const eventsOf = (scene: Scene, ...types: readonly CorleonesEmpire['Event']['type'][]): object[] =>
  eventsFor(scene.notices, null).filter(({ type }) => (types as readonly string[]).includes(type));

/** The open decision: its kind and the seats it asks. */
export const decision = (scene: Scene): readonly [kind: string | undefined, ...seats: Seat[]] => [
  scene.state.flow.at(-1)?.kind,
  ...awaited(scene),
];

const said = (cards: readonly number[]): string => {
  const names = cards.map(cardName);
  return [...new Set(names)]
    .map(name => {
      const count = names.filter(each => each === name).length;
      return count === 1 ? name : `${count}×${name}`;
    })
    .join(' ');
};

function drawer({ own }: Scene['state'], seat: Seat): Own {
  const found = own[seat];
  if (found === undefined) throw new Error(`there is no seat ${seat}`);
  return found;
}

/** A hand in words: money, goods, jobs with their cost, allies. */
export const hand = ({ state }: Scene, seat: Seat): string => said(handOf(state.recalled, drawer(state, seat), seat));
/** The money of a suitcase in words. */
export const suitcase = ({ state }: Scene, seat: Seat): string =>
  said(
    DOLLARS.flatMap((_, kind) =>
      new Array<number>(countStashed(state.recalled, drawer(state, seat), seat, kind)).fill(kind),
    ),
  );
export const cards = (codes: readonly number[]): string => said(codes);
/** Jobs from a list of numbers, in words; empty spaces aren't named. */
export const jobs = (numbers: readonly number[] = []): string =>
  said(numbers.filter(job => job >= 0).map(job => JOB_CARDS + job));
/** The icons that each use has left since the scene was set, in words. */
export const iconsLeft = (scene: Scene): string[][] =>
  scene.notices.flatMap(({ event }) => (event.type === 'icons-left' ? [iconNames(event.icons)] : []));
/** Cards left in the piles, by name. */
export const piles = ({ state }: Scene): Record<string, number> =>
  Object.fromEntries(Array.from({ length: KINDS }, (_, kind) => [cardName(kind), at(state.open.piles, kind)]));

/** The place of a business's Thug space or of a round space, by its name. */
export const placeNamed = (name: string): FigurePlace =>
  /^F\d/.test(name) ? ROUND_SPACES + spaceNamed(name) : businessNamed(name);

/** The figure at a place: "thug of 1", "don of 0", "neutral", or nobody. */
export function standsAt({ state, rules }: Scene, name: string): string {
  const figure = figureAt({ ...state, given: rules.given }, placeNamed(name));
  if (figure === EMPTY) return 'nobody';
  return figure === NEUTRAL ? 'neutral' : `${RANKS[rankOf(figure)]} of ${seatOf(figure)}`;
}

/** Why an answer is refused, or null. A refused answer must leave the state as it was. */
export function refusal(
  scene: Scene,
  seat: Seat,
  answer: unknown,
): { code: AnswerRefusal; rule: string | null } | null {
  const before = JSON.stringify(scene.state);
  try {
    play(scene.rules, scene.state, seat, answer);
    return null;
  } catch (error) {
    if (!(error instanceof IllegalAction)) throw error;
    if (JSON.stringify(scene.state) !== before) throw new Error('a refused answer has changed the state');
    return { code: error.code, rule: error.rule };
  }
}

/** The same scene, with chance set so that the next number below `n` for a purpose is the wanted one. */
export function withLuck(scene: Scene, purpose: string, n: number, wanted: number): Scene {
  const { rng } = scene.state;
  if (rng.algorithm !== 'chacha20') throw new Error('a match is played with chacha20');
  for (let epoch = 0; epoch < 10_000; epoch++) {
    const epochs = { ...rng.epochs, [purpose]: epoch };
    if (random({ ...rng, epochs: { ...epochs } }, purpose, n) !== wanted) continue;
    return { ...scene, state: { ...scene.state, rng: { ...rng, epochs } } };
  }
  throw new Error(`${wanted} below ${n} never comes`);
}
