import { useLayoutEffect, useRef } from 'preact/hooks';
import { Crest } from '../../look/art/crest.tsx';
import { scaled } from '../kit/pace.ts';
import { type Flight, useFlights } from '../kit/use-flights.ts';
import { Face } from './cards.tsx';
import { familyOf, useDesk } from './desk.ts';
import { Figure, Neutral } from './figure.tsx';
import { type Move, moves } from './moves.ts';

/** Milliseconds of one way. */
const WAY = 480;
/** Between two that set out together. */
const STEP = 70;

/** The place on the page; what is gone from it since is where its kind was. */
const find = (place: string): Element | null =>
  document.querySelector(`.ce [data-place="${place}"]`) ??
  document.querySelector(`.ce [data-place="${FALLBACKS[place.split('-')[0] ?? ''] ?? ''}"]`) ??
  document.querySelector(`.ce [data-place="seat-${place.split('-').at(-1)}"]`);
const FALLBACKS: Readonly<Record<string, string>> = { card: 'hand', at: 'quay' };

/** Figures, cards and markers on their way from place to place, above everything and in nobody's way. */
export function Flights() {
  const { view } = useDesk();
  const [flights, land] = useFlights(view, moves, find);
  return (
    <div class="ce-flights" aria-hidden="true">
      {flights.map((flight, at) => (
        <Flying key={flight.id} flight={flight} delay={at * STEP} land={land} />
      ))}
    </div>
  );
}

/** The way: figures hop and settle, those gunned down tip over and sink, cards and markers slide. */
function way({ moved, to }: Move, start: string, end: string): Keyframe[] {
  if (moved.type === 'card' || moved.type === 'marker')
    return [
      { transform: `${start} scale(.8)`, opacity: 1 },
      { transform: `${end} scale(1)`, opacity: 1, offset: 0.85 },
      { transform: `${end} scale(.7)`, opacity: 0 },
    ];
  if (to.startsWith('hudson'))
    return [
      { transform: start, opacity: 1 },
      { transform: `${start} rotate(90deg)`, opacity: 1, offset: 0.3, easing: 'ease-in' },
      { transform: `${end} rotate(90deg)`, opacity: 1, offset: 0.8 },
      { transform: `${end} translateY(14px) rotate(90deg) scale(.6)`, opacity: 0 },
    ];
  return [
    { transform: start },
    { transform: `${end} translateY(-22px) scale(1.15)`, offset: 0.75 },
    { transform: `${end} scale(1.05, .9)`, offset: 0.9 },
    { transform: end },
  ];
}

function Flying({ flight, delay, land }: { flight: Flight<Move>; delay: number; land: (id: number) => void }) {
  const desk = useDesk();
  const thing = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const [from, target] = [find(flight.from), find(flight.to)];
    if (thing.current === null || from === null || target === null) return land(flight.id);
    const { offsetWidth: width, offsetHeight: height } = thing.current;
    const at = ({ x, y, width: w, height: h }: DOMRect): string =>
      `translate(${x + w / 2 - width / 2}px, ${y + h / 2 - height / 2}px)`;
    const timing = { duration: scaled(WAY), delay, easing: 'cubic-bezier(.2,.7,.2,1)', fill: 'both' } as const;
    const keys = way(flight, at(from.getBoundingClientRect()), at(target.getBoundingClientRect()));
    const flying = thing.current.animate(keys, timing);
    // Whoever is still on the way does not stand there yet.
    const arriving = target.querySelector('.ce-bust')?.animate([{ opacity: 0 }, { opacity: 0 }], timing);
    const arrive = (): void => {
      arriving?.cancel();
      land(flight.id);
    };
    flying.onfinish = arrive;
    return () => {
      flying.cancel();
      arriving?.cancel();
    };
  }, []);
  const { moved } = flight;
  return (
    <span ref={thing} class={`ce-flying ${moved.type}`}>
      {moved.type === 'figure' && <Figure figure={moved.figure} />}
      {moved.type === 'neutral' && <Neutral neutral={moved.neutral} />}
      {moved.type === 'marker' && <Crest seat={familyOf(desk, moved.seat)} size={34} />}
      {moved.type === 'card' && (
        <span class="ce-card">
          <Face card={moved.card} />
        </span>
      )}
    </span>
  );
}
