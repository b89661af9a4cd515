import type { Seat } from '@consigliere/kernel';
import type { Story } from '../../kit/link/room-signals.ts';
import { type Beat, type FollowFinder, isHitting, listShownBeats } from './beats.ts';

/** The match at one moment, to a reader who follows it. Times are in milliseconds. */
export interface FollowedMoment {
  readonly now: number;
  readonly story: Story;
  readonly reader: Seat | null;
  readonly follow: FollowFinder;
  /** How long a beat is shown at least. */
  holdOf(beat: Beat): number;
}

interface ShownBeat {
  readonly beat: Beat;
  readonly until: number;
}

/** More beats than these aren't shown one after the other: the recap tells them. */
const MOST = 8;

/**
 * Decides which beat is shown when. It has no clock of its own: the time comes with each moment. A beat is shown for its time and
 * then until the next one comes; one that comes earlier waits, and replaces others that wait, unless those hit the reader.
 */
export class Follower {
  #told: number;
  #shown: ShownBeat | null = null;
  #waiting: readonly Beat[] = [];

  /** `told`: how many chapters needn't be shown. */
  constructor(told: number) {
    this.#told = told;
  }

  /** The beat to show, and when there may be another even if nothing happens. */
  watch(moment: FollowedMoment): { readonly beat: Beat | null; readonly next: number | null } {
    this.#hear(moment);
    const { now } = moment;
    while (this.#waiting.length > 0 && (this.#shown === null || now >= this.#shown.until)) this.#showNext(moment);
    return {
      beat: this.#shown?.beat ?? null,
      next: this.#waiting.length > 0 ? (this.#shown?.until ?? null) : null,
    };
  }

  /** Ends the shown beat; `all`: those that wait, too. */
  skip(all = false): void {
    this.#shown = null;
    if (all) this.#waiting = [];
  }

  #hear({ story, reader, follow }: FollowedMoment): void {
    // Another match, or a table that was loaded again.
    if (story.length < this.#told) this.#told = story.length;
    for (; this.#told < story.length; this.#told++) {
      const chapter = story[this.#told];
      const isOwn = chapter?.by?.[0] === reader && chapter?.by?.[1] === 'person';
      if (isOwn) this.skip(true);
      const beats = listShownBeats(story.slice(0, this.#told + 1), this.#told, follow, reader);
      if (beats.length === 0) continue;
      this.#waiting = [...this.#waiting.filter(beat => isHitting(beat, reader)), ...beats].slice(-MOST);
    }
  }

  #showNext({ now, holdOf }: FollowedMoment): void {
    const [beat, ...rest] = this.#waiting;
    this.#waiting = rest;
    this.#shown = beat === undefined ? null : { beat, until: now + holdOf(beat) };
  }
}
