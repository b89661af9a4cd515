import { useEffect, useRef } from 'preact/hooks';
import { chatAloud } from '../../kit/preferences.ts';
import { say, useSaid } from '../../kit/voice.ts';
import { takeReadByFocus } from '../keys/focus.ts';
import { type Sitting, tellingAt } from '../sitting.ts';
import { findTimeLeft, sayAsked, sayHeld } from './asked.ts';
import { Narrator, type TableMoment } from './narrator.ts';
import { listNotices } from './notices.ts';

interface AnnouncerProps {
  readonly sitting: Sitting;
  /** How many chapters the story had when the table was first drawn: a listener needn't hear those. */
  readonly told: number;
}

/** Has a screen reader say what happens at a table. It is loaded after the board. */
export function Announcer({ sitting, told }: AnnouncerProps) {
  useNarration(sitting, told);
  useNotices(sitting);
  const { refusal, texts, pack } = sitting;
  const { code, rule } = refusal.value ?? { code: '', rule: null };
  // Read even if nothing was refused, because that loads the rules.
  const why = pack.words.rule[rule ?? ''] ?? code;
  useSaid(refusal.value === null ? null : texts.refused(why), 'assertive');
  return null;
}

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
function useNarration(sitting: Sitting, told: number): void {
  const narrator = useRef<Narrator>(null);
  narrator.current ??= new Narrator(told);
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
