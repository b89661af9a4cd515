import { useEffect, useState } from 'preact/hooks';
import { type DpBoardContext, useBoard } from '../board-context.ts';
import { stepsOf } from '../spots.ts';
import { Businesses } from './businesses.tsx';
import { boxOf, PARTS, type Part } from './geometry.ts';
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
  const { x, y, w, h } = boxOf(parts.part, view.open.car);
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
function followFocus({ show }: Parts, target: EventTarget | null, map: Element): void {
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
function partOf(place: string, { given }: DpBoardContext['view']): Part | null {
  const [name, number] = place.split('-');
  switch (name) {
    case 'business':
    case 'space':
      return `district-${given.street[Number(number)]?.district ?? 0}` as Part;
    case 'district':
      return place as Part;
    case 'jail':
      return 'middle';
    default:
      return null;
  }
}

/** The parts on which something may be done now. */
function litParts(context: DpBoardContext): ReadonlySet<Part> {
  const { prompt, view } = context;
  const found = (prompt?.actions ?? []).flatMap(action => partOf(stepsOf(action, view)[0] ?? '', view) ?? []);
  return new Set(found);
}

interface Parts {
  readonly part: Part;
  readonly isNarrow: boolean;
  show(part: Part): void;
}

/** The part that is shown: what one asked for, else where something may be done, else where the car is. */
function usePart(): Parts {
  const context = useBoard();
  const isNarrow = useIsNarrow();
  const [asked, show] = useState<Part | null>(null);
  const lit = litParts(context);
  const moment = `${context.prompt?.id} ${[...lit].join()} ${context.view.open.car}`;
  useEffect(() => show(null), [moment]);
  const [first] = lit;
  const part = isNarrow ? (asked ?? first ?? 'car') : 'whole';
  return { part, isNarrow, show };
}

/** Buttons for the other parts; those on which something may be done glow. */
function PartButtons({ part: shown, show }: Parts) {
  const context = useBoard();
  const { labels, words } = context;
  const lit = litParts(context);
  return (
    <section class="dp-parts" aria-label={labels.show} data-browses>
      {PARTS.map(part => {
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
