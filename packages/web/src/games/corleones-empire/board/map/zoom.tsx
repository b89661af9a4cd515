import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { useBoard } from '../board-context.ts';
import { AREAS, MAP, type Point } from './geometry.ts';
import { type MapLook, seenPart, WHOLE, zoom } from './look.ts';

/** A double tap magnifies the map this much. */
const TWICE = 2.4;

/** The fingers on the map: the point between them, from the middle of the stage, and the distance of the first two. */
interface Fingers {
  readonly count: number;
  readonly middle: Point;
  readonly apart: number;
}

const measureStage = (stage: Element) => stage.getBoundingClientRect();

function place(stage: Element, { clientX, clientY }: Pick<Touch, 'clientX' | 'clientY'>): Point {
  const { x, y, width, height } = measureStage(stage);
  return [clientX - x - width / 2, clientY - y - height / 2];
}

function readFingers(stage: Element, touches: TouchList): Fingers | null {
  const [one, other] = Array.from(touches, touch => place(stage, touch));
  if (one === undefined) return null;
  if (other === undefined) return { count: 1, middle: one, apart: 1 };
  return {
    count: 2,
    middle: [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2],
    apart: Math.hypot(one[0] - other[0], one[1] - other[1]),
  };
}

/** Two fingers or a double tap magnify the map, one finger moves it. A small map shows which part is seen. Loaded with the first touch. */
export function MapZoom({ frame }: { readonly frame: RefObject<HTMLElement | null> }) {
  const { prompt, chosen, labels } = useBoard();
  const look = useSignal<MapLook>(WHOLE);
  useEffect(() => {
    look.value = WHOLE;
  }, [prompt?.id]);
  useLayoutEffect(() => {
    const { scale, x, y } = look.value;
    for (const [name, value] of [
      ['--zoom', scale],
      ['--x', `${x}px`],
      ['--y', `${y}px`],
    ] as const)
      frame.current?.style.setProperty(name, `${value}`);
  }, [look.value]);
  // An answer that is chosen elsewhere comes into view.
  useEffect(() => {
    const [stage, pin] = [frame.current, frame.current?.querySelector('.chosen')];
    if (stage === null || pin == null || look.value.scale === 1) return;
    const { x, y, width, height } = pin.getBoundingClientRect();
    const [left, top] = place(stage, { clientX: x + width / 2, clientY: y + height / 2 });
    const room = measureStage(stage);
    if (Math.abs(left) > room.width / 2 || Math.abs(top) > room.height / 2)
      look.value = zoom(look.value, room, 1, [0, 0], [-left, -top]);
  }, [chosen]);
  useEffect(() => {
    const stage = frame.current;
    if (stage === null) return;
    const ends = new AbortController();
    let last: Fingers | null = null;
    const heed = (event: TouchEvent): void => {
      const now = readFingers(stage, event.touches);
      if (event.type === 'touchmove' && now !== null && last?.count === now.count) {
        const shift: Point = [now.middle[0] - last.middle[0], now.middle[1] - last.middle[1]];
        look.value = zoom(look.value, measureStage(stage), now.apart / last.apart, last.middle, shift);
        if (event.cancelable) event.preventDefault();
      }
      last = now;
    };
    for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
      stage.addEventListener(type, heed, { signal: ends.signal, passive: false });
    stage.addEventListener(
      'dblclick',
      event => {
        if (event.target instanceof Element && event.target.closest('button') !== null) return;
        look.value = look.value.scale > 1 ? WHOLE : zoom(WHOLE, measureStage(stage), TWICE, place(stage, event));
      },
      { signal: ends.signal },
    );
    return () => ends.abort();
  }, []);
  if (look.value.scale === 1 || frame.current === null) return null;
  const { x, y, w, h } = seenPart(look.value, measureStage(frame.current));
  return (
    <button type="button" class="ce-mini" aria-label={labels.wholeMap} onClick={() => (look.value = WHOLE)}>
      <svg viewBox={`0 0 ${MAP.width} ${MAP.height}`} aria-hidden="true">
        {AREAS.map((corners, area) => (
          <polygon key={area} points={corners.map(point => point.join()).join(' ')} />
        ))}
        <rect x={x} y={y} width={w} height={h} />
      </svg>
    </button>
  );
}
