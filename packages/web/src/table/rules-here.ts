import type { Rules, Shape } from '@consigliere/kernel';
import { rulesOf } from '@consigliere/kernel/host';
import type { Sitting } from './sitting.ts';

const known = new WeakMap<Sitting, Rules<Shape>>();

/** The rules of the match on this table, loaded when they are first asked for. */
export async function rulesHere(sitting: Sitting): Promise<Rules<Shape>> {
  const before = known.get(sitting);
  if (before !== undefined) return before;
  const { pack, seen } = sitting;
  const { seats, options } = seen.peek().terms;
  const rules = rulesOf(await pack.rules(), seats, options);
  if (!rules.ok) throw new Error(rules.why);
  known.set(sitting, rules.value);
  return rules.value;
}
