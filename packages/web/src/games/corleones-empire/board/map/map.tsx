import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { lazy, Nothing } from '../../../../kit/lazy.tsx';
import { explain } from '../../../kit/explanation.ts';
import { useBoard } from '../board-context.ts';
import { TURF_PLANS } from './geometry.ts';
import { Land } from './land.tsx';
import { findMeant } from './pins.ts';
import { Hudson, Quay } from './river.tsx';
import { Park, RoundSpaces } from './spaces.tsx';
import { Turf } from './turf.tsx';

const MapZoom = lazy(async () => (await import('./zoom.tsx')).MapZoom, Nothing);

/** The whole map of New York, as large as its stage allows. A small one is drawn with larger figures and icons, and fewer words. */
export function CityMap() {
  const context = useBoard();
  const { labels, answers } = context;
  const frame = useRef<HTMLElement>(null);
  const isTouched = useSignal(false);

  /** A click on a turf's ground counts as a click on its name. */
  const press = (turf: number): void => {
    const [only, ...others] = answers.get(`turf-${turf}`) ?? [];
    const sign = frame.current?.querySelector(`[data-spot="turf-${turf}"]`);
    if (only === undefined || sign == null) return;
    if (others.length === 0) context.answer(only);
    else explain(sign, 'pinned');
  };
  useEffect(() => {
    const { current } = frame;
    if (current === null) return;
    const ends = new AbortController();
    const { signal } = ends;
    const area = ({ target }: Event): SVGElement | null =>
      target instanceof Element ? target.closest<SVGElement>('[data-area]') : null;
    current.addEventListener('click', event => area(event) !== null && press(Number(area(event)?.dataset.area)), {
      signal,
    });
    current.addEventListener('click', event => redirect(current, event), { signal, capture: true });
    return () => ends.abort();
  });
  return (
    <section class="ce-city" aria-label={labels.map} ref={frame} onTouchStart={() => (isTouched.value = true)}>
      <div class="ce-map">
        <Sheet />
      </div>
      {isTouched.value && <MapZoom frame={frame} />}
    </section>
  );
}

/** A finger is broader than a place on a small map: it means the nearest one that can be chosen. */
function redirect(map: HTMLElement, event: MouseEvent): void {
  if (!(event instanceof PointerEvent) || event.pointerType !== 'touch') return;
  const places = [...map.querySelectorAll<HTMLElement>('.legal:not(.quiet)')];
  const meant = findMeant(
    places.map(each => each.getBoundingClientRect()),
    [event.clientX, event.clientY],
  );
  const place = places[meant];
  if (place === undefined || (event.target instanceof Node && place.contains(event.target))) return;
  event.stopPropagation();
  event.preventDefault();
  place.click();
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
