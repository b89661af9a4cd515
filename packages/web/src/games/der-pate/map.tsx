import { Businesses } from './businesses.tsx';
import { useDesk } from './desk.ts';
import { Districts } from './districts.tsx';
import { boxOf } from './geometry.ts';
import { Middle } from './middle.tsx';
import { PartButtons, usePart } from './parts.tsx';
import { Land, Road } from './scenery.tsx';
import { Bank, Brooklyn, Hudson } from './shores.tsx';
import { Car, Spaces } from './street.tsx';

/** Lower Manhattan. Where there is little room, one part of it at a time. */
export function CityMap() {
  const { view, labels } = useDesk();
  const parts = usePart();
  const { x, y, w, h } = boxOf(parts.part, view.open.car);
  return (
    <section class="dp-map" aria-label={labels.map}>
      {parts.isNarrow && <PartButtons {...parts} />}
      <svg viewBox={`${x} ${y} ${w} ${h}`} data-part={parts.part} aria-label={labels.map}>
        {/* Short: a browser shows it beside the pointer. */}
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
      </svg>
    </section>
  );
}
