import type { Attendance } from '@consigliere/match';
import type { ChatMessage } from '@consigliere/protocol';
import { signal } from '@preact/signals';
import { Shown } from './shown.ts';

/** What is shown of one room on a server: with those who are here, and what they say. */
export class RemoteShown extends Shown {
  /** Which seats are connected; null until the server has said so. */
  readonly here = signal<Attendance | null>(null);
  readonly chat = signal<readonly ChatMessage[]>([]);

  /** The line is there, but how things are is not known yet. */
  dial(): void {
    if (this.closed.value === null) this.line.value = 'dialling';
  }

  lose(): void {
    this.line.value = 'dead';
  }

  gather(attendance: Attendance): void {
    this.here.value = attendance;
  }

  /** What is told twice is kept once. */
  say(remark: ChatMessage): void {
    const others = this.chat.value.filter(({ number }) => number !== remark.number);
    this.chat.value = [...others, remark].sort((one, other) => one.number - other.number);
  }
}
