import { Businesses } from './businesses.tsx';
import { useDesk } from './desk.ts';
import { Districts } from './districts.tsx';
import { boxOf } from './geometry.ts';
import { Middle } from './middle.tsx';
import { PartButtons, type Parts, usePart } from './parts.tsx';
import { Land, Road } from './scenery.tsx';
import { Bank, Brooklyn, Hudson } from './shores.tsx';
import { Car, Spaces } from './street.tsx';

/** Not one picture: what is drawn in it is called and clicked by itself. */
const GROUP = { role: 'group' } as const;

/** Lower Manhattan. Where there is little room, one part of it at a time. */
export function CityMap() {
  const { view, labels } = useDesk();
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
