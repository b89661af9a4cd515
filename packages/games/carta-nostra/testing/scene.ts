import type { Seat } from '@consigliere/kernel';
import {
  type AnswerRefusal,
  canonical,
  eventsFor,
  IllegalAction,
  legal,
  play,
  waiting,
} from '@consigliere/kernel/host';
import type { CartaNostra } from '../types.ts';
import { PASS } from './answers.ts';
import { cardsText, pileText } from './cards.ts';
import type { Scene } from './position.ts';

/** A way to continue a scene: a seat's answer, or a function of the scene. */
export type Happening = readonly [seat: Seat, answer: unknown] | ((scene: Scene) => Scene);

/** The scene after answers, played by the kernel one after the other. */
export function after(scene: Scene, ...happenings: readonly Happening[]): Scene {
  return happenings.reduce<Scene>((before, happening) => {
    if (typeof happening === 'function') return happening(before);
    const { state, notices } = play(before.rules, before.state, ...happening);
    return { rules: before.rules, state, notices: [...before.notices, ...notices] };
  }, scene);
}

export const listAwaited = ({ rules, state }: Scene): readonly Seat[] => waiting(rules, state);

/** CN-20 Everybody who is asked passes. */
export function everybodyPasses(scene: Scene): Scene {
  return after(scene, ...listAwaited(scene).map(seat => [seat, PASS] as const));
}

/** CN-20 Everybody who is asked answers: these seats as given, the others with a pass. */
export const everybodyAnswers =
  (answers: Readonly<Record<Seat, unknown>>) =>
  (scene: Scene): Scene =>
    after(scene, ...listAwaited(scene).map(seat => [seat, answers[seat] ?? PASS] as const));

/** The events that a seat (null: everybody) was told since the scene was set. */
export const events = (scene: Scene, seat: Seat | null = null): (CartaNostra['Event'] | CartaNostra['Whisper'])[] =>
  eventsFor(scene.notices, seat);

/** The types of the events that everybody was told. */
export const course = (scene: Scene): string[] => events(scene).map(({ type }) => type);

/** The positions of all cards, in words. */
export function describeCards({ state: { open, own, sealed } }: Scene): {
  hands: string[];
  regions: string[];
  discard: string;
  pile: string;
} {
  return {
    hands: own.map(({ hand }) => cardsText(hand)),
    regions: open.region.map(cardsText),
    discard: pileText(open.discard),
    pile: pileText(sealed.pile),
  };
}

/** The open decision: its kind and its frame. */
export function decision({ state }: Scene): { kind: string; frame: object } | null {
  const top = state.flow.at(-1);
  return top === undefined ? null : { kind: top.kind, frame: top.frame };
}

export const answers = ({ rules, state }: Scene, seat: Seat): readonly object[] => legal(rules, state, seat);

/** Why an answer is refused; null if it isn't. A refused answer must leave the state unchanged. */
export function refusal(
  scene: Scene,
  seat: Seat,
  answer: unknown,
): { code: AnswerRefusal; rule: string | null } | null {
  const before = canonical(scene.state);
  try {
    play(scene.rules, scene.state, seat, answer);
    return null;
  } catch (error) {
    if (!(error instanceof IllegalAction)) throw error;
    if (canonical(scene.state) !== before) throw new Error('a refused answer has changed the state');
    return { code: error.code, rule: error.rule };
  }
}
