import type { RoomSeen } from '@consigliere/match';
import { batch, signal } from '@preact/signals';
import type { Link } from './link.ts';
import { type Story, toldOn } from './story.ts';

/** What is shown of one room here, however many look at it. */
export class Shown {
  readonly seen = signal<RoomSeen | null>(null);
  readonly story = signal<Story>([]);
  readonly line = signal<Link['line']['value']>('dialling');
  readonly closed = signal<string | null>(null);
  /** Who looks at it on this page. */
  readonly links = new Set<Link>();

  /** Shows how it is now; false: chapters before it are missing, and nothing has changed. */
  show(seen: RoomSeen): boolean {
    const story = toldOn(this.story.value, seen);
    if (story === null) return false;
    batch(() => {
      this.story.value = story;
      this.seen.value = seen;
      this.line.value = 'live';
    });
    return true;
  }

  close(code: string): void {
    batch(() => {
      this.closed.value = code;
      this.line.value = 'dead';
    });
  }
}
