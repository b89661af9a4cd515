import { useEffect, useState } from 'preact/hooks';
import { type DpBoardContext, useBoard } from '../board-context.ts';
import { listSpots } from '../spots.ts';
import { Businesses } from './businesses.tsx';
import { getBox, MAP_PARTS, type MapPart } from './geometry.ts';
import { Middle } from './middle.tsx';
import { Land, Road } from './scenery.tsx';
import { Bank, Brooklyn, Hudson } from './shores.tsx';
import { Car, Districts, Spaces } from './street.tsx';

/** Not one picture: what is drawn in it is called and clicked by itself. */
const GROUP = { role: 'group' } as const;

/** Lower Manhattan. Where there is little room, one part of it at a time. */
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
        {/* Short: a browser shows it beside the pointer. */}
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
    <Middle />
    <Hudson />
    <Brooklyn />
    <Bank />
    <Car />
  </>
);

/** What has the focus is shown, also where it lies on another part. */
function followFocus({ show }: MapParts, target: EventTarget | null, map: Element): void {
  if (!(target instanceof Element)) return;
  const [at, shown] = [target.getBoundingClientRect(), map.getBoundingClientRect()];
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
  if (x < shown.left || x > shown.right || y < shown.top || y > shown.bottom) show('whole');
}

/** From here on the whole map can be read. */
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

/** The part of the map on which a place lies; null: it is not on the map. */
function findPart(place: string, { given }: DpBoardContext['view']): MapPart | null {
  const [name, number] = place.split('-');
  switch (name) {
    case 'business':
    case 'space':
      return `district-${given.street[Number(number)]?.district ?? 0}` as MapPart;
    case 'district':
      return place as MapPart;
    case 'jail':
      return 'middle';
    default:
      return null;
  }
}

/** The parts on which something may be done now. */
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

/** The part that is shown: what one asked for, else where something may be done, else where the car is. */
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

/** Buttons for the other parts; those on which something may be done glow. */
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
            {labels.part(part, district)}
          </button>
        );
      })}
    </section>
  );
}
