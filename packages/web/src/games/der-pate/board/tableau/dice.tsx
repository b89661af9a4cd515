import { DICE, type DpView, PUPPET } from '@consigliere/games/der-pate/rules';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { mark, scaled } from '../../../kit/pace.ts';
import { useBoard } from '../board-context.ts';
import { Drawing, type DrawingAt } from '../drawings.tsx';
import { explainByRules } from '../explanations.ts';
import { ICONS } from '../icons.ts';
import { makeTarget } from '../target.ts';
import { findPlacements, getFace, getTurn, nameField } from './turn-frame.ts';

/** The active player's four dice. */
export function Dice() {
  const { view, words } = useBoard();
  if (getTurn(view) === null) return null;
  return (
    <section class="dp-dice" aria-label={words.table.dice} data-clear>
      {DICE.map((colour, die) => (
        <Die key={colour} die={die} />
      ))}
    </section>
  );
}

/** A key that changes with every roll. */
function getRollKey(view: DpView): string {
  const turn = getTurn(view);
  const tiles = view.open.tiles[view.open.turn] ?? [];
  return turn?.phase === 'rolled' ? `${view.open.round} ${view.open.turn} ${turn.row} ${tiles.slice(3).join()}` : '';
}

function Die({ die }: { readonly die: number }) {
  const context = useBoard();
  const { view, words, labels, story } = context;
  const face = getFace(view, die);
  const row = view.open.placed[die] ?? 0;
  const roll = row === 0 && (getTurn(view)?.row ?? 4) < 4 ? getRollKey(view) : '';
  const cube = useTumble(roll, face);
  const colour = words.dice[die] ?? '';
  const shown = face === null ? colour : `${colour} ${words.face[face]}`;
  const field = findPlacements(story).get(die);
  const place = row === 0 ? labels.free : labels.onField(nameField(words, field, face ?? 0), words.table.row(row));
  const about = `${shown}, ${face === null ? labels.unrolled : place}`;
  const explain = () => explainByRules(context, shown, ['DP-10', 'DP-11']);
  const target = makeTarget(context, `die-${die}`, { class: 'dp-die', about, explain });
  return (
    <div {...target} class={row > 0 ? `${target.class} placed` : target.class}>
      <span ref={cube} class="dp-cube">
        <DieFace die={die} face={face} size={52} />
      </span>
      <span class="dp-die-name" aria-hidden="true">
        {row > 0 ? words.table.row(row).split(',')[0] : colour}
      </span>
    </div>
  );
}

/** Milliseconds. */
const TUMBLE = 600;

/** Lets a die tumble with every roll and come to rest. */
function useTumble(roll: string, face: number | null) {
  const cube = useRef<HTMLSpanElement>(null);
  const last = useRef({ roll, face });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { roll, face };
    if (cube.current === null || roll === '' || face === null) return;
    if (before.roll === roll && before.face === face) return;
    const duration = scaled(TUMBLE);
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

/** Black, white, grey, red: the body, the light on its edge, and the pips. */
const COLOURS = [
  ['#17171b', '#4a4a52', '#f6efe0'],
  ['#fffdf7', '#ffffff', '#1c1a17'],
  ['#8f9196', '#b6b8bc', '#141416'],
  ['#b3141f', '#de4a50', '#fff6e6'],
] as const;

/** The pips of each face, as cells of a grid of three by three. */
const PIPS = ['', '4', '26', '246', '0268', '02468'];

const Pips = ({ face, r, fill }: { readonly face: number; readonly r: string; readonly fill: string }) =>
  [...(PIPS[face] ?? '')].map(cell => (
    <circle
      key={cell}
      cx={14 + 10 * (Number(cell) % 3)}
      cy={14 + 10 * Math.floor(Number(cell) / 3)}
      r={r}
      fill={fill}
    />
  ));

/** A die with its face; null: not rolled yet. */
export function DieFace({
  die,
  face,
  size = 48,
  ...at
}: DrawingAt & { readonly die: number; readonly face: number | null }) {
  const { dice } = useBoard().words;
  const [body, light, pip] = COLOURS[die] ?? COLOURS[1];
  return (
    <Drawing kind="dp-die-face" box="0 0 48 48" size={size} {...at}>
      <rect x="2" y="4" width="44" height="43" rx="10" fill="#0b0b0d" opacity=".35" />
      <rect x="2" y="2" width="44" height="43" rx="10" fill={body} stroke="var(--dp-outline)" stroke-width="2" />
      <path
        d="M6 14q0-8 8-8h20q8 0 8 8"
        fill="none"
        stroke={light}
        stroke-width="2.5"
        stroke-linecap="round"
        opacity=".8"
      />
      {face === PUPPET ? (
        <g fill={pip}>
          <path d="M11 9h26v2.5H11z" />
          <path d="M13 11h1v9h-1zM19 11h1v8h-1zM25 11h1v8h-1zM34 11h1v13h-1z" />
          <path transform="translate(11.500 17) scale(1.060)" d={ICONS.hand} />
        </g>
      ) : (
        <Pips face={face ?? 0} r="4.6" fill={pip} />
      )}
      <text class="dp-letter" x="43" y="46">
        {dice[die]?.charAt(0)}
      </text>
    </Drawing>
  );
}

/** A die as printed on the board: pips in ink. */
export function PrintedDie({ value, size = 32, ...at }: DrawingAt & { readonly value: number }) {
  return (
    <Drawing kind="dp-printed" box="0 0 48 48" size={size} {...at}>
      <rect x="3" y="3" width="42" height="42" rx="9" fill="var(--panel)" stroke="var(--ink)" stroke-width="3" />
      <Pips face={value} r="4.8" fill="var(--ink)" />
    </Drawing>
  );
}
