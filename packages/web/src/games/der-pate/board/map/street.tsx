import { useLayoutEffect, useRef } from 'preact/hooks';
import { scaled } from '../../../kit/pace.ts';
import { useBoard } from '../board-context.ts';
import { explainSpot } from '../explanations.ts';
import { DECORATIVE, makeTarget } from '../target.ts';
import { DISTRICTS, STREET } from './geometry.ts';
import { Plus, Ring } from './ring.tsx';

const at = (space: number) => STREET[space % STREET.length]?.car ?? { x: 0, y: 0 };

/** Which way the car looks at a space: along the street. */
function heading(space: number): number {
  const [before, next] = [at(space + STREET.length - 1), at(space + 1)];
  return (Math.atan2(next.y - before.y, next.x - before.x) * 180) / Math.PI + 90;
}

/** The twelve car spaces. */
export function Spaces() {
  const context = useBoard();
  const { words, view } = context;
  return (
    <g>
      {STREET.map(({ car }, space) => {
        const about = words.table.space(space + 1);
        return (
          <g key={space} transform={`translate(${car.x} ${car.y})`}>
            <circle r="24" class="dp-spot" />
            {view.open.car !== space && (
              <text y="7" class="dp-mid dp-number" {...DECORATIVE}>
                {space + 1}
              </text>
            )}
            <Ring place={`space-${space}`} about={about} tell={() => explainSpot(context, about, ['DP-9'])} r={28} />
          </g>
        );
      })}
    </g>
  );
}

/** Milliseconds from space to space. */
const LEG = 300;

/** The gangsters' car; it rolls from space to space. */
export function Car() {
  const { car } = useBoard().view.open;
  const self = useRef<SVGGElement>(null);
  const last = useRef(car);
  useLayoutEffect(() => {
    const from = last.current;
    last.current = car;
    const legs = (car - from + STREET.length) % STREET.length;
    const ms = scaled(LEG);
    if (legs === 0 || ms === 0 || self.current === null) return;
    const stops = Array.from({ length: legs + 1 }, (_, leg) => pose(from + leg, heading(from)));
    const rolling = self.current.animate(
      stops.map(transform => ({ transform })),
      { duration: Math.min(ms * legs, ms * 4), easing: 'ease-in-out' },
    );
    return () => rolling.cancel();
  }, [car]);
  return (
    <g ref={self} class="dp-car" style={{ transform: pose(car, heading(car)) }} data-spot="car">
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

/** A name on two lines, cut at the gap nearest to its middle. */
function inTwo(name: string): readonly string[] {
  if (name.length < 12) return [name];
  const gaps = [...name.matchAll(/ /g)].map(({ index }) => index);
  const cut = gaps.toSorted((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))[0];
  return cut === undefined ? [name] : [name.slice(0, cut), name.slice(cut + 1)];
}

/** The four districts: their names, and each as a place to settle. */
export function Districts() {
  const context = useBoard();
  const { words, view } = context;
  const safe = view.given.street[view.open.car]?.district;
  return (
    <g>
      {DISTRICTS.map(({ outline, name, box }, district) => {
        const about = words.district[district] ?? '';
        const tell = () => explainSpot(context, about, ['DP-3', 'DP-9']);
        const { isLit, class: states, ...rest } = makeTarget(context, `district-${district}`, about, tell);
        return (
          <g key={outline}>
            <polygon points={outline} class={`dp-area${district === safe ? ' safe' : ''}${states}`} {...rest} />
            {inTwo(about).map((line, at) => (
              <text {...DECORATIVE} key={line} x={name.x} y={name.y + at * 28} class="dp-name" text-anchor={name.align}>
                {line}
              </text>
            ))}
            {isLit && <Plus x={box.x + 200} y={box.y + 196} />}
          </g>
        );
      })}
    </g>
  );
}
