import { DICE } from '@consigliere/games/der-pate/rules';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { explains } from '../kit/explained.ts';
import { mark } from '../kit/pace.ts';
import { aboutDie, usable } from './about.ts';
import { useDesk } from './desk.ts';
import { DieFace } from './die-face.tsx';
import { tumbleMs } from './pace.ts';
import type { Place, Seen } from './places.ts';
import { target } from './target.ts';
import { faceOf, turnOf } from './turn-frame.ts';

/** The four dice of whoever is at turn. */
export function Dice() {
  const { view, words } = useDesk();
  if (turnOf(view) === null) return null;
  return (
    <section class="dp-dice" aria-label={words.table.dice} data-clear>
      {DICE.map((colour, die) => (
        <Die key={colour} die={die} />
      ))}
    </section>
  );
}

/** Changes with every roll of the dice. */
function rollOf(view: Seen): string {
  const turn = turnOf(view);
  const tiles = view.open.tiles[view.open.turn] ?? [];
  return turn?.phase === 'rolled' ? `${view.open.round} ${view.open.turn} ${turn.row} ${tiles.slice(3).join()}` : '';
}

function Die({ die }: { readonly die: number }) {
  const desk = useDesk();
  const { view, words } = desk;
  const face = faceOf(view, die);
  const row = view.open.placed[die] ?? 0;
  const roll = row === 0 && (turnOf(view)?.row ?? 4) < 4 ? rollOf(view) : '';
  const cube = useTumble(roll, face);
  const colour = words.dice[die] ?? '';
  const shown = face === null ? colour : `${colour} ${words.face[face]}`;
  const about = row > 0 ? `${shown}, ${words.table.row(row)}` : shown;
  const place: Place = { type: 'die', die };
  const { isLit, class: states, ...rest } = target(desk, place, about);
  return (
    <div
      class={`dp-die${states}${row > 0 ? ' placed' : ''}`}
      {...rest}
      {...explains(() => usable(desk, place, aboutDie(desk, die, face)))}
    >
      <span ref={cube} class="dp-cube">
        <DieFace die={die} face={face} size={52} />
      </span>
      <span class="dp-die-name" aria-hidden="true">
        {row > 0 ? words.table.row(row).split(',')[0] : colour}
      </span>
    </div>
  );
}

/** Tumbles with every roll, then squares up. */
function useTumble(roll: string, face: number | null) {
  const cube = useRef<HTMLSpanElement>(null);
  const last = useRef({ roll, face });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { roll, face };
    if (cube.current === null || roll === '' || face === null) return;
    if (before.roll === roll && before.face === face) return;
    const duration = tumbleMs();
    if (duration === 0) return mark(cube.current);
    const tumbling = cube.current.animate(
      [
        { transform: 'translate(26px, -34px) rotate(-420deg) scale(1.15)' },
        { transform: 'translate(8px, 4px) rotate(-130deg) scale(.96)', offset: 0.55 },
        { transform: 'translate(-3px, -6px) rotate(18deg)', offset: 0.8 },
        { transform: 'none' },
      ],
      { duration, easing: 'cubic-bezier(.2,.7,.3,1)' },
    );
    return () => tumbling.cancel();
  }, [roll, face]);
  return cube;
}
