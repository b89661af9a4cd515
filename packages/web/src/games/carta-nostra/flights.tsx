import { useLayoutEffect, useRef } from 'preact/hooks';
import { scaled } from '../kit/pace.ts';
import { type Flight, useFlights } from '../kit/use-flights.ts';
import { Face } from './card.tsx';
import { useDesk } from './desk.ts';
import { type Move, moves } from './moves.ts';

const duration = (): number => scaled(400);

/** The place on the page; a kind that is no longer there is where its hand is. */
const find = (place: string): Element | null =>
  document.querySelector(`[data-place="${place}"]`) ?? document.querySelector(`[data-place="${place.split('-')[0]}"]`);

/** Cards on their way from place to place, above everything and in nobody's way. */
export function Flights() {
  const { view } = useDesk();
  const [flights, land] = useFlights(view, moves, find);
  return (
    <div class="cn-flights" aria-hidden="true">
      {flights.map((flight, at) => (
        <Flying key={flight.id} flight={flight} delay={at * 70} land={land} />
      ))}
    </div>
  );
}

function Flying({ flight, delay, land }: { flight: Flight<Move>; delay: number; land: (id: number) => void }) {
  const card = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const [from, to] = [find(flight.from)?.getBoundingClientRect(), find(flight.to)?.getBoundingClientRect()];
    if (card.current === null || from === undefined || to === undefined) return land(flight.id);
    const { offsetWidth: width, offsetHeight: height } = card.current;
    const at = (box: DOMRect): string => {
      const scale = Math.min(1.2, Math.max(0.4, Math.min(box.width / width, box.height / height)));
      return `translate(${box.x + box.width / 2 - width / 2}px, ${box.y + box.height / 2 - height / 2}px) scale(${scale})`;
    };
    const flying = card.current.animate(
      [
        { transform: at(from), opacity: 1 },
        { transform: at(to), opacity: 1, offset: 0.85 },
        { transform: at(to), opacity: 0 },
      ],
      { duration: duration(), delay, easing: 'cubic-bezier(.2,.7,.2,1)', fill: 'both' },
    );
    flying.onfinish = () => land(flight.id);
    return () => flying.cancel();
  }, []);
  return (
    <span ref={card} class="cn-card cn-flying">
      <Face mafioso={flight.mafioso} />
    </span>
  );
}
