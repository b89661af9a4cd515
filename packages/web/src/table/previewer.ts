import type { Preview, Rules, SeatView, Shape } from '@consigliere/kernel';
import { key, preview, rulesOf } from '@consigliere/kernel/host';
import type { Previewer, Sitting } from './sitting.ts';

/** Makes the previewer of a table. Each answer is previewed when it is first asked for, and once for each prompt. */
export async function makePreviewer(sitting: Sitting): Promise<Previewer> {
  const rules = await loadRulesHere(sitting);
  const known = new WeakMap<object, Map<string, Preview<Shape> | null>>();
  return action => {
    const { view, prompt = null } = sitting.roomView.value.match ?? {};
    if (prompt === null || view === undefined || view.seat === null) return null;
    const previews = known.get(view) ?? new Map<string, Preview<Shape> | null>();
    known.set(view, previews);
    const name = key(action);
    let found = previews.get(name);
    if (found === undefined) {
      const legal = prompt.actions.find(each => key(each) === name);
      found = legal === undefined ? null : preview(rules, view as SeatView<Shape>, legal);
      previews.set(name, found);
    }
    return found;
  };
}

const loaded = new WeakMap<Sitting, Rules<Shape>>();

/** The rules of the match on this table, loaded when they are first asked for. */
export async function loadRulesHere(sitting: Sitting): Promise<Rules<Shape>> {
  const before = loaded.get(sitting);
  if (before !== undefined) return before;
  const { pack, roomView } = sitting;
  const { seats, options } = roomView.peek().terms;
  const rules = rulesOf(await pack.rules(), seats, options);
  if (!rules.ok) throw new Error(rules.why);
  loaded.set(sitting, rules.value);
  return rules.value;
}
