import { useEffect, useRef } from 'preact/hooks';
import { chatAloud } from '../../kit/preferences.ts';
import { say, spoken, useSaid, type VoiceManner } from '../../kit/voice.ts';
import { takeReadByFocus } from '../keys/focus.ts';
import { type Sitting, tellingAt } from '../sitting.ts';
import { findTimeLeft, sayAsked, sayHeld } from './asked.ts';
import { Narrator, type TableMoment } from './narrator.ts';
import { listNotices } from './notices.ts';

/** The two live regions of a table: everything that a screen reader says by itself goes through them. */
export function Announcer({ sitting }: { readonly sitting: Sitting }) {
  useNarration(sitting);
  useNotices(sitting);
  const { refusal, texts, pack } = sitting;
  const { code, rule } = refusal.value ?? { code: '', rule: null };
  useSaid(refusal.value === null ? null : texts.refused(pack.words.rule[rule ?? ''] ?? code), 'assertive');
  return (
    <>
      <Region manner="polite" />
      <Region manner="assertive" />
    </>
  );
}

const Region = ({ manner }: { readonly manner: VoiceManner }) => (
  <div class="sr-only" aria-live={manner} aria-relevant="additions">
    {spoken.value
      .filter(each => each.manner === manner)
      .map(({ number, text }) => (
        <p key={number}>{text}</p>
      ))}
  </div>
);

function momentAt(sitting: Sitting): TableMoment {
  const { roomView, link, texts } = sitting;
  const { match, phase, isPaused } = roomView.value;
  const held = sayHeld(sitting);
  const asked = held === null ? sayAsked(sitting) : `${texts.confirm}: ${held}.`;
  const text = phase === 'playing' && !isPaused ? asked : null;
  return {
    now: performance.now(),
    story: link.story.value,
    question: text === null ? null : { id: `${match?.branch}.${match?.prompt?.id}.${text}`, text },
    left: findTimeLeft(sitting),
  };
}

/** Tells the match as it goes on. */
function useNarration(sitting: Sitting): void {
  const narrator = useRef<Narrator>(null);
  narrator.current ??= new Narrator(sitting.link.story.peek().length);
  const { question } = momentAt(sitting);
  useEffect(() => {
    let timer = 0;
    const listen = (): void => {
      const moment = momentAt(sitting);
      const isRead = takeReadByFocus();
      const narration = narrator.current?.hear(moment, tellingAt(sitting), isRead);
      for (const { text, manner } of narration?.said ?? []) say(text, manner);
      if (narration?.next != null) timer = window.setTimeout(listen, Math.max(0, narration.next - performance.now()));
    };
    // By then the focus is where a new question has moved it.
    timer = window.setTimeout(listen);
    return () => clearTimeout(timer);
  }, [sitting, sitting.link.story.value, question?.id, sitting.roomView.value.windowEnds]);
}

/** Tells who goes away or comes back, what is said in the chat, and whether the table is connected. */
function useNotices(sitting: Sitting): void {
  const { link, roomView, who, texts } = sitting;
  const now = {
    seat: roomView.value.seat,
    away: roomView.value.chairs.map(({ isAway }) => isAway),
    status: link.status.value,
    remarks: link.talk?.chat.value ?? [],
  };
  const before = useRef(now);
  useEffect(() => {
    for (const text of listNotices(before.current, now, {
      names: who.value.names,
      texts,
      isChatAloud: chatAloud.value === 'on',
    }))
      say(text);
    before.current = now;
  });
}
