import { LEVELS } from '@consigliere/bots';
import type { Seat, Shape } from '@consigliere/kernel';
import { random, sayEvent, sfc32, shuffle } from '@consigliere/kernel/host';
import type { Readable } from './games.ts';
import { easelOf, type Seated, type Session, seenIn, uiOf, wordsOf } from './session.ts';
import { type Easel, wrapped } from './text.ts';
import type { PlayWords } from './words/index.ts';

/** A piece of the log: a title that opens a paragraph, a sentence in it, or an aside on its own line. */
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

/** The player whose turn it is after an event, given the one before it (null: nobody's). */
function turnAfter<T extends Shape>(readable: Readable<T>, event: { readonly type: string }, before: Seat | null) {
  if (!opensParagraph(readable, event)) return before;
  return event.type === 'turn' && 'seat' in event ? Number(event.seat) : null;
}

/** The number of the current turn. */
export const turnOf = <T extends Shape>(session: Session<T>): number =>
  seenIn(session).heard.reduce((sum, { events }) => sum + events.filter(({ type }) => type === 'turn').length, 0);

/** A character says something after one in this many turns. */
const SELDOM = 3;

/**
 * Returns a character's line after its nth turn, counted from 0; mostly none. It is the same however often it is drawn, and no line is
 * repeated before all others were used.
 */
export function lineAfter(lines: readonly string[], turn: number, seed: string): string | null {
  const spell = Math.floor(turn / SELDOM);
  const speaks = random(sfc32(`${seed}/${spell}`), 'when', SELDOM) === turn % SELDOM;
  const order = shuffle(sfc32(seed), 'what', [...lines]);
  return speaks ? (order[spell % lines.length] ?? null) : null;
}

/** Returns a bot's line when its nth turn is over. */
function talkAfter<T extends Shape>(session: Session<T>, speaker: Seat, turn: number): readonly Remark[] {
  const { name = '', character = null, manner = null } = session.company[speaker] ?? {};
  const { characters } = session.readable.speech[session.language];
  const listed: readonly unknown[] = LEVELS;
  const lines = character === null ? [] : (characters[listed.indexOf(manner)]?.turn ?? []);
  const line = lineAfter(lines, turn, `${session.talkSeed}/${speaker}`);
  return line === null ? [] : [{ kind: 'aside', text: uiOf(session).says(name, line) }];
}

function tookBack<T extends Shape>(session: Session<T>, by: Seat): Remark {
  const ui = uiOf(session);
  const text = by === session.seat ? ui.youTookBack : ui.tookBack(session.company[by]?.name ?? '');
  return { kind: 'sentence', text };
}

/** All notices, and the bots' lines after their turns, chapter by chapter. */
function story<T extends Shape>(session: Session<T>): readonly (readonly Remark[])[] {
  const { who } = easelOf(session);
  const words = wordsOf(session);
  const turns = session.company.map(() => 0);
  let turn: Seat | null = null;
  return seenIn(session).heard.map(({ events, undoneBy }) => {
    const told: Remark[] = undoneBy === null ? [] : [tookBack(session, undoneBy)];
    for (const event of events) {
      const next: Seat | null = turnAfter(session.readable, event, turn);
      // The line comes before the event, because the event may begin the next player's turn.
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

/** The log from a chapter on. The current turn may have begun earlier, so its title is repeated. */
function remarks<T extends Shape>(session: Session<T>, from: number): readonly Remark[] {
  const chapters = story(session);
  const title = chapters
    .slice(0, from)
    .flat()
    .findLast(({ kind }) => kind === 'title');
  return [...(title === undefined ? [] : [title]), ...chapters.slice(from).flat()];
}

/** Introduces a character, and names the others of the same level. */
function introduction({ manner, character }: Seated, company: readonly Seated[], ui: PlayWords): readonly string[] {
  if (typeof manner !== 'number' || character === null) return [];
  const pupils = company.filter(other => other.manner === manner && other.character === null).map(({ name }) => name);
  const learned = pupils.length === 0 ? [] : [ui.learned(pupils, character.name)];
  return [ui.introduces(character.name, manner, character.about), ...learned];
}

/** The log from a chapter on, a paragraph for each turn, as lines; from the very beginning it introduces the other players. */
export function logLines<T extends Shape>(session: Session<T>, from: number): readonly string[] {
  const { company, terminal } = session;
  const introductions = from > 0 ? [] : company.flatMap(each => introduction(each, company, uiOf(session)));
  return [
    ...introductions.flatMap(text => wrapped(text, terminal.width, 2).map(terminal.colours.cyan)),
    ...prose(remarks(session, from), easelOf(session)),
  ];
}
