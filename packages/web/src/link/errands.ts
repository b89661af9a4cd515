import type { ClientMessage } from '@consigliere/protocol';
import { OFFLINE } from './ask.ts';
import type { Refusal } from './link.ts';

/** What was asked for and not answered yet; it is asked again, with the same id, after a broken connection. */
interface Errand {
  readonly text: string;
  /** Who asked for it. */
  readonly by: object;
  readonly settle: (refusal: Refusal | null) => void;
}

/** Everything that is under way, in order. */
export class Errands {
  readonly #open = new Map<string, Errand>();

  add(message: Extract<ClientMessage, { id: string }>, by: object): { text: string; ended: Promise<Refusal | null> } {
    const text = JSON.stringify(message);
    const ended = new Promise<Refusal | null>(settle => this.#open.set(message.id, { text, by, settle }));
    return { text, ended };
  }

  /** What is to be sent once more. */
  texts(): readonly string[] {
    return [...this.#open.values()].map(({ text }) => text);
  }

  settle(id: string, refusal: Refusal | null): void {
    this.#open.get(id)?.settle(refusal);
    this.#open.delete(id);
  }

  /** The server answers in order: what it could not read or do was the oldest. */
  fail(code: string): void {
    const [oldest] = this.#open.keys();
    if (oldest !== undefined) this.settle(oldest, { code, rule: null });
  }

  /** Somebody does not wait any longer. */
  giveUp(by: object): void {
    for (const [id, errand] of this.#open) if (errand.by === by) this.settle(id, OFFLINE);
  }
}
