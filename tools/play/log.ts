import type { Character, Seat, Shape } from '@consigliere/kernel';
import { random, sayEvent, sfc32, shuffle } from '@consigliere/kernel/host';
import type { Readable } from './games.ts';
import { easelOf, type Seated, type Session, seenIn, uiOf, wordsOf } from './session.ts';
import { type Easel, wrapped } from './text.ts';
import type { PlayWords } from './words/index.ts';

/** A piece of the log: what opens a paragraph, what goes on in it, or what stands below on a line of its own. */
export interface Remark {
  readonly kind: 'title' | 'sentence' | 'aside';
  readonly text: string;
}

/** The log as lines: a paragraph for each title with the sentences after it, then its asides. */
export function prose(remarks: readonly Remark[], { colours, width }: Pick<Easel, 'colours' | 'width'>): string[] {
  const paragraphs: { sentences: string[]; asides: string[] }[] = [{ sentences: [], asides: [] }];
  for (const { kind, text } of remarks) {
    if (kind === 'title') paragraphs.push({ sentences: [], asides: [] });
    const current = paragraphs.at(-1);
    if (kind === 'aside') current?.asides.push(text);
    else current?.sentences.push(kind === 'title' ? colours.bold(text) : text);
  }
  return paragraphs.flatMap(({ sentences, asides }) => [
    ...(sentences.length > 0 ? wrapped(sentences.join(' '), width, 2) : []),
    ...asides.flatMap(text => wrapped(`  ${text}`, width, 4).map(colours.cyan)),
  ]);
}

/** Whether an event begins a paragraph. */
export const opensParagraph = <T extends Shape>({ table }: Readable<T>, { type }: { readonly type: string }): boolean =>
  table.paragraphs.includes(type);

/** Whose turn it is after an event, before which it was somebody's or nobody's (null). */
function turnAfter<T extends Shape>(readable: Readable<T>, event: { readonly type: string }, before: Seat | null) {
  if (!opensParagraph(readable, event)) return before;
  return event.type === 'turn' && 'seat' in event ? Number(event.seat) : null;
}

/** Names the turn that is being played: how many have begun. */
export const turnOf = <T extends Shape>(session: Session<T>): number =>
  seenIn(session).heard.reduce((sum, { events }) => sum + events.filter(({ type }) => type === 'turn').length, 0);

/** Of this many turns a character says something after one. */
const SELDOM = 3;

/**
 * What a character says after its nth turn, counted from 0; mostly nothing. It is always the same, however often it is
 * drawn, and nothing is said again before all else was.
 */
export function lineAfter({ lines }: Character, turn: number, seed: string): string | null {
  const spell = Math.floor(turn / SELDOM);
  const speaks = random(sfc32(`${seed}/${spell}`), 'when', SELDOM) === turn % SELDOM;
  const order = shuffle(sfc32(seed), 'what', [...lines]);
  return speaks ? (order[spell % lines.length] ?? null) : null;
}

/** What a bot says when its nth turn is over. */
function talkAfter<T extends Shape>(session: Session<T>, speaker: Seat, turn: number): readonly Remark[] {
  const { name = '', character = null } = session.company[speaker] ?? {};
  const line = character === null ? null : lineAfter(character, turn, `${session.talkSeed}/${speaker}`);
  return line === null ? [] : [{ kind: 'aside', text: uiOf(session).says(name, line) }];
}

function tookBack<T extends Shape>(session: Session<T>, by: Seat): Remark {
  const ui = uiOf(session);
  const text = by === session.seat ? ui.youTookBack : ui.tookBack(session.company[by]?.name ?? '');
  return { kind: 'sentence', text };
}

/** Everything that was heard, and said after turns, chapter by chapter. */
function story<T extends Shape>(session: Session<T>): readonly (readonly Remark[])[] {
  const { who } = easelOf(session);
  const words = wordsOf(session);
  const turns = session.company.map(() => 0);
  let turn: Seat | null = null;
  return seenIn(session).heard.map(({ events, undoneBy }) => {
    const told: Remark[] = undoneBy === null ? [] : [tookBack(session, undoneBy)];
    for (const event of events) {
      const next: Seat | null = turnAfter(session.readable, event, turn);
      // Said before the event is told: it may be the next player's turn.
      if (turn !== null && next !== turn) {
        const nth = turns[turn] ?? 0;
        told.push(...talkAfter(session, turn, nth));
        turns[turn] = nth + 1;
      }
      turn = next;
      const kind = opensParagraph(session.readable, event) ? 'title' : 'sentence';
      told.push({ kind, text: sayEvent(words, event, who) });
    }
    return told;
  });
}

/** What was heard from a chapter on. The turn that was on then may have begun earlier: its title is told again. */
function remarks<T extends Shape>(session: Session<T>, from: number): readonly Remark[] {
  const chapters = story(session);
  const title = chapters
    .slice(0, from)
    .flat()
    .findLast(({ kind }) => kind === 'title');
  return [...(title === undefined ? [] : [title]), ...chapters.slice(from).flat()];
}

/** Who a character is, and which of the others play like them. */
function introduction({ manner, character }: Seated, company: readonly Seated[], ui: PlayWords): readonly string[] {
  if (typeof manner !== 'number' || character === null) return [];
  const pupils = company.filter(other => other.manner === manner && other.character === null).map(({ name }) => name);
  const learned = pupils.length === 0 ? [] : [ui.learned(pupils, character.name)];
  return [ui.introduces(character.name, manner, character.about), ...learned];
}

/** The log from a chapter on, a paragraph for each turn, in lines; from the very beginning with who the others are. */
export function logLines<T extends Shape>(session: Session<T>, from: number): readonly string[] {
  const { company, terminal } = session;
  const introductions = from > 0 ? [] : company.flatMap(each => introduction(each, company, uiOf(session)));
  return [
    ...introductions.flatMap(text => wrapped(text, terminal.width, 2).map(terminal.colours.cyan)),
    ...prose(remarks(session, from), easelOf(session)),
  ];
}
