import type { Command } from '@consigliere/match';
import { type Signal, signal } from '@preact/signals';
import type { Link } from '../../kit/link/link.ts';

/** What is asked of a table, one thing after another. */
export interface CommandQueue {
  /** All of it after what was asked before; the first that is refused ends it. What is still under way is not asked twice. */
  readonly run: (...commands: readonly Command[]) => Promise<void>;
  /** Why the last thing was not done. */
  readonly refusal: Signal<string | null>;
  readonly isBusy: Signal<boolean>;
}

/** Whoever is quicker than his line loses nothing by it. */
export function newCommandQueue(link: Pick<Link, 'do'>): CommandQueue {
  const underWay = new Set<string>();
  const refusal = signal<string | null>(null);
  const isBusy = signal(false);
  let last = Promise.resolve();

  const perform = async (commands: readonly Command[]): Promise<void> => {
    refusal.value = null;
    for (const command of commands) {
      refusal.value = (await link.do(command))?.code ?? null;
      if (refusal.value !== null) break;
    }
    for (const command of commands) underWay.delete(JSON.stringify(command));
    isBusy.value = underWay.size > 0;
  };
  const run: CommandQueue['run'] = (...commands) => {
    const fresh = commands.filter(each => !underWay.has(JSON.stringify(each)));
    if (fresh.length === 0) return last;
    for (const command of fresh) underWay.add(JSON.stringify(command));
    isBusy.value = true;
    last = last.then(() => perform(fresh));
    return last;
  };
  return { run, refusal, isBusy };
}
