import {
  type Box,
  type Differences,
  editionBy,
  type Fault,
  type Value,
  valueAt,
  withValues,
} from '@consigliere/kernel';

/** Differences as somebody is making them: they may still be wrong. */
export type Draft = Differences;

/** A kept edition's differences as a draft, also if an earlier version kept them. */
export const draftOf = (box: Box<unknown>, kept: Differences): Draft => (box.upgrade?.(kept) ?? kept) as Draft;

/** The draft with another value at a place; what is as in the standard edition is no difference. */
export function changed(box: Box<unknown>, draft: Draft, path: string, value: Value): Draft {
  const { [path]: _, ...rest } = draft;
  const isStandard = JSON.stringify(valueAt(box.standard, path)) === JSON.stringify(value);
  return isStandard ? rest : { ...rest, [path]: value };
}

/** What differs, beside the name. */
export const changesIn = ({ id: _, ...changes }: Draft): Draft => changes;

/** The edition as drafted, right or wrong. */
export const drafted = (box: Box<unknown>, draft: Draft): unknown => withValues(box.standard, draft);

/** What is wrong with a draft: its name is asked for only when it is to be kept. */
export const faultsIn = (box: Box<unknown>, draft: Draft): readonly Fault[] => editionBy(box, changesIn(draft)).faults;
