import { PUPPET } from '@consigliere/games/der-pate/rules';
import { Drawing, type Drawn } from './drawn.tsx';
import { ICONS } from './icons.ts';

/** Black, white, grey, red: the body, the light on its edge, and the pips. */
const DICE = [
  ['#17171b', '#4a4a52', '#f6efe0'],
  ['#fffdf7', '#ffffff', '#1c1a17'],
  ['#8f9196', '#b6b8bc', '#141416'],
  ['#b3141f', '#de4a50', '#fff6e6'],
] as const;

const AT = { l: 14, c: 24, r: 34 } as const;
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[AT.c, AT.c]],
  [
    [AT.l, AT.r],
    [AT.r, AT.l],
  ],
  [
    [AT.l, AT.r],
    [AT.c, AT.c],
    [AT.r, AT.l],
  ],
  [
    [AT.l, AT.l],
    [AT.r, AT.l],
    [AT.l, AT.r],
    [AT.r, AT.r],
  ],
  [
    [AT.l, AT.l],
    [AT.r, AT.l],
    [AT.c, AT.c],
    [AT.l, AT.r],
    [AT.r, AT.r],
  ],
];

/** A die of a colour; the puppet hand hangs on its strings. null: not rolled yet. */
export function DieFace({
  die,
  face,
  size = 48,
  ...at
}: Drawn & { readonly die: number; readonly face: number | null }) {
  const [body, light, pip] = DICE[die] ?? DICE[1];
  return (
    <Drawing kind="dp-die-face" box="0 0 48 48" size={size} {...at}>
      <rect x="2" y="4" width="44" height="43" rx="10" fill="#0b0b0d" opacity=".35" />
      <rect x="2" y="2" width="44" height="43" rx="10" fill={body} stroke="var(--dp-outline)" stroke-width="2" />
      <path
        d="M6 14q0-8 8-8h20q8 0 8 8"
        fill="none"
        stroke={light}
        stroke-width="2.500"
        stroke-linecap="round"
        opacity=".8"
      />
      {face === PUPPET ? (
        <g fill={pip}>
          <path d="M11 9h26v2.500H11z" />
          <path d="M13 11h1v9h-1zM19 11h1v8h-1zM25 11h1v8h-1zM34 11h1v13h-1z" />
          <path transform="translate(11.500 17) scale(1.060)" d={ICONS.hand} />
        </g>
      ) : (
        (PIPS[face ?? 0] ?? []).map(([cx, cy]) => <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="4.600" fill={pip} />)
      )}
    </Drawing>
  );
}

/** A die as printed on the board: pips in ink. */
export function PrintedDie({ value, size = 32, ...at }: Drawn & { readonly value: number }) {
  return (
    <Drawing kind="dp-printed" box="0 0 48 48" size={size} {...at}>
      <rect x="3" y="3" width="42" height="42" rx="9" fill="var(--panel)" stroke="var(--ink)" stroke-width="3" />
      {(PIPS[value] ?? []).map(([cx, cy]) => (
        <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="4.800" fill="var(--ink)" />
      ))}
    </Drawing>
  );
}
