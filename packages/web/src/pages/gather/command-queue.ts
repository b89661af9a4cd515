import type { Command } from '@consigliere/match';
import { type Signal, signal } from '@preact/signals';
import type { Link } from '../../kit/link/link.ts';

/** Sends commands to a table one after another. */
export interface CommandQueue {
  /** Sends commands after the earlier ones, until one is refused. Commands that are still pending aren't sent twice. */
  readonly run: (...commands: readonly Command[]) => Promise<void>;
  /** Why the last command was refused. */
  readonly refusal: Signal<string | null>;
  readonly isBusy: Signal<boolean>;
}

/** Makes a queue, so that presses on a slow connection aren't lost or doubled. */
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
