import type { Seat } from '@consigliere/kernel';
import type { MafiosoName } from '../mafiosi.ts';
import type { CnAction } from '../types.ts';
import { kinds } from './cards.ts';

/** Answers as they come from outside, with cards by name. */

const one = (name: MafiosoName): number => kinds(name)[0] as number;

export const END: CnAction = { type: 'end' };
export const PASS: CnAction = { type: 'pass' };

/** CN-17 The Smuggler names a victim, the Hitman a victim and a kind. */
export function job(name: MafiosoName, victim?: Seat, target?: MafiosoName): CnAction {
  const sent = { type: 'job' as const, mafioso: one(name) };
  if (victim === undefined) return sent;
  return target === undefined ? { ...sent, victim } : { ...sent, victim, target: one(target) };
}

export const idle = (name: MafiosoName): CnAction => ({ type: 'idle', mafioso: one(name) });
export const city = (name: MafiosoName): CnAction => ({ type: 'city', mafioso: one(name) });
export const react = (companion: MafiosoName): CnAction => ({ type: 'react', companion: one(companion) });
export const kidnap = (name: MafiosoName): CnAction => ({ type: 'kidnap', mafioso: one(name) });
export const recruit = (name: MafiosoName): CnAction => ({ type: 'recruit', mafioso: one(name) });
export const discard = (name: MafiosoName): CnAction => ({ type: 'discard', mafioso: one(name) });
