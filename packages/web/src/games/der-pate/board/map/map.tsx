import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useBoard } from '../board-context.ts';
import { EventCard, EventTracks } from './events.tsx';
import { MAP } from './geometry.ts';
import { Bank, Brooklyn, Hudson, Jail } from './places.tsx';
import { Land, Road } from './scenery.tsx';
import { Businesses, Car, Districts, Spaces } from './street.tsx';

/** The map isn't one picture: its parts have names and handlers of their own. */
const GROUP = { role: 'group' } as const;

/** Below this width of the map, in pixels, names and amounts would be too small to read. */
const FAR = 500;

/** Lower Manhattan, always the whole of it; on a small screen as seen from afar. */
export function CityMap() {
  const { labels } = useBoard();
  const map = useRef<SVGSVGElement>(null);
  const isFar = useIsFar(map);
  return (
    <section class={isFar ? 'dp-map far' : 'dp-map'} aria-label={labels.map}>
      <svg ref={map} viewBox={`0 0 ${MAP.w} ${MAP.h}`} aria-label={labels.map} {...GROUP}>
        <Town isFar={isFar} />
      </svg>
    </section>
  );
}

/** Whether the map is drawn small; measured before it is painted. */
function useIsFar(map: { readonly current: SVGSVGElement | null }): boolean {
  const [isFar, setFar] = useState(false);
  useLayoutEffect(() => {
    const { current } = map;
    if (current === null) return;
    const measure = (): void => setFar(current.getBoundingClientRect().width < FAR);
    measure();
    const watching = new ResizeObserver(measure);
    watching.observe(current);
    return () => watching.disconnect();
  }, []);
  return isFar;
}

/** The map itself and everything on it. `isFar`: dice and figures at double size, without names and amounts. */
export const Town = ({ isFar = false }: { readonly isFar?: boolean }) => (
  <>
    <Land />
    <Districts />
    <Road />
    <Spaces isFar={isFar} />
    <Businesses isFar={isFar} />
    <EventTracks />
    <EventCard isFar={isFar} />
    <Jail />
    <Hudson />
    <Brooklyn />
    <Bank />
    <Car />
  </>
);
