import { type Action, key, type Rules, rulesOf, type Shape, type Who } from '@consigliere/kernel';
import type { RoomSeen } from '@consigliere/match';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Pack } from '../games/pack.ts';
import type { Link, Refusal } from '../link/link.ts';
import type { TableTexts } from '../words/table.ts';

/** Everything the parts of a table share: what is seen, in which words, and what the viewer is about to do. */
export interface Sitting {
  readonly link: Link;
  readonly pack: Pack;
  readonly texts: TableTexts;
  readonly seen: ReadonlySignal<RoomSeen>;
  readonly rules: Rules<Shape>;
  readonly who: ReadonlySignal<Who>;
  /** The answer that is pointed at: what it would do is shown. */
  readonly chosen: Signal<Action<Shape> | null>;
  /** Why the last thing was not done. */
  readonly refusal: Signal<Refusal | null>;
  /** Whether something is on its way to the host. */
  readonly isBusy: Signal<boolean>;
}

/** Names by seat: people as they call themselves, bots by the game's characters, and an empty chair by its number. */
function namesOf({ chairs }: RoomSeen, { words }: Pack): string[] {
  const used = new Map<string, number>();
  return chairs.map(({ sitter, name, level }, seat) => {
    const character = words.characters[level - 1]?.name;
    const plain = sitter === 'bot' && character !== undefined ? character : name === '' ? `${seat + 1}` : name;
    const count = (used.get(plain) ?? 0) + 1;
    used.set(plain, count);
    return count === 1 ? plain : `${plain} ${'I'.repeat(count)}`;
  });
}

export function sittingOf(link: Link, pack: Pack, texts: TableTexts, first: RoomSeen): Sitting {
  const rules = rulesOf(pack.game, first.terms.seats, first.terms.options);
  if (!rules.ok) throw new Error(rules.why);
  const seen = computed(() => link.seen.value ?? first);
  return {
    link,
    pack,
    texts,
    seen,
    rules: rules.value,
    who: computed(() => ({ names: namesOf(seen.value, pack), reader: seen.value.seat })),
    chosen: signal(null),
    refusal: signal(null),
    isBusy: signal(false),
  };
}

/** Does something at the table and notes if it was refused. */
export async function perform(sitting: Sitting, command: Parameters<Link['do']>[0]): Promise<void> {
  sitting.isBusy.value = true;
  sitting.refusal.value = await sitting.link.do(command);
  sitting.isBusy.value = false;
}

/** Answers the decision the viewer is asked. */
export async function answer(sitting: Sitting, ...picks: readonly Action<Shape>[]): Promise<void> {
  const match = sitting.seen.value.match;
  if (match?.prompt == null || sitting.isBusy.value) return;
  sitting.chosen.value = null;
  await perform(sitting, { type: 'answer', decision: match.prompt.id, branch: match.branch, picks });
}

/** The answer that is pointed at, if it may still be given: what is asked may have changed since. */
export function pointedAt({ chosen, seen }: Sitting): Action<Shape> | null {
  const action = chosen.value;
  if (action === null) return null;
  return seen.value.match?.prompt?.actions.find(each => isSameAction(action, each)) ?? null;
}

export const isSameAction = (a: Action<Shape> | null, b: Action<Shape>): boolean => a !== null && key(a) === key(b);
