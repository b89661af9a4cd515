import { explains } from '../kit/explained.ts';
import { aboutPlace, usable } from './about.ts';
import { useDesk } from './desk.ts';
import { DISTRICTS } from './geometry.ts';
import { Plus } from './street.tsx';
import { target, UNSAID } from './target.ts';

/** A name on two lines, cut at the gap nearest to its middle. */
function inTwo(name: string): readonly string[] {
  if (name.length < 12) return [name];
  const gaps = [...name.matchAll(/ /g)].map(({ index }) => index);
  const cut = gaps.toSorted((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))[0];
  return cut === undefined ? [name] : [name.slice(0, cut), name.slice(cut + 1)];
}

/** The four districts: their names, and each as a place to settle. */
export function Districts() {
  const desk = useDesk();
  const { words, view } = desk;
  const safe = view.given.street[view.open.car]?.district;
  return (
    <g>
      {DISTRICTS.map(({ outline, name, box }, district) => {
        const about = words.district[district] ?? '';
        const place = { type: 'district', district } as const;
        const { isLit, class: states, ...rest } = target(desk, place, about);
        return (
          <g key={outline}>
            <polygon
              points={outline}
              class={`dp-area${district === safe ? ' safe' : ''}${states}`}
              {...rest}
              {...explains(() => usable(desk, place, aboutPlace(desk, about, ['DP-3', 'DP-9'])))}
            />
            {inTwo(about).map((line, at) => (
              <text {...UNSAID} key={line} x={name.x} y={name.y + at * 28} class="dp-name" text-anchor={name.align}>
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
