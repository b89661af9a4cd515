import type { Shape } from '@consigliere/kernel';
import { applyUpdate, type ChapterView, type RoomUpdate, type RoomView } from '@consigliere/match';
import { batch, signal } from '@preact/signals';
import type { Link } from './link.ts';

/** A time that is told later than this behind what was reckoned means that the house has stood still. */
const STOOD = 2_000;

/** The time of a house as far as it is known here. What it tells was so when it was sent, and is a little old when it arrives. */
export class HouseTime {
  readonly #wall: () => number;
  #ahead: number | null = null;

  constructor(wall: () => number = Date.now) {
    this.#wall = wall;
  }

  /** The house says that it is so late. The quickest message is the nearest to the truth. */
  hear(now: number): void {
    const ahead = now - this.#wall();
    if (this.#ahead === null || ahead > this.#ahead || ahead < this.#ahead - STOOD) this.#ahead = ahead;
  }

  now(): number {
    return this.#wall() + (this.#ahead ?? 0);
  }
}

export type Story = readonly ChapterView<Shape>[];

/** The story with what was heard now; null: chapters between are missing. What is told twice is kept once. */
export function extendStory(story: Story, { match, chapters }: RoomView): Story | null {
  if (match === null) return [];
  const first = chapters - match.heard.length;
  if (first > story.length) return null;
  if (match.heard.length === 0 && story.length === chapters) return story;
  return [...story.slice(0, first), ...match.heard];
}

/** What is shown of one room here, however many look at it. */
export class RoomSignals {
  readonly seen = signal<RoomView | null>(null);
  readonly story = signal<Story>([]);
  readonly line = signal<Link['line']['value']>('dialling');
  readonly closed = signal<string | null>(null);
  /** Who looks at it on this page. */
  readonly links = new Set<Link>();

  /** Shows how it is now; false: chapters before it are missing, and nothing has changed. */
  show(seen: RoomView): boolean {
    const story = extendStory(this.story.value, seen);
    if (story === null) return false;
    batch(() => {
      this.story.value = story;
      this.seen.value = seen;
      this.line.value = 'live';
    });
    return true;
  }

  /** Applies an update to the last view; false: something before it is missing, and nothing has changed. */
  update(update: RoomUpdate): boolean {
    const last = this.seen.value;
    return last !== null && this.show(applyUpdate(last, update));
  }

  close(code: string): void {
    batch(() => {
      this.closed.value = code;
      this.line.value = 'dead';
    });
  }
}
