import type { SoundName } from './sounds.ts';

/** One voice of a sound: a tone, a string or a hiss that dies away. Times in seconds, heights in hertz. */
export interface Voice {
  readonly wave: 'sine' | 'saw' | 'pluck' | 'hiss';
  readonly at?: number;
  readonly lasts: number;
  readonly loud: number;
  readonly from: number;
  /** Where it glides to. */
  readonly to?: number;
  /** The attack in seconds; by default the shortest one. */
  readonly swell?: number;
  /** How long it stays as loud as it is after the attack. */
  readonly hold?: number;
  /** A band-pass filter for a tone, like a trumpet's mute. Noise is always filtered around its own frequency. */
  readonly through?: number;
  readonly narrow?: number;
}

const hiss = (at: number, lasts: number, loud: number, from: number, narrow = 1): Voice => ({
  wave: 'hiss',
  at,
  lasts,
  loud,
  from,
  narrow,
});

/** A dull blow. */
const thump = (at: number, lasts: number, loud: number, from: number): Voice => ({
  wave: 'sine',
  at,
  lasts,
  loud,
  from,
  to: from / 2.4,
});

/** Metal that was struck: tones that don't fit together, the high ones the shortest. */
const metal = (at: number, lasts: number, loud: number, tones: readonly number[]): Voice[] =>
  tones.map((from, each) => ({ wave: 'sine', at, lasts: lasts / (1 + each / 2), loud: loud / (1 + each / 2), from }));

/** A trumpet with a mute: a tone with breath, through the mute's two narrow ways. */
const trumpet = (at: number, hold: number, from: number, to = from): Voice[] => [
  { wave: 'saw', at, lasts: hold + 0.35, hold, swell: 0.035, loud: 0.9, from, to, through: 1250, narrow: 2.2 },
  { wave: 'saw', at, lasts: hold + 0.3, hold, swell: 0.05, loud: 0.6, from, to, through: 2500, narrow: 4 },
  { wave: 'saw', at, lasts: hold + 0.3, hold, swell: 0.03, loud: 0.22, from: from * 0.997, to: to * 0.997 },
  hiss(at, 0.07, 0.12, 2600, 1.5),
];

const pluck = (at: number, lasts: number, loud: number, from: number): Voice => ({
  wave: 'pluck',
  at,
  lasts,
  loud,
  from,
});

/** A neon tube: a hum, an octave above it, and what crackles. */
const neon = (at: number, lasts: number, swell: number): Voice[] => [
  { wave: 'saw', at, lasts, hold: lasts * 0.3, swell, loud: 0.3, from: 120, through: 480, narrow: 1.2 },
  { wave: 'sine', at, lasts, hold: lasts * 0.3, swell, loud: 0.05, from: 480 },
];

/** Each blow of a brush on the drum, as in two bars of swing. */
const SWING = [0, 0.24, 0.4, 0.48, 0.72, 0.88, 0.96, 1.2, 1.36, 1.44] as const;

/** The dice hit the felt in ever shorter leaps. */
const LEAPS = [0, 0.1, 0.17, 0.225, 0.265, 0.3] as const;

/** Short and dry. Nothing is known by its sound alone. */
export const RECIPES: Readonly<Record<SoundName, readonly Voice[]>> = {
  'your-turn': trumpet(0, 0.16, 466),
  card: [
    { wave: 'hiss', lasts: 0.11, loud: 0.55, from: 2200, to: 5200, swell: 0.03, narrow: 0.8 },
    hiss(0.09, 0.05, 1, 1700, 0.9),
    thump(0.09, 0.06, 0.14, 260),
  ],
  coin: [
    ...metal(0, 0.3, 0.3, [2489, 4013, 6210]),
    ...metal(0.08, 0.45, 0.34, [2960, 4771, 7100]),
    hiss(0, 0.012, 0.4, 6500, 2),
    hiss(0.08, 0.012, 0.4, 6500, 2),
  ],
  dice: LEAPS.flatMap((at, each) => [
    hiss(at, 0.04, 1.3 - each * 0.18, 1100 + ((each * 370) % 700), 2.5),
    thump(at, 0.05, 0.5 - each * 0.06, 420 - ((each * 90) % 160)),
  ]),
  'car-door': [
    hiss(0, 0.025, 0.5, 2300, 3),
    thump(0.03, 0.2, 0.9, 150),
    hiss(0.03, 0.16, 1.3, 320, 1.2),
    hiss(0.035, 0.06, 0.6, 1100, 1.5),
    hiss(0.1, 0.03, 0.3, 2600, 4),
  ],
  clasp: [
    hiss(0, 0.02, 1.2, 4200, 4),
    ...metal(0, 0.07, 0.25, [2900, 5230]),
    hiss(0.1, 0.028, 1.5, 3300, 4),
    ...metal(0.1, 0.1, 0.3, [2210, 4130]),
    thump(0.1, 0.06, 0.25, 300),
  ],
  splash: [
    { wave: 'hiss', lasts: 0.16, loud: 0.9, from: 500, to: 2800, narrow: 0.8 },
    { wave: 'hiss', at: 0.1, lasts: 0.6, loud: 0.8, from: 2000, to: 350, narrow: 0.8, swell: 0.02 },
    { wave: 'sine', at: 0.3, lasts: 0.09, loud: 0.2, from: 320, to: 640, swell: 0.02 },
    { wave: 'sine', at: 0.42, lasts: 0.08, loud: 0.16, from: 420, to: 860, swell: 0.02 },
    { wave: 'sine', at: 0.52, lasts: 0.07, loud: 0.1, from: 520, to: 980, swell: 0.02 },
  ],
  'cell-door': [
    { wave: 'hiss', lasts: 0.2, loud: 0.25, from: 900, to: 1700, swell: 0.1, narrow: 3 },
    thump(0.19, 0.2, 0.8, 160),
    hiss(0.19, 0.1, 1, 2600, 5),
    ...metal(0.19, 1.1, 0.26, [311, 523, 787, 1245, 1973]),
  ],
  stamp: [
    thump(0, 0.14, 0.5, 210),
    hiss(0, 0.06, 1.1, 700),
    hiss(0.004, 0.03, 0.5, 2600),
    hiss(0.12, 0.09, 0.15, 3800, 0.8),
  ],
  act: [
    ...SWING.map(
      (at, each): Voice => ({
        ...hiss(at, 0.16, each % 3 === 0 ? 0.5 : 0.3, 5200, 0.6),
        swell: 0.02,
      }),
    ),
    ...[98, 123.5, 147, 165].map(
      (from, each): Voice => ({ ...pluck(each * 0.48, 0.5, 0.9, from), through: 280, narrow: 0.6 }),
    ),
  ],
  win: [
    hiss(0, 0.02, 0.4, 5000, 4),
    hiss(0.12, 0.02, 0.3, 5000, 4),
    ...neon(0.16, 1.8, 0.35),
    ...[392, 494, 587, 784, 988].map((from, each) => pluck(0.3 + each * 0.11, 1.1, 0.5, from)),
    ...[784, 988].flatMap(from => [0, 1, 2, 3].map(each => pluck(0.86 + each * 0.085, 0.7, 0.32 - each * 0.06, from))),
  ],
  lose: [
    ...trumpet(0, 0.16, 311),
    ...trumpet(0.34, 0.5, 294, 262),
    pluck(0, 0.6, 0.5, 98),
    pluck(0.34, 1.3, 0.6, 73.4),
    hiss(0.9, 0.03, 0.3, 4200, 4),
  ],
};
