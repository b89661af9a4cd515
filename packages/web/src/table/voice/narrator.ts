import type { Story } from '../../kit/link/room-signals.ts';
import type { Telling } from '../log-lines.ts';
import { tellStory, type Utterance } from './tell.ts';

/** The things that a listener should hear of, at one moment. Times are in milliseconds. */
export interface TableMoment {
  readonly now: number;
  readonly story: Story;
  /** The question that the listener is asked; `id` tells questions apart. */
  readonly question: { readonly id: string; readonly text: string } | null;
  /** How much time the listener has left to answer; null: no clock runs for them. */
  readonly left: number | null;
}

export interface SpokenUtterance extends Pick<Utterance, 'text' | 'keys'> {
  readonly manner: 'polite' | 'assertive';
}

/** The texts to say now, and when there may be more to say even if nothing happens. */
interface Narration {
  readonly said: readonly SpokenUtterance[];
  readonly next: number | null;
}

/** Lines wait this long for the next step of a turn, so that a turn is told in one go. */
const PATIENCE = 1500;
/** The longest time for which lines wait, however many follow. */
const LONGEST_WAIT = 8000;
/** Seconds left at which the clock is called out. */
const CLOCK_CALLS = [30, 10, 5];

const endOf = ({ since, last }: { readonly since: number; readonly last: number }): number =>
  Math.min(last + PATIENCE, since + LONGEST_WAIT);

const join = (...texts: readonly (string | undefined)[]): string => texts.filter(text => text !== undefined).join(' ');

/** Decides what is said when. It has no clock of its own: the time comes with each moment. */
export class Narrator {
  /** How many chapters have been told. */
  #told: number;
  /** Since when lines have been waiting, when the last of them came, and how many chapters there were then. */
  #waits: { readonly since: number; readonly last: number; readonly chapters: number } | null = null;
  #asked: string | null = null;
  /** Only calls below this many seconds are still to come. */
  #clockAt: number | null = null;

  constructor(told: number) {
    this.#told = told;
  }

  /** `isRead`: the focus has just gone to the question, so the screen reader reads it anyway. */
  hear({ now, story, question, left }: TableMoment, telling: Telling, isRead = false): Narration {
    const isNew = question !== null && question.id !== this.#asked;
    this.#asked = question?.id ?? null;
    if (isNew || question === null) this.#clockAt = null;
    const told = this.#tellLines(now, story, telling, isNew);
    // The result of the listener's own answer and the next question are said in one go.
    const isSaid = isNew && !isRead;
    const own = isSaid && told.at(-1)?.seat === telling.who.reader ? told.at(-1) : undefined;
    const others = own === undefined ? told : told.slice(0, -1);
    const asked = isSaid ? [{ text: join(own?.text, question.text), keys: own?.keys ?? [] }] : [];
    const clock = this.#callClock(question === null ? null : left, telling);
    const due = [
      ...(this.#waits === null ? [] : [endOf(this.#waits)]),
      ...(clock.wait === null ? [] : [now + clock.wait]),
    ];
    const said = [
      ...others.map(each => ({ ...each, manner: 'polite' as const })),
      ...asked.map(each => ({ ...each, manner: 'assertive' as const })),
      ...clock.said,
    ];
    return { said, next: due.length === 0 ? null : Math.min(...due) };
  }

  /** Lines wait a moment for those that come right after them, but not if the listener is asked something. */
  #tellLines(now: number, story: Story, telling: Telling, isUrgent: boolean): readonly Utterance[] {
    // Another match, or a table that was loaded again.
    if (story.length < this.#told) this.#told = story.length;
    const told = tellStory(story.slice(this.#told), this.#told, telling);
    if (told.length === 0) return [];
    if (this.#waits?.chapters !== story.length)
      this.#waits = { since: this.#waits?.since ?? now, last: now, chapters: story.length };
    if (!isUrgent && now < endOf(this.#waits)) return [];
    this.#waits = null;
    this.#told = story.length;
    return told;
  }

  #callClock(left: number | null, { texts }: Telling): { said: readonly SpokenUtterance[]; wait: number | null } {
    if (left === null) return { said: [], wait: null };
    const seconds = left / 1000;
    const before = this.#clockAt ?? seconds;
    this.#clockAt = before;
    const calls = CLOCK_CALLS.filter(each => each < before);
    const due = calls.findLast(each => seconds <= each);
    if (due !== undefined) this.#clockAt = due;
    const following = calls.find(each => each < seconds);
    return {
      said: due === undefined ? [] : [{ manner: 'assertive', text: texts.voice.seconds(due), keys: [] }],
      wait: following === undefined ? null : left - following * 1000,
    };
  }
}
