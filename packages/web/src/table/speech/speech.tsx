import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { emotes } from '../../kit/late-preferences.ts';
import { Crest } from '../../kit/look/art/crest.tsx';
import { Face } from '../../kit/look/art/faces/face.tsx';
import { chatAloud, speech as isOn } from '../../kit/preferences.ts';
import { say } from '../../kit/voice.ts';
import { overlapArea, placeBeside, type ScreenBox } from '../explain/place-beside.ts';
import type { Sitting } from '../sitting.ts';
import { bubble, hideBubble, showBubble, threatIn, useLines } from './bubble.ts';
import { Speaker } from './speaker.ts';
import './speech.css';

interface SpeechProps {
  readonly sitting: Sitting;
  /** How many chapters the story had when the table was first drawn: nobody hears those again. */
  readonly told: number;
}

/** The lines that are said at the seats. They are loaded after the board. */
export function Speech({ sitting, told }: SpeechProps) {
  useCharacters(sitting, told);
  useThreats(sitting);
  useEmotes(sitting);
  useEffect(() => hideBubble, [sitting]);
  const isHidden = (bubble.value?.isEmote ? emotes : isOn).value === 'off';
  return bubble.value === null || isHidden ? null : <SpeechBubble sitting={sitting} />;
}

/** Lets the bots' characters speak as the match goes on. */
function useCharacters({ pack, link, roomView, who, texts }: Sitting, told: number): void {
  const lines = useLines(pack.id);
  const speaker = useRef<Speaker | null>(null);
  const story = link.story.value;
  useEffect(() => {
    const { match, chairs, terms } = roomView.peek();
    if (lines === null || match === null) return;
    if (speaker.current === null || speaker.current.chapters > story.length) {
      const levels = chairs.map(({ sitter, level }) => (sitter === 'bot' ? level : null));
      speaker.current = new Speaker({ levels, ...lines, seed: terms.id });
    }
    const hasBegun = story.some(({ by }) => by?.[1] === 'person');
    for (const [at, chapter] of story.entries()) {
      if (at < speaker.current.chapters) continue;
      const line = speaker.current.hear(chapter, match.view);
      if (line === null || isOn.peek() === 'off' || (at < told && hasBegun)) continue;
      showBubble(line);
      say(texts.voice.says(who.peek().names[line.seat] ?? '', line.text));
    }
  }, [lines, story]);
}

/** Shows the threats in the chat at their players' seats. The house has left out those of muted players. */
function useThreats({ link }: Sitting): void {
  const remarks = link.talk?.chat.value ?? [];
  const heard = useRef<number | null>(null);
  useEffect(() => {
    const last = remarks.at(-1);
    // The remarks of earlier visits come in one go.
    const isRecall = heard.current === null && remarks.length > 1;
    if (last === undefined || (heard.current ?? -1) >= last.number) return;
    heard.current = last.number;
    const text = threatIn(last.text);
    if (text !== null && last.seat !== null && !isRecall) showBubble({ seat: last.seat, text });
  }, [remarks]);
}

/** Shows players' emotes at their seats, in the reader's words, and says them once. */
function useEmotes({ pack, link, who, texts }: Sitting): void {
  const lines = useLines(pack.id);
  const newest = link.talk?.emote.value ?? null;
  const shown = useRef(newest);
  useEffect(() => {
    if (lines === null || newest === null || shown.current === newest) return;
    shown.current = newest;
    if (emotes.peek() === 'off') return;
    const text = lines.speech.emotes[newest.emote];
    showBubble({ seat: newest.seat, text, isEmote: true });
    if (chatAloud.peek() === 'on') say(texts.voice.says(who.peek().names[newest.seat] ?? '', text));
  }, [lines, newest]);
}

const measure = (element: Element): ScreenBox => element.getBoundingClientRect();
/** How far from its seat a bubble may be. */
const REACH = 60;

