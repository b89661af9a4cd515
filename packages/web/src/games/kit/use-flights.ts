import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isOff, isStill, mark } from './pace.ts';

interface Way {
  readonly to: string;
}

/** Something on its way from place to place. */
export type Flight<M extends Way> = M & { readonly id: number };

/** What is on its way since the view last changed; `land` takes it away. Without motion, the places where it arrives are marked. */
export function useFlights<V, M extends Way>(
  view: V,
  moves: (before: V, after: V) => readonly M[],
  find: (place: string) => Element | null,
): readonly [readonly Flight<M>[], (id: number) => void] {
  const last = useRef(view);
  const next = useRef(0);
  const [flights, setFlights] = useState<readonly Flight<M>[]>([]);
  useLayoutEffect(() => {
    const found = moves(last.current, view);
    last.current = view;
    if (found.length === 0 || isOff()) return;
    if (isStill()) for (const { to } of found) mark(find(to));
    else setFlights(before => [...before, ...found.map(move => ({ ...move, id: next.current++ }))]);
  }, [view]);
  const land = (id: number): void => setFlights(before => before.filter(flight => flight.id !== id));
  return [flights, land];
}
