import { useEffect, useState } from 'preact/hooks';
import { type Desk, momentOf, useDesk } from './desk.ts';
import { PARTS, type Part } from './geometry.ts';
import { type Place, stepsOf } from './places.ts';

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
function partOf(place: Place, { given }: Desk['view']): Part | null {
  const inDistrict = (business: number): Part => `district-${given.street[business]?.district ?? 0}` as Part;
  switch (place.type) {
    case 'business':
      return inDistrict(place.business);
    case 'space':
      return inDistrict(place.space);
    case 'district':
      return `district-${place.district}` as Part;
    case 'jail':
      return 'middle';
    default:
      return null;
  }
}

/** The parts on which something may be done now. */
function litParts(desk: Desk): ReadonlySet<Part> {
  const { actions, view } = momentOf(desk);
  const found = actions.flatMap(action => partOf(stepsOf(action, view)[0], view) ?? []);
  return new Set(found);
}

export interface Parts {
  readonly part: Part;
  readonly isNarrow: boolean;
  show(part: Part): void;
}

/** The part that is shown: what one asked for, else where something may be done, else where the car is. */
export function usePart(): Parts {
  const desk = useDesk();
  const isNarrow = useIsNarrow();
  const [asked, show] = useState<Part | null>(null);
  const lit = litParts(desk);
  const moment = `${desk.prompt?.id} ${[...lit].join()} ${desk.view.open.car}`;
  useEffect(() => show(null), [moment]);
  const [first] = lit;
  const part = isNarrow ? (asked ?? first ?? 'car') : 'whole';
  return { part, isNarrow, show };
}

/** Buttons for the other parts; those on which something may be done glow. */
export function PartButtons({ part: shown, show }: Parts) {
  const desk = useDesk();
  const { labels, words } = desk;
  const lit = litParts(desk);
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