type Corner = Pick<ScreenBox, 'left' | 'top'>;

const measureAll = (selector: string): ScreenBox[] => [...document.querySelectorAll(selector)].map(measure);

/** How far apart the places are that are tried all over the screen. */
const STEP = 12;

/** Lists places for a box all over the screen, the nearest to a seat first. */
function listPlaces({ left, top }: Corner, { width, height }: Pick<ScreenBox, 'width' | 'height'>): Corner[] {
  const places: Corner[] = [];
  for (let x = STEP; x <= innerWidth - width - STEP; x += STEP)
    for (let y = STEP; y <= innerHeight - height - STEP; y += STEP) places.push({ left: x, top: y });
  const distance = (at: Corner): number => Math.hypot(at.left - left, at.top - top);
  return places.sort((one, other) => distance(one) - distance(other));
}

/** Finds a place where a box covers nothing that can be pressed: beside the seat, over the other players, or elsewhere; null: there is none. */
function findPlace(seat: Element, size: Pick<ScreenBox, 'width' | 'height'>): Corner | null {
  const targets = measureAll('.table :is([data-answers], .legal, .button)');
  const room = { width: innerWidth, height: innerHeight };
  const near = placeBeside(measure(seat), size, {
    room,
    clear: [...targets, ...measureAll('.dock, .hand, .place')],
    reach: REACH,
  });
  const rail = measure(seat.closest('.rail') ?? seat);
  const over = { left: Math.min(rail.left, room.width - size.width), top: rail.top };
  const isClear = (at: Corner, boxes: readonly ScreenBox[]): boolean =>
    boxes.every(each => overlapArea({ ...size, ...at }, each) === 0);
  const kept = [...targets, ...measureAll('.question, .hand')];
  return (
    [near, over].find(at => isClear(at, targets)) ??
    listPlaces(measure(seat), size).find(at => isClear(at, kept)) ??
    null
  );
}

/** Puts a bubble in its place and points it at its seat. */
function settle(bubble: HTMLElement, seat: Element): void {
  const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
  const at = findPlace(seat, size);
  bubble.classList.toggle('unplaced', at === null);
  if (at === null) return;
  const { left, width, top, height } = measure(seat);
  const isBelow = at.top >= top + height && at.top < top + height + REACH;
  const tail = Math.max(24, Math.min(left + width / 2 - at.left, size.width - 24));
  bubble.classList.toggle('pointing', isBelow && left + width > at.left && left < at.left + size.width);
  bubble.style.setProperty('--tail', `${tail}px`);
  Object.assign(bubble.style, { left: `${at.left}px`, top: `${at.top}px` });
}

function SpeechBubble({ sitting: { roomView, pack, who } }: { readonly sitting: Sitting }) {
  const box = useRef<HTMLDivElement>(null);
  const { chairs, match } = roomView.value;
  const { seat, text, isEmote } = bubble.value ?? { seat: 0, text: '' };
  const chair = chairs[seat];
  useLayoutEffect(() => {
    const { current } = box;
    const button = document.querySelector(`.rail [data-spot="seat-${seat}"]`);
    // On desktops the viewer has no line among the players.
    const anchor = button !== null && measure(button).width > 0 ? button : document.querySelector('.hand, .dock');
    if (current !== null && anchor !== null) settle(current, anchor);
  });
  if (chair === undefined || match === null) return null;
  const crest = pack.board.crestOf?.(match.view, seat) ?? seat;
  // Hidden, because a screen reader says it.
  return (
    <div ref={box} class={isEmote ? 'speech emote' : 'speech'} data-seat={seat} aria-hidden="true">
      {chair.sitter === 'bot' ? (
        <Face game={pack.id} level={chair.level} cut="head" family={crest} />
      ) : (
        <Crest seat={crest} size={32} />
      )}
      <p>
        <b>{who.value.names[seat]}</b>
        <q>{text}</q>
      </p>
    </div>
  );
}
