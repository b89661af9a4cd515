import { useLayoutEffect, useRef } from 'preact/hooks';
import { findEventSpots } from '../../games/kit/event-spots.ts';
import { layout } from '../../kit/layout.ts';
import { Crest } from '../../kit/look/art/crest.tsx';
import { type Following, type Sitting, tellingAt } from '../sitting.ts';
import { type Beat, isHitting, sayBeat } from './beats.ts';
import { findSpeed, holdTime } from './pace.ts';
import { isFree, placeBanner } from './place.ts';

interface FollowedProps {
  readonly sitting: Sitting;
  readonly following: Following;
}

/** Everything that can be pressed to answer, and notices, which have buttons too. */
const TARGETS = '.table :is([data-answers], [data-reaches], .legal, .prompt, .notices)';
/** The ring is this many pixels larger than the place it is drawn around. */
const AROUND = 4;

const measure = (element: Element): DOMRect => element.getBoundingClientRect();

/** Whether something is drawn and nothing lies over it. */
function isInSight(element: Element): boolean {
  const { x, y, width, height } = measure(element);
  if (width === 0 || !element.checkVisibility()) return false;
  const top = document.elementsFromPoint(x + width / 2, y + height / 2).find(each => each.closest('.banner') === null);
  return top !== undefined && (element.contains(top) || top.contains(element));
}

/** Finds the element of the first spot of an event that is in sight, on the stage if possible. The reader's own place is the hand. */
function findChanged({ lines }: Beat, { eventSpots }: Following, reader: number | null): Element | null {
  const spots = lines.flatMap(({ line }) => (line.event === null ? [] : findEventSpots(eventSpots, line.event)));
  const drawn = spots
    .flatMap(spot => (spot === `seat-${reader}` ? [spot, 'hand'] : [spot]))
    .flatMap(spot => [...document.querySelectorAll(`.table [data-spot="${CSS.escape(spot)}"]`)])
    .filter(isInSight);
  return drawn.find(each => each.closest('.stage') !== null) ?? drawn[0] ?? null;
}

/** The newest move of another player, in the words of the log, at the edge of the stage opposite to what has changed. */
export function Banner({ sitting, following }: FollowedProps) {
  const beat = following.beat.value;
  if (beat === null) return null;
  return <ShownBeat key={beat.key} sitting={sitting} following={following} beat={beat} />;
}

function ShownBeat({ sitting, following, beat }: FollowedProps & { readonly beat: Beat }) {
  const { roomView, pack } = sitting;
  const banner = useRef<HTMLDivElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const { match } = roomView.value;
  const { Offers, crestOf } = pack.board;
  const hits = isHitting(beat, sitting.who.value.reader);
  const isCard = beat.hold === 'card' && Offers !== undefined;
  const asked = `${match?.prompt?.id}.${match?.held === null}.${layout.value}`;
  useLayoutEffect(() => {
    const settle = (): void =>
      settleBanner(banner.current, ring.current, findChanged(beat, following, sitting.who.peek().reader));
    settle();
    const observer = new ResizeObserver(settle);
    for (const each of document.querySelectorAll('.table, .stage, .dock, .notices')) observer.observe(each);
    addEventListener('scroll', settle, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      removeEventListener('scroll', settle, { capture: true });
    };
  }, [asked]);
  const time = holdTime(beat, findSpeed(sitting), sitting.who.value.reader);
  return (
    <>
      <div ref={ring} class="ring" aria-hidden="true" hidden />
      {/* Screen readers hear the same from the narrator; a button to skip is in the dock. */}
      <div
        ref={banner}
        class={`banner${isCard ? ' event' : ''}${hits ? ' hits' : ''}`}
        data-beat={beat.key}
        data-hold={beat.hold}
        aria-hidden="true"
        hidden
        onClick={() => following.skip()}
      >
        {beat.seat !== null && match !== null && !isCard && (
          <Crest seat={crestOf?.(match.view, beat.seat) ?? beat.seat} size={30} />
        )}
        {isCard ? <Offers /> : <p>{sayBeat(beat, tellingAt(sitting))}</p>}
        {hits && <b class="hit-mark">{following.texts.hitsYou}</b>}
        <i style={{ animationDuration: `${time}ms` }} />
      </div>
    </>
  );
}

/** Puts the ring round what has changed and the banner where it covers neither that nor a target. */
function settleBanner(banner: HTMLElement | null, ring: HTMLElement | null, changed: Element | null): void {
  const stage = document.querySelector('.stage');
  if (banner === null || ring === null || stage === null) return;
  ring.hidden = changed === null;
  if (changed !== null) {
    const { left, top, width, height } = measure(changed);
    Object.assign(ring.style, {
      left: `${left - AROUND}px`,
      top: `${top - AROUND}px`,
      width: `${width + 2 * AROUND}px`,
      height: `${height + 2 * AROUND}px`,
    });
  }
  const box = measure(stage);
  const isEvent = banner.classList.contains('event');
  banner.hidden = false;
  Object.assign(banner.style, {
    maxWidth: `${Math.min(0.92 * box.width, innerWidth - 16)}px`,
    width: isEvent ? `${Math.min(420, Math.max(240, 0.46 * box.width))}px` : '',
  });
  const size = { width: banner.offsetWidth, height: banner.offsetHeight };
  const listBoxes = (selector: string): DOMRect[] =>
    [...document.querySelectorAll(selector)].map(measure).filter(({ width }) => width > 0);
  const targets = listBoxes(TARGETS);
  const middle = {
    ...size,
    left: box.left + (box.width - size.width) / 2,
    top: box.top + (box.height - size.height) / 2,
  };
  const isOnStage = changed !== null && stage.contains(changed);
  const place =
    isEvent && isFree(middle, targets)
      ? middle
      : placeBanner(size, {
          room: innerWidth,
          stage: box,
          changed: isOnStage ? measure(changed) : null,
          targets,
          first: listBoxes('.stage [data-banner]'),
          last: listBoxes(layout.value === 'desktop' ? '.bar' : '.rail, .drawer'),
        });
  banner.hidden = place === null;
  if (place === null) return;
  Object.assign(banner.style, { left: `${place.left}px`, top: `${place.top}px` });
}
