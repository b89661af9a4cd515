import { TILES } from '@consigliere/games/der-pate/rules';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Flight, useFlights } from '../kit/use-flights.ts';
import { useDesk } from './desk.ts';
import { Bust, Icon, Sign, TileIcon } from './drawn.tsx';
import { FIELD_ICONS, ICONS } from './icons.ts';
import { type Move, moves } from './moves.ts';
import { flightMs } from './pace.ts';

const find = (place: string): Element | null => document.querySelector(`.dp [data-place="${place}"]`);

/** Figures, money and tiles on their way from place to place, above everything and in nobody's way. */
export function Flights() {
  const { view } = useDesk();
  const [flights, land] = useFlights(view, moves, find);
  return (
    <div class="dp-flights" aria-hidden="true">
      {flights.map((flight, at) => (
        <Flying key={flight.id} flight={flight} delay={at * 80} land={land} />
      ))}
    </div>
  );
}

/** A hop: up in the middle of the way. */
function Flying({ flight, delay, land }: { flight: Flight<Move>; delay: number; land: (id: number) => void }) {
  const self = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const [from, to] = [find(flight.from)?.getBoundingClientRect(), find(flight.to)?.getBoundingClientRect()];
    if (self.current === null || from === undefined || to === undefined) return land(flight.id);
    const { offsetWidth: width, offsetHeight: height } = self.current;
    const [ax, ay] = [from.x + from.width / 2 - width / 2, from.y + from.height / 2 - height / 2];
    const [bx, by] = [to.x + to.width / 2 - width / 2, to.y + to.height / 2 - height / 2];
    const hop = Math.min(ay, by) - (flight.thing.type === 'money' ? 0 : 36);
    const flying = self.current.animate(
      [
        { transform: `translate(${ax}px, ${ay}px)`, opacity: 1 },
        { transform: `translate(${(ax + bx) / 2}px, ${(hop + (ay + by) / 2) / 2}px) scale(1.12)`, opacity: 1 },
        { transform: `translate(${bx}px, ${by}px)`, opacity: 1, offset: 0.88 },
        { transform: `translate(${bx}px, ${by}px)`, opacity: 0 },
      ],
      { duration: flightMs() * 1.2, delay, easing: 'cubic-bezier(.3,.6,.3,1)', fill: 'both' },
    );
    flying.onfinish = () => land(flight.id);
    return () => flying.cancel();
  }, []);
  return (
    <span ref={self} class="dp-flying">
      <Piece thing={flight.thing} />
    </span>
  );
}

function Piece({ thing }: { readonly thing: Move['thing'] }) {
  const { words } = useDesk();
  switch (thing.type) {
    case 'member':
      return <Bust seat={thing.seat} size={44} />;
    case 'friend':
      return <Icon path={FIELD_ICONS.friend} size={32} />;
    case 'debt':
      return (
        <>
          <Icon path={ICONS.debt} size={26} />
          <Sign seat={thing.owner} size={18} />
        </>
      );
    case 'tile':
      return <TileIcon tile={TILES[thing.tile] ?? 'wedding'} size={28} />;
    case 'money':
      return <span class="dp-note">{words.money(thing.amount)}</span>;
  }
}
