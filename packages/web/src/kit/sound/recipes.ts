import type { SoundName } from './sounds.ts';

/** One voice of a sound: a tone or a hiss that dies away. Times in seconds, heights in hertz. */
export interface Voice {
  readonly wave: OscillatorType | 'hiss';
  readonly at?: number;
  readonly lasts: number;
  readonly loud: number;
  readonly from: number;
  /** Where it glides to. */
  readonly to?: number;
  /** The attack in seconds; by default the shortest one. */
  readonly swell?: number;
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

/** Short and dry. */
export const RECIPES: Readonly<Record<SoundName, readonly Voice[]>> = {
  'your-turn': [
    { wave: 'sawtooth', lasts: 0.42, loud: 0.5, from: 460, to: 466, swell: 0.03, through: 1300, narrow: 4 },
    { wave: 'sawtooth', lasts: 0.4, loud: 0.2, from: 464, to: 466, swell: 0.04, through: 2500, narrow: 6 },
  ],
  card: [hiss(0, 0.06, 0.5, 3600, 0.7), hiss(0.03, 0.05, 0.35, 1900, 0.8)],
  coin: [
    { wave: 'triangle', lasts: 0.09, loud: 0.22, from: 2093 },
    { wave: 'sine', at: 0.05, lasts: 0.2, loud: 0.2, from: 3136 },
  ],
  dice: [0, 0.06, 0.13, 0.18, 0.26].map((at, each) =>
    hiss(at, 0.045, 1.1 - each * 0.15, 800 + ((each * 370) % 600), 2),
  ),
  'car-door': [
    { wave: 'sine', lasts: 0.16, loud: 0.9, from: 110, to: 48 },
    hiss(0, 0.12, 1.2, 260),
    hiss(0.03, 0.03, 0.3, 2400, 3),
  ],
  clasp: [hiss(0, 0.025, 1.4, 4200, 5), hiss(0.09, 0.03, 1.6, 3300, 5)],
  splash: [
    { wave: 'hiss', lasts: 0.14, loud: 0.8, from: 500, to: 2600, narrow: 0.8 },
    { wave: 'hiss', at: 0.09, lasts: 0.45, loud: 0.7, from: 1900, to: 350, narrow: 0.8 },
  ],
  'cell-door': [
    { wave: 'sine', lasts: 0.18, loud: 0.8, from: 120, to: 60 },
    { wave: 'sine', lasts: 0.7, loud: 0.12, from: 523 },
    { wave: 'sine', lasts: 0.5, loud: 0.09, from: 787 },
    hiss(0, 0.14, 0.9, 2600, 6),
  ],
  stamp: [{ wave: 'sine', lasts: 0.13, loud: 0.9, from: 150, to: 55 }, hiss(0, 0.06, 0.9, 600)],
  act: [0, 0.24, 0.4, 0.48, 0.72, 0.88, 0.96].map((at, each) => hiss(at, 0.1, each % 3 === 0 ? 0.5 : 0.3, 5200, 0.6)),
  win: [
    hiss(0, 0.03, 0.5, 5000, 4),
    hiss(0.14, 0.03, 0.4, 5000, 4),
    { wave: 'sawtooth', at: 0.2, lasts: 1.5, loud: 0.3, from: 100, swell: 0.5, through: 420, narrow: 1 },
    { wave: 'sine', at: 0.25, lasts: 1.4, loud: 0.16, from: 400, swell: 0.5 },
  ],
};
