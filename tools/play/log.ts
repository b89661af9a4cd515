import { random, type Seat, type Shape, sfc32 } from '@consigliere/kernel';
import { sayEvent } from '../lib/say.ts';
import { easelOf, type Session, seenIn, uiOf, wordsOf } from './session.ts';
import { wrapped } from './text.ts';

/** A turn in the log: what was heard, sentence by sentence; and what was said at its end. */
interface Paragraph {
  readonly title: string | null;
  readonly sentences: string[];
  readonly talk: string[];
}

/** One bot in so many says something when its turn is over. */
const SELDOM = 4;

/** What a bot says at the end of its turn in this chapter; mostly nothing. Always the same, however often it is drawn. */
function talkAfter<T extends Shape>(session: Session<T>, chapter: number, speaker: Seat): string | null {
  if (speaker === session.seat) return null;
  const rng = sfc32(`${session.talkSeed}/${chapter}`);
  const said = session.drawing.talk[session.language];
  if (random(rng, 'talk', SELDOM) > 0) return null;
  return said[random(rng, 'talk', said.length)] ?? null;
}

function tookBack<T extends Shape>(session: Session<T>, by: Seat): string {
  const ui = uiOf(session);
  return by === session.seat ? ui.youTookBack : ui.tookBack(session.names[by] ?? '');
}

/** What was heard from a chapter on, turn by turn. The first turn may have begun earlier: then only its title is told again. */
function paragraphs<T extends Shape>(session: Session<T>, from: number): readonly Paragraph[] {
  const { drawing, names } = session;
  const { who } = easelOf(session);
  const words = wordsOf(session);
  let current: Paragraph = { title: null, sentences: [], talk: [] };
  const all = [current];
  const open = (title: string | null): void => {
    current = { title, sentences: [], talk: [] };
    all.push(current);
  };
  for (const [chapter, { events, undoneBy }] of seenIn(session).heard.entries()) {
    const isShown = chapter >= from;
    if (undoneBy !== null && isShown) current.sentences.push(tookBack(session, undoneBy));
    for (const event of events) {
      if (drawing.opensTurn(event)) open(sayEvent(words, event, who));
      else if (isShown) current.sentences.push(sayEvent(words, event, who));
      const speaker = isShown ? drawing.endsTurnOf(event) : null;
      const said = speaker === null ? null : talkAfter(session, chapter, speaker);
      if (speaker !== null && said !== null) current.talk.push(uiOf(session).says(names[speaker] ?? '', said));
    }
  }
  return all.filter(({ sentences, talk }) => sentences.length + talk.length > 0);
}

/** The log from a chapter on, a paragraph for each turn, in lines. */
export function logLines<T extends Shape>(session: Session<T>, from: number): readonly string[] {
  const { colours, width } = easelOf(session);
  return paragraphs(session, from).flatMap(({ title, sentences, talk }) => [
    ...wrapped([...(title === null ? [] : [colours.bold(title)]), ...sentences].join(' '), width, 2),
    ...talk.flatMap(text => wrapped(`  ${text}`, width, 4).map(colours.cyan)),
  ]);
}
