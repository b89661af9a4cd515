import type { Rules, Seat, Shape, State } from '@consigliere/kernel';
import { canonical, eventsFor, legal, type Notice, random, sfc32, view } from '@consigliere/kernel/host';
import { type Level, levelBot } from '../index.ts';

/** A position in which any decent player sees at once what to do, or what to avoid. */
interface ObviousPosition<T extends Shape> {
  /** The rule first: `CN-5 five kinds: ends the turn`. */
  readonly name: string;
  readonly scene: { readonly rules: Rules<T>; readonly state: State<T>; readonly notices: readonly Notice<T>[] };
  readonly seat: Seat;
  /** All good answers; or `bad`: those that must not be given. */
  readonly good?: readonly unknown[];
  readonly bad?: readonly unknown[];
}

/** How often each level is asked: the fourth doesn't always search. */
const ASKED = [
  [3, 1],
  [4, 4],
  [5, 1],
] as const satisfies readonly (readonly [Level, number])[];

/** The wrong answers to a position, with the level that gives them. */
export const mistakes = <T extends Shape>(position: ObviousPosition<T>): { level: Level; answer: unknown }[] =>
  ASKED.flatMap(([level, times]) =>
    Array.from({ length: times }, (_, time) => ({ level, answer: answerOf(position, level, time) })),
  ).filter(({ answer }) => !isRight(position, answer));

/** A level's answer, always the same: it counts iterations, and its seed is the position's name. */
function answerOf<T extends Shape>({ name, scene, seat }: ObviousPosition<T>, level: Level, time: number): unknown {
  const { rules, state, notices } = scene;
  const rng = sfc32(`${name} ${level} ${time}`);
  return levelBot(level)<T>({
    rules,
    view: view(rules, state, seat),
    heard: eventsFor(notices, seat),
    actions: legal(rules, state, seat),
    random: n => random(rng, '', n),
  });
}

const includes = (answers: readonly unknown[], answer: unknown): boolean =>
  answers.some(each => canonical(each) === canonical(answer));

/** Whether an answer is one that any decent player would give. */
const isRight = <T extends Shape>({ good, bad = [] }: ObviousPosition<T>, answer: unknown): boolean =>
  good === undefined ? !includes(bad, answer) : includes(good, answer);

/** Finds what is wrong with a position: it must leave a choice, and name legal answers. */
export function flaw<T extends Shape>(position: ObviousPosition<T>): string | null {
  const { scene, seat, good, bad } = position;
  const actions = legal(scene.rules, scene.state, seat);
  const strange = (good ?? bad ?? []).filter(answer => !includes(actions, answer));
  if (strange.length > 0) return `not legal: ${strange.map(answer => JSON.stringify(answer)).join(', ')}`;
  const right = actions.filter(action => isRight(position, action)).length;
  return right > 0 && right < actions.length ? null : `${right} of ${actions.length} answers are right`;
}
