import { copy, type Seat } from '@consigliere/kernel';
import {
  type AnswerRefusal,
  canonical,
  eventsFor,
  IllegalAction,
  legal,
  play,
  random,
  waiting,
} from '@consigliere/kernel/host';
import type { EventId } from '../edition/edition.ts';
import type { DerPate } from '../types.ts';
import { END } from './answers.ts';
import { type PositionSpec, position, type TestScene } from './position.ts';
import { streetText } from './street.ts';

/** The scene after answers, which the kernel plays one after the other. */
export function after(scene: TestScene, ...answers: readonly (readonly [seat: Seat, answer: unknown])[]): TestScene {
  return answers.reduce<TestScene>((before, [seat, answer]) => {
    const { state, notices } = play(before.rules, before.state, seat, answer);
    return { rules: before.rules, state, notices: [...before.notices, ...notices] };
  }, scene);
}

export const awaited = ({ rules, state }: TestScene): readonly Seat[] => waiting(rules, state);
export const answers = ({ rules, state }: TestScene, seat: Seat): readonly object[] => legal(rules, state, seat);

/** The events since the scene was set. */
export const events = (scene: TestScene): DerPate['Event'][] => eventsFor(scene.notices, null);
/** The same, of some types only. */
export const eventsOf = (scene: TestScene, ...types: readonly DerPate['Event']['type'][]): DerPate['Event'][] =>
  events(scene).filter(({ type }) => types.includes(type));

/** The open decision: its kind and the seats it asks. */
export const decision = (scene: TestScene): readonly [kind: string | undefined, ...seats: Seat[]] => [
  scene.state.flow.at(-1)?.kind,
  ...awaited(scene),
];

/** The open drawer without the dice, and the money; the street as words. */
function table({ state: { open, recalled } }: TestScene): Record<string, unknown> {
  const { faces: _faces, placed: _placed, holder, ...rest } = open;
  return { ...rest, street: streetText(holder), money: recalled.money };
}

/** The differences between two scenes, with the values of the second; dice left out. */
export function changed(before: TestScene, now: TestScene): Record<string, unknown> {
  const old = table(before);
  return Object.fromEntries(
    Object.entries(table(now)).filter(([name, value]) => canonical(value) !== canonical(old[name])),
  );
}

/** The changes an answer makes. */
export const outcome = (scene: TestScene, seat: Seat, answer: unknown): Record<string, unknown> =>
  changed(scene, after(scene, [seat, answer]));

/** The reason why an answer is refused; null: it isn't. A refused answer must leave the state as it was. */
export function refusal(
  scene: TestScene,
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

/** The next faces for a purpose, as the kernel will draw them. */
export function nextFaces({ state }: TestScene, purpose: string, count: number): number[] {
  const rng = copy(state.rng);
  return Array.from({ length: count }, () => random(rng, purpose, 6));
}

/** The scene with luck that brings these faces next. */
export function withFaces({ rules, state, notices }: TestScene, purpose: string, faces: readonly number[]): TestScene {
  const { rng } = state;
  if (rng.algorithm !== 'chacha20') throw new Error('a match is played with chacha20');
  for (let epoch = 0; epoch < 100_000; epoch++) {
    const scene = { rules, notices, state: { ...state, rng: { ...rng, epochs: { ...rng.epochs, [purpose]: epoch } } } };
    if (nextFaces(scene, purpose, faces.length).join() === faces.join()) return scene;
  }
  throw new Error(`the faces ${faces.join()} do not come`);
}

/** The last moment of a round, before an event; `car`: where the car will stand after it. */
export function before(event: EventId, wanted: PositionSpec = {}): TestScene {
  const { seats = 3, startPlayer = 0, car = 0 } = wanted;
  const turn = (startPlayer + seats - 1) % seats;
  const scene = position({ ...wanted, turn, placed: [1, 2, 3, 4], events: [event] });
  const { events: cards } = scene.rules.given;
  scene.state.open.car = (car + 12 - (cards[Number(event.slice(1)) - 1]?.car ?? 0)) % 12;
  return scene;
}

/** The scene after an event has been turned up. */
export const turnUp = (event: EventId, wanted: PositionSpec = {}): TestScene => {
  const scene = before(event, wanted);
  return after(scene, [scene.state.open.turn, END]);
};
