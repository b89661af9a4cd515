import { random, type Seat, type Shape, sayEvent, sfc32 } from '@consigliere/kernel';
import { prose, type Remark } from './prose.ts';
import { easelOf, type Session, seenIn, uiOf, wordsOf } from './session.ts';

/** One bot in so many says something when its turn is over. */
const SELDOM = 4;

/** What a bot says at the end of its turn in this chapter; mostly nothing. Always the same, however often it is drawn. */
function talkAfter<T extends Shape>(session: Session<T>, chapter: number, speaker: Seat): readonly Remark[] {
  if (speaker === session.seat) return [];
  const rng = sfc32(`${session.talkSeed}/${chapter}`);
  const threats = session.drawing.talk[session.language];
  const threat = threats[random(rng, 'talk', threats.length * SELDOM)];
  if (threat === undefined) return [];
  return [{ kind: 'aside', text: uiOf(session).says(session.names[speaker] ?? '', threat) }];
}

function tookBack<T extends Shape>(session: Session<T>, by: Seat): Remark {
  const ui = uiOf(session);
  return { kind: 'sentence', text: by === session.seat ? ui.youTookBack : ui.tookBack(session.names[by] ?? '') };
}

/** What was heard from a chapter on. The turn that was on then may have begun earlier: its title is told again. */
function remarks<T extends Shape>(session: Session<T>, from: number): readonly Remark[] {
  const { drawing } = session;
  const { who } = easelOf(session);
  const words = wordsOf(session);
  const { heard } = seenIn(session);
  const title = heard
    .slice(0, from)
    .flatMap(({ events }) => events)
    .findLast(event => drawing.opensTurn(event));
  const told: Remark[] = title === undefined ? [] : [{ kind: 'title', text: sayEvent(words, title, who) }];
  for (const [chapter, { events, undoneBy }] of heard.entries()) {
    if (chapter < from) continue;
    if (undoneBy !== null) told.push(tookBack(session, undoneBy));
    for (const event of events) {
      told.push({ kind: drawing.opensTurn(event) ? 'title' : 'sentence', text: sayEvent(words, event, who) });
      const speaker = drawing.endsTurnOf(event);
      if (speaker !== null) told.push(...talkAfter(session, chapter, speaker));
    }
  }
  return told;
}

/** The log from a chapter on, a paragraph for each turn, in lines. */
export const logLines = <T extends Shape>(session: Session<T>, from: number): readonly string[] =>
  prose(remarks(session, from), easelOf(session));
