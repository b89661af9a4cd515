import { copy } from './copy.ts';
import type { Shape, State } from './shape.ts';

/** The form of a version's states: the fields of each drawer, and the kinds of step. */
export interface StateForm {
  readonly open: readonly string[];
  readonly recalled: readonly string[];
  readonly own: readonly string[];
  readonly sealed: readonly string[];
  readonly steps: readonly string[];
  /** Fields that frames of this version may have and today's frames don't. */
  readonly gone?: readonly string[];
}

type FieldRecord = Record<string, unknown>;

const isObject = (x: unknown): x is FieldRecord => typeof x === 'object' && x !== null && !Array.isArray(x);
const isCount = (x: unknown): boolean => Number.isSafeInteger(x) && Number(x) >= 0;
const hasExactly = (x: unknown, fields: readonly string[]): x is FieldRecord =>
  isObject(x) && Object.keys(x).length === fields.length && fields.every(field => Object.hasOwn(x, field));
const isListOf = (x: unknown, holds: (each: unknown) => boolean): x is unknown[] => Array.isArray(x) && x.every(holds);

const FIELDS = [
  'open',
  'recalled',
  'own',
  'sealed',
  'flow',
  'answers',
  'awaited',
  'calls',
  'answered',
  'disclosures',
  'rng',
];

/** Copies a state from outside, without the fields in `gone`, if it has this form; null: it doesn't. */
export function stateOfForm<T extends Shape>(x: unknown, { steps, gone = [], ...form }: StateForm): State<T> | null {
  if (!hasExactly(x, FIELDS)) return null;
  const { open, recalled, own, sealed, flow, answers, awaited, calls, answered, disclosures, rng } = x;
  const isCall = (call: unknown): boolean =>
    hasExactly(call, ['id', 'kind', 'frame']) &&
    isCount(call.id) &&
    steps.includes(String(call.kind)) &&
    isObject(call.frame);
  const holds =
    hasExactly(open, form.open) &&
    hasExactly(recalled, form.recalled) &&
    isListOf(own, each => hasExactly(each, form.own)) &&
    hasExactly(sealed, form.sealed) &&
    isListOf(flow, isCall) &&
    isListOf(answers, picks => isListOf(picks, isObject)) &&
    isListOf(answered, isCount) &&
    own.length === answered.length &&
    answers.length === answered.length &&
    [awaited, calls, disclosures].every(isCount) &&
    hasExactly(rng, ['algorithm', 'seed', 'epochs']) &&
    rng.algorithm === 'chacha20' &&
    isObject(rng.epochs);
  if (!holds) return null;
  const state = copy(x as unknown as State<T>);
  for (const { frame } of state.flow) for (const field of gone) Reflect.deleteProperty(frame, field);
  return state;
}
