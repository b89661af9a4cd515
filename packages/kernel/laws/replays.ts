import { answer, begin } from '../history.ts';
import { play } from '../play.ts';
import { chacha20 } from '../random.ts';
import { newRecord, replay, stateHash } from '../record.ts';
import { isSame } from '../same.ts';
import type { Shape, State } from '../shape.ts';
import { undo } from '../undo.ts';
import { collectMutables, difference, findShared, mutables } from './same.ts';
import { BrokenLaw, type LawTrial, type MatchTrace, sample } from './trial.ts';

/** Law 3: the answers alone, undone ones included, reproduce every state and every notice. */
export function replays<T extends Shape>(trial: LawTrial<T>, { first, moves }: MatchTrace<T>): void {
  let history = begin(trial.rules, chacha20(trial.seed));
  if (!isSame(history.state, first.state))
    throw new BrokenLaw(3, 0, `set-up differs: ${difference(history.state, first.state)}`);
  const path = findShared(first.state, collectMutables(history.state));
  if (path !== null) throw new BrokenLaw(4, 0, `two matches share ${path}`);
  for (const [step, { seat, picks, after, notices }] of moves.entries()) {
    const next = picks === null ? undo(trial.rules, history, seat) : answer(trial.rules, history, seat, picks);
    if (next === null) throw new BrokenLaw(13, step, `seat ${seat} may undo once but not twice`);
    if (!isSame(next.state, after)) throw new BrokenLaw(3, step, `replay differs: ${difference(next.state, after)}`);
    if (picks !== null && !isSame(next.notices, notices))
      throw new BrokenLaw(3, step, `replay tells something else: ${difference(next.notices, notices)}`);
    history = next;
  }
}

/** Law 3 by the record: a replay reproduces every entry's hash. */
export function recordReplays<T extends Shape>(trial: LawTrial<T>, { moves }: MatchTrace<T>): void {
  const entries = moves.map(({ seat, picks, after }) => [seat, picks, stateHash(after)] as const);
  const record = JSON.parse(JSON.stringify({ ...newRecord(trial.rules, trial.seed), entries }));
  let step = 0;
  for (const history of replay(trial.rules, record)) {
    if (!history.ok) throw new BrokenLaw(3, step, history.why);
    step++;
  }
}

/** Law 4: a state is plain data, has each object in one place, and plays on identically after a round trip through JSON. */
export function isPlainTree<T extends Shape>(trial: LawTrial<T>, { first, moves }: MatchTrace<T>): void {
  checkTree(first.state, 0);
  for (const [step, { before, after, seat, picks }] of sample(trial, moves)) {
    checkTree(after, step);
    if (picks === null) continue;
    let state = JSON.parse(JSON.stringify(before)) as State<T>;
    for (const pick of picks) state = play(trial.rules, state, seat, JSON.parse(JSON.stringify(pick))).state;
    if (!isSame(state, after))
      throw new BrokenLaw(4, step, `after JSON it plays on differently: ${difference(state, after)}`);
  }
}

function checkTree<T extends Shape>(state: State<T>, step: number): void {
  const seen = new Map<object, string>();
  mutables(state, (it, path) => {
    if (seen.has(it)) throw new BrokenLaw(4, step, `${path} and ${seen.get(it)} are one object`);
    seen.set(it, path);
    checkPlain(it, path, step);
  });
}

function checkPlain(it: object, path: string, step: number): void {
  const prototype = Object.getPrototypeOf(it);
  if (prototype !== Object.prototype && prototype !== Array.prototype)
    throw new BrokenLaw(4, step, `${path} is not plain data`);
  for (const [name, value] of Object.entries(it))
    if (value === undefined || typeof value === 'function' || typeof value === 'bigint' || !isJsonNumber(value))
      throw new BrokenLaw(4, step, `${path}.${name} is ${String(value)}, which JSON does not keep`);
}

const isJsonNumber = (value: unknown): boolean =>
  typeof value !== 'number' || (Number.isFinite(value) && !Object.is(value, -0));
