import { key } from '@consigliere/kernel/host';
import { CITY, DISCARD, END, HIT, IDLE, JOB, KIDNAP, PASS, REACT, RECRUIT, SMUGGLE } from '../../actions.ts';
import { MAFIOSI } from '../../mafiosi.ts';
import type { CnAction } from '../../types.ts';

const KINDS = MAFIOSI.length;

/** Every answer has a number: the first of its sort, and from there on by kind or by victim. */
export const FIRST = {
  idle: 0,
  job: KINDS,
  city: 2 * KINDS,
  react: 3 * KINDS,
  kidnap: 4 * KINDS,
  recruit: 5 * KINDS,
  discard: 6 * KINDS,
  /** CN-11 By victim. */
  smuggle: 7 * KINDS,
  /** CN-12 By victim, then by kind. */
  hit: 8 * KINDS,
  end: 13 * KINDS,
  pass: 13 * KINDS + 1,
};

/** The answers, by number. */
export const ACTIONS: readonly CnAction[] = [
  ...IDLE.all,
  ...JOB.all,
  ...CITY.all,
  ...REACT.all,
  ...KIDNAP.all,
  ...RECRUIT.all,
  ...DISCARD.all,
  ...SMUGGLE.all,
  ...HIT.all.flatMap(({ all }) => all),
  END,
  PASS,
];

const NUMBERS = new Map<string, number>(ACTIONS.map((action, number) => [key(action), number]));

export function numberOf(action: CnAction): number {
  const number = NUMBERS.get(key(action));
  if (number === undefined) throw new Error(`carta-nostra has no answer ${key(action)}`);
  return number;
}
