import { useEffect, useState } from 'preact/hooks';
import { type DpBoardContext, useBoard } from '../board-context.ts';
import { listSpots } from '../spots.ts';
import { EventCard, EventTracks } from './events.tsx';
import { getBox, MAP_PARTS, type MapPart } from './geometry.ts';
import { Bank, Brooklyn, Hudson, Jail } from './places.tsx';
import { Land, Road } from './scenery.tsx';
import { Businesses, Car, Districts, Spaces } from './street.tsx';

/** The map isn't one picture: its parts have names and handlers of their own. */
const GROUP = { role: 'group' } as const;

/** Lower Manhattan; on a narrow screen, one part of it at a time. */
export function CityMap() {
  const { view, labels } = useBoard();
  const parts = usePart();
  const { x, y, w, h } = getBox(parts.part, view.open.car);
  return (
    <section class="dp-map" aria-label={labels.map}>
      {parts.isNarrow && <PartButtons {...parts} />}
      <svg
        viewBox={`${x} ${y} ${w} ${h}`}
        data-part={parts.part}
        data-frame={parts.isNarrow ? '' : undefined}
        aria-label={labels.map}
        {...GROUP}
        onFocusIn={({ target, currentTarget }) => followFocus(parts, target, currentTarget)}
      >
        <Town />
      </svg>
    </section>
  );
}

/** The map itself and everything on it. */
export const Town = () => (
  <>
    <Land />
    <Districts />
    <Road />
    <Spaces />
    <Businesses />
    <EventTracks />
    <EventCard />
    <Jail />
    <Hudson />
    <Brooklyn />
    <Bank />
    <Car />
  </>
);

/** Shows the whole map if the focused element lies outside the part that is shown. */
function followFocus({ show }: MapParts, target: EventTarget | null, map: Element): void {
  if (!(target instanceof Element)) return;
  const [at, shown] = [target.getBoundingClientRect(), map.getBoundingClientRect()];
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
  if (x < shown.left || x > shown.right || y < shown.top || y > shown.bottom) show('whole');
}

/** Wide enough to read the whole map. */
const WIDE = '(width >= 700px)';

function useIsNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(() => !matchMedia(WIDE).matches);
  useEffect(() => {
    const query = matchMedia(WIDE);
    const change = (): void => setNarrow(!query.matches);
    query.addEventListener('change', change);
    return () => query.removeEventListener('change', change);
  }, []);
  return isNarrow;
}

/** The part of the map on which a spot lies; null: it isn't on the map. */
function findPart(spot: string, { given }: DpBoardContext['view']): MapPart | null {
  const [name, number] = spot.split('-');
  switch (name) {
    case 'business':
    case 'space':
      return `district-${given.street[Number(number)]?.district ?? 0}` as MapPart;
    case 'district':
      return spot as MapPart;
    case 'jail':
      return 'middle';
    default:
      return null;
  }
}

/** The parts with spots that can be used now. */
function findLitParts(context: DpBoardContext): ReadonlySet<MapPart> {
  const { prompt, view } = context;
  const found = (prompt?.actions ?? []).flatMap(action => findPart(listSpots(action, view)[0] ?? '', view) ?? []);
  return new Set(found);
}

interface MapParts {
  readonly part: MapPart;
  readonly isNarrow: boolean;
  show(part: MapPart): void;
}

/** The part that is shown: the one the viewer chose; otherwise one that can be used; otherwise the car's. */
function usePart(): MapParts {
  const context = useBoard();
  const isNarrow = useIsNarrow();
  const [asked, show] = useState<MapPart | null>(null);
  const lit = findLitParts(context);
  const moment = `${context.prompt?.id} ${[...lit].join()} ${context.view.open.car}`;
  useEffect(() => show(null), [moment]);
  const [first] = lit;
  const part = isNarrow ? (asked ?? first ?? 'car') : 'whole';
  return { part, isNarrow, show };
}

/** Buttons for the parts; those with spots that can be used glow. */
function PartButtons({ part: shown, show }: MapParts) {
  const context = useBoard();
  const { labels, words } = context;
  const lit = findLitParts(context);
  return (
    <section class="dp-parts" aria-label={labels.show} data-browses>
      {MAP_PARTS.map(part => {
        const district = words.district[Number(part.slice(-1))]?.split(/ & | Village/)[0] ?? '';
        return (
          <button
            key={part}
            type="button"
            class={`button small${lit.has(part) ? ' legal' : ''}`}
            aria-pressed={part === shown}
            data-part={part}
            onClick={() => show(part)}
          >
            {labels.part[part] ?? district}
          </button>
        );
      })}
    </section>
  );
}
