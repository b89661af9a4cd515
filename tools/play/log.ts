import { type Seat, type Shape, sayEvent } from '@consigliere/kernel';
import { introductionLines } from './introduction.ts';
import { prose, type Remark } from './prose.ts';
import { easelOf, type Session, seenIn, uiOf, wordsOf } from './session.ts';
import { lineAfter } from './talk.ts';

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
  const { drawing } = session;
  const { who } = easelOf(session);
  const words = wordsOf(session);
  const turns = session.company.map(() => 0);
  let turn: Seat | null = null;
  return seenIn(session).heard.map(({ events, undoneBy }) => {
    const told: Remark[] = undoneBy === null ? [] : [tookBack(session, undoneBy)];
    for (const event of events) {
      const next: Seat | null = drawing.turnAfter(event, turn);
      // Said before the event is told: it may be the next player's turn.
      if (turn !== null && next !== turn) {
        const nth = turns[turn] ?? 0;
        told.push(...talkAfter(session, turn, nth));
        turns[turn] = nth + 1;
      }
      turn = next;
      told.push({ kind: drawing.opensTurn(event) ? 'title' : 'sentence', text: sayEvent(words, event, who) });
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

/** The log from a chapter on, a paragraph for each turn, in lines; from the very beginning with who the others are. */
export const logLines = <T extends Shape>(session: Session<T>, from: number): readonly string[] => [
  ...(from === 0 ? introductionLines(session) : []),
  ...prose(remarks(session, from), easelOf(session)),
];
