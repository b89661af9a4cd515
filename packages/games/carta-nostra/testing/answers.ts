import type { Action, Seat } from '@consigliere/kernel';
import type { MafiosoName } from '../mafiosi.ts';
import type { CartaNostra } from '../types.ts';
import { kinds } from './cards.ts';

/** Answers as they come from outside, with cards by name. */

type Answer = Action<CartaNostra>;

const one = (name: MafiosoName): number => kinds(name)[0] as number;

export const END: Answer = { type: 'end' };
export const PASS: Answer = { type: 'pass' };

/** CN-17 The Smuggler names a victim, the Hitman a victim and a kind. */
export function job(name: MafiosoName, victim?: Seat, target?: MafiosoName): Answer {
  const sent = { type: 'job' as const, mafioso: one(name) };
  if (victim === undefined) return sent;
  return target === undefined ? { ...sent, victim } : { ...sent, victim, target: one(target) };
}

export const idle = (name: MafiosoName): Answer => ({ type: 'idle', mafioso: one(name) });
export const city = (name: MafiosoName): Answer => ({ type: 'city', mafioso: one(name) });
export const react = (companion: MafiosoName): Answer => ({ type: 'react', companion: one(companion) });
export const kidnap = (name: MafiosoName): Answer => ({ type: 'kidnap', mafioso: one(name) });
export const recruit = (name: MafiosoName): Answer => ({ type: 'recruit', mafioso: one(name) });
export const discard = (name: MafiosoName): Answer => ({ type: 'discard', mafioso: one(name) });
