import type { Shape } from '@consigliere/kernel';
import { applyUpdate, type ChapterView, type RoomUpdate, type RoomView } from '@consigliere/match';
import { batch, signal } from '@preact/signals';
import type { Link } from './link.ts';

/** If house time is this many milliseconds behind the estimate, the house has stood still. */
const STOOD = 2_000;

/** House time as far as the page knows it. A time in a message is a little old when it arrives. */
export class HouseTime {
  readonly #wall: () => number;
  #ahead: number | null = null;

  constructor(wall: () => number = Date.now) {
    this.#wall = wall;
  }

  /** Takes the time in a message. The quickest message is the nearest to the truth. */
  adjust(now: number): void {
    const ahead = now - this.#wall();
    if (this.#ahead === null || ahead > this.#ahead || ahead < this.#ahead - STOOD) this.#ahead = ahead;
  }

  now(): number {
    return this.#wall() + (this.#ahead ?? 0);
  }
}

export type Story = readonly ChapterView<Shape>[];

/** The story with the chapters of a room view, each once; null: chapters before them are missing. */
export function extendStory(story: Story, { match, chapters }: RoomView): Story | null {
  if (match === null) return [];
  const first = chapters - match.heard.length;
  if (first > story.length) return null;
  if (match.heard.length === 0 && story.length === chapters) return story;
  return [...story.slice(0, first), ...match.heard];
}

/** The room that the page shows, as signals. */
export class RoomSignals {
  readonly roomView = signal<RoomView | null>(null);
  readonly story = signal<Story>([]);
  readonly status = signal<Link['status']['value']>('connecting');
  readonly closed = signal<string | null>(null);
  /** The links of this page to the room. */
  readonly links = new Set<Link>();

  /** Shows a snapshot; false: chapters before it are missing, and nothing has changed. */
  show(roomView: RoomView): boolean {
    const story = extendStory(this.story.value, roomView);
    if (story === null) return false;
    batch(() => {
      this.story.value = story;
      this.roomView.value = roomView;
      this.status.value = 'live';
    });
    return true;
  }

  /** Applies an update to the last view; false: something before it is missing, and nothing has changed. */
  update(update: RoomUpdate): boolean {
    const last = this.roomView.value;
    return last !== null && this.show(applyUpdate(last, update));
  }

  close(code: string): void {
    batch(() => {
      this.closed.value = code;
      this.status.value = 'lost';
    });
  }
}
