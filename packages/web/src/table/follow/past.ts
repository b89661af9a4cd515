import type { Shape, View } from '@consigliere/kernel';
import { effect, type Signal, signal } from '@preact/signals';
import { type KeptView, readSince } from '../../kit/link/since-api.ts';
import type { Sitting } from '../sitting.ts';
import { type Beat, type FollowFinder, listShownBeats } from './beats.ts';
import { findSpeed, holdTime } from './pace.ts';
import { findLastMove } from './recap.ts';

/** Everything since the reader's last answer, as it is kept while the page is loaded again. */
interface KeptPast {
  readonly at: number;
  readonly views: readonly KeptView[];
}

/** A beat that is shown again, with the view in which it happened; null: that view isn't known any more. */
interface Scene {
  readonly beat: Beat;
  readonly chapters: number;
  readonly view: View<Shape> | null;
}

/** How long the board is shown as it was, in milliseconds, before something happens again. */
const REWIND = 800;

/** Keeps the views since the reader's last answer and shows them again. */
export class Past {
  /** The beat that is shown again. */
  readonly beat: Signal<Beat | null> = signal(null);
  /** When the reader last answered, in milliseconds of the device's clock; null: not known. */
  readonly answeredAt: Signal<number | null> = signal(null);
  readonly #sitting: Sitting;
  readonly #find: FollowFinder;
  readonly #stops: readonly (() => void)[];
  #views: readonly KeptView[] = [];
  #scenes: readonly Scene[] = [];
  #timer = 0;

  constructor(sitting: Sitting, find: FollowFinder) {
    this.#sitting = sitting;
    this.#find = find;
    this.#restore();
    const save = (): void => this.#save();
    addEventListener('pagehide', save);
    this.#stops = [effect(() => this.#keep()), () => removeEventListener('pagehide', save)];
  }

  /** Asks the server for the views since the reader's last answer, if this page hasn't seen them all. */
  async complete(): Promise<void> {
    const { roomView, link, who } = this.#sitting;
    const from = findLastMove(link.story.peek(), who.peek().reader);
    const { chapters } = roomView.peek();
    if (link.talk === undefined || from === null || from >= chapters) return;
    if (this.#views.some(kept => kept.chapters <= from)) return;
    const since = await readSince(roomView.peek());
    // The reader may have answered meanwhile.
    if (since === null || findLastMove(link.story.peek(), who.peek().reader) !== from) return;
    const known = this.#views.filter(kept => since.views.every(({ chapters }) => chapters !== kept.chapters));
    this.#views = [...since.views, ...known].sort((one, other) => one.chapters - other.chapters);
    this.answeredAt.value = Date.now() - since.ago;
  }

  /** Shows everything since the reader's last answer again. */
  play(): void {
    const { link, who } = this.#sitting;
    const story = link.story.peek();
    const { reader } = who.peek();
    const from = findLastMove(story, reader) ?? story.length;
    const first = this.#views.find(kept => kept.chapters === from);
    this.#scenes = listShownBeats(story, from, this.#find, reader).map(beat => {
      const chapters = Number.parseInt(beat.key, 10) + 1;
      return { beat, chapters, view: this.#views.find(kept => kept.chapters >= chapters)?.view ?? null };
    });
    if (first === undefined || this.#scenes.length === 0) return this.#showNext();
    this.#sitting.past.value = first;
    this.#timer = window.setTimeout(() => this.#showNext(), REWIND);
  }

  /** Ends what is shown again: one part of it, or all. */
  skip(all = false): void {
    if (all) this.#scenes = [];
    this.#showNext();
  }

  close(): void {
    this.skip(true);
    for (const stop of this.#stops) stop();
  }

  #showNext(): void {
    clearTimeout(this.#timer);
    const { past, roomView, who } = this.#sitting;
    const [scene, ...rest] = this.#scenes;
    this.#scenes = rest;
    const now = roomView.peek().match?.view;
    if (scene === undefined || now === undefined) {
      this.beat.value = null;
      past.value = null;
      return;
    }
    const { beat, view, chapters } = scene;
    past.value = { view: view ?? now, chapters };
    this.beat.value = beat;
    // At once there would be nothing to watch.
    const pace = findSpeed(this.#sitting);
    const time = holdTime(beat, pace === 'instant' ? 'fast' : pace, who.peek().reader);
    this.#timer = window.setTimeout(() => this.#showNext(), time);
  }

  /** Keeps the views since the reader's last answer. */
  #keep(): void {
    const { roomView, link, who } = this.#sitting;
    const { match, chapters } = roomView.value;
    if (match === null) return;
    const from = findLastMove(link.story.value, who.value.reader) ?? 0;
    const isNew = from > 0 && !this.#views.some(kept => kept.chapters >= from);
    if (isNew) this.answeredAt.value = Date.now();
    const others = this.#views.filter(kept => kept.chapters >= from && kept.chapters < chapters);
    this.#views = [...others, { chapters, view: match.view }];
  }

  get #name(): string {
    const { roomView, who } = this.#sitting;
    return `consigliere.past.${roomView.peek().commitment}.${who.peek().reader}`;
  }

  #save(): void {
    const { value: at } = this.answeredAt;
    if (at === null) return;
    try {
      sessionStorage.setItem(this.#name, JSON.stringify({ at, views: this.#views } satisfies KeptPast));
    } catch {
      // Without storage, or with too much to keep, only the words are shown again.
    }
  }

  #restore(): void {
    try {
      const kept: KeptPast | null = JSON.parse(sessionStorage.getItem(this.#name) ?? 'null');
      if (kept === null) return;
      this.#views = kept.views;
      this.answeredAt.value = kept.at;
    } catch {
      // The same.
    }
  }
}
