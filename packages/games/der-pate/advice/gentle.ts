import type { DpAction, DpSeatView, Field } from '../types.ts';

/** The fields whose dice may cost another family something. */
const ROUGH: readonly Field[] = ['visit', 'assembly', 'raid', 'takeover', 'informer'];

/** Leaves the businesses, the members and the debts of other families alone, and doesn't hurry to the end of the KO track. */
export function isGentle({ seat, given, open }: DpSeatView, action: DpAction): boolean {
  if (action.type === 'take-over' || action.type === 'free-takeover') return (open.holder[action.business] ?? 0) < 0;
  if (action.type !== 'place') return action.type !== 'inform';
  const { field } = action;
  if (field !== 'reputation' && field !== 'influence') return !ROUGH.includes(field);
  return (open[field][seat] ?? 0) < given.last[field] / 2;
}
