import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { explain } from '../../../kit/explanation.ts';
import { useBoard } from '../board-context.ts';
import { type Point, TURF_PLANS } from './geometry.ts';
import { Land } from './land.tsx';
import { Hudson, Quay } from './river.tsx';
import { Park, RoundSpaces } from './spaces.tsx';
import { Turf } from './turf.tsx';
import { behindWindow, countsOf, findNearest, type MapPart, pointOf } from './zoom.ts';

/** A map narrower than this, except in a desktop window, is shown part by part. */
const NARROW = 640;
const DESKTOP = '(width >= 1100px)';

/** The map of New York: whole where there is room, otherwise through a window that moves to where something can be chosen. */
export function CityMap() {
  const context = useBoard();
  const { view, labels, answers, prompt } = context;
  const frame = useRef<HTMLDivElement>(null);
  const isNarrow = useSignal(false);
  const wanted = useSignal<MapPart | null>(null);
  useEffect(() => {
    if (frame.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      isNarrow.value = !matchMedia(DESKTOP).matches && (entry?.contentRect.width ?? NARROW) < NARROW;
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    wanted.value = null;
  }, [prompt?.id]);
  const targets = [...answers.keys()].flatMap(place => {
    const point = pointOf(view, place);
    return point === null ? [] : [point];
  });
  const part = isNarrow.value ? (wanted.value ?? findNearest(targets)) : 'whole';

  /** A click on a turf's ground counts as a click on its name. */
  const press = (turf: number): void => {
    const [only, ...others] = answers.get(`turf-${turf}`) ?? [];
    if (isNarrow.value && part === 'whole') wanted.value = turf;
    else if (only !== undefined) {
      const sign = frame.current?.querySelector(`[data-spot="turf-${turf}"]`);
      if (others.length === 0) context.answer(only);
      else if (sign != null) explain(sign, 'pinned');
    }
  };
  useEffect(() => {
    const { current } = frame;
    const heed = (event: Event): void => {
      const area = event.target instanceof Element ? event.target.closest<SVGElement>('[data-area]') : null;
      if (area !== null) press(Number(area.dataset.area));
    };
    current?.addEventListener('click', heed);
    return () => current?.removeEventListener('click', heed);
  });
  /** Moves the window to the spot that gets the keyboard focus. */
  const follow = ({ target }: FocusEvent): void => {
    const place = target instanceof HTMLElement ? target.dataset.spot : undefined;
    const point = place === undefined ? null : pointOf(view, place);
    if (isNarrow.value && point !== null && target instanceof HTMLElement && target.matches(':focus-visible'))
      wanted.value = findNearest([point]);
  };
  return (
    <section class="ce-city" aria-label={labels.map}>
      <div
        ref={frame}
        class={isNarrow.value ? `ce-window narrow${part === 'whole' ? ' far' : ''}` : 'ce-window'}
        data-frame={isNarrow.value ? '' : undefined}
        onFocusCapture={follow}
      >
        <div class="ce-map" style={part === 'whole' ? undefined : behindWindow(part)}>
          <Sheet />
        </div>
      </div>
      {isNarrow.value && <MapParts part={part} targets={targets} look={next => (wanted.value = next)} />}
    </section>
  );
}

/** The map itself and everything on it. */
export const Sheet = () => (
  <div class="ce-sheet">
    <Land />
    <Hudson />
    <Quay />
    <Park />
    {TURF_PLANS.map((plan, turf) => (
      <Turf key={turf} turf={turf} plan={plan} />
    ))}
    <RoundSpaces />
  </div>
);

interface MapPartsProps {
  readonly part: MapPart;
  readonly targets: readonly Point[];
  readonly look: (part: MapPart) => void;
}

/** Buttons for the parts of the map, each with the number of places that can be chosen there. */
function MapParts({ part, targets, look }: MapPartsProps) {
  const { words, labels } = useBoard();
  const counts = countsOf(targets);
  return (
    <div class="ce-parts">
      <button type="button" class="ce-part" aria-pressed={part === 'whole'} onClick={() => look('whole')}>
        {labels.wholeMap}
      </button>
      {counts.map((count, turf) => {
        const { name } = words.numbered.area(turf);
        return (
          <button
            key={name}
            type="button"
            class="ce-part"
            aria-pressed={part === turf}
            data-count={count > 0 ? count : undefined}
            onClick={() => look(turf)}
          >
            {name}
            {count > 0 && <span class="sr-only">: {labels.toChoose(count)}</span>}
          </button>
        );
      })}
    </div>
  );
}
