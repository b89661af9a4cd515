import { useLayoutEffect, useRef } from 'preact/hooks';
import { explains } from '../kit/explained.ts';
import { aboutPlace, usable } from './about.ts';
import { useDesk } from './desk.ts';
import { STREET } from './geometry.ts';
import { legMs } from './pace.ts';
import type { Place } from './places.ts';
import { target, UNSAID } from './target.ts';

const at = (space: number) => STREET[space % STREET.length]?.car ?? { x: 0, y: 0 };

/** Which way the car looks at a space: along the street. */
function heading(space: number): number {
  const [before, next] = [at(space + STREET.length - 1), at(space + 1)];
  return (Math.atan2(next.y - before.y, next.x - before.x) * 180) / Math.PI + 90;
}

/** The twelve car spaces. */
export function Spaces() {
  const desk = useDesk();
  const { words, view } = desk;
  return (
    <g>
      {STREET.map(({ car }, space) => {
        const place: Place = { type: 'space', space };
        const about = words.table.space(space + 1);
        const { isLit, class: states, ...rest } = target(desk, place, about);
        return (
          <g key={space} transform={`translate(${car.x} ${car.y})`}>
            <circle r="24" class="dp-spot" />
            {view.open.car !== space && (
              <text y="7" class="dp-mid dp-number" {...UNSAID}>
                {space + 1}
              </text>
            )}
            <circle
              r="28"
              class={`dp-ring${states}`}
              {...rest}
              {...explains(() => usable(desk, place, aboutPlace(desk, about, ['DP-9'])))}
            />
            {isLit && <Plus x={20} y={-20} />}
          </g>
        );
      })}
    </g>
  );
}

/** The sign of something that may be done, beside its glow. */
export const Plus = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g class="dp-plus" transform={`translate(${x} ${y})`}>
    <circle class="dp-plus-disc" r="14" />
    <path class="dp-plus-sign" d="M-7 0h14M0-7v14" />
  </g>
);

/** The gangsters' car; it rolls from space to space. */
export function Car() {
  const { car } = useDesk().view.open;
  const self = useRef<SVGGElement>(null);
  const last = useRef(car);
  useLayoutEffect(() => {
    const from = last.current;
    last.current = car;
    const legs = (car - from + STREET.length) % STREET.length;
    const ms = legMs();
    if (legs === 0 || ms === 0 || self.current === null) return;
    const stops = Array.from({ length: legs + 1 }, (_, leg) => pose(from + leg, heading(from)));
    const rolling = self.current.animate(
      stops.map(transform => ({ transform })),
      { duration: Math.min(ms * legs, ms * 4), easing: 'ease-in-out' },
    );
    return () => rolling.cancel();
  }, [car]);
  return (
    <g ref={self} class="dp-car" style={{ transform: pose(car, heading(car)) }} data-place="car">
      <path class="dp-car-body" d="M-15-30q15-8 30 0l3 14v30q0 12-6 16h-24q-6-4-6-16v-30z" />
      <path class="dp-car-glass" d="M-11-12q11-6 22 0l2 9q-13-5-26 0zM-11 18h22l2 8q-13 4-26 0z" />
      <path class="dp-car-glass" d="M-14-1l3 1v14l-3 2zM14-1l-3 1v14l3 2z" />
      <circle class="dp-lamp" cx="-10" cy="-30" r="3.500" />
      <circle class="dp-lamp" cx="10" cy="-30" r="3.500" />
    </g>
  );
}

/** A place on the street and a direction, turned the short way from the one before. */
function pose(space: number, before: number): string {
  const { x, y } = at(space);
  const turn = ((((heading(space) - before) % 360) + 540) % 360) - 180;
  return `translate(${x}px, ${y}px) rotate(${before + turn}deg)`;
}
