import type { RoomView } from '@consigliere/match';

type TermsView = RoomView['terms'];

const PLAIN = ['seats', 'clock', 'speed', 'confirm', 'isPublic', 'watch', 'isRated'] as const;
type ChangedPart = (typeof PLAIN)[number] | 'options' | 'edition';

const isOther = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

/** The parts of a table's settings that differ. The edition is one of the options, but players choose it apart. */
export function listChanges(before: TermsView, after: TermsView): ChangedPart[] {
  const [{ edition: was, ...options }, { edition: is, ...others }] = [before.options, after.options];
  return [
    ...PLAIN.filter(part => isOther(before[part], after[part])),
    ...(isOther(options, others) ? (['options'] as const) : []),
    ...(isOther(was, is) ? (['edition'] as const) : []),
  ];
}
