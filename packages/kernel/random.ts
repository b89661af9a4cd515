import { chacha20Block } from './chacha20.ts';
import { sha256, sha256Words, utf8 } from './sha256.ts';

/** For real matches: every purpose and epoch has its own stream, so undo and reactions don't shift later draws. */
export interface ChaCha20 {
  readonly algorithm: 'chacha20';
  /** 64 hexadecimal digits, which are in no view and no frame. */
  readonly seed: string;
  /** How often each purpose was drawn. */
  epochs: Record<string, number>;
}

/** For imagined worlds: fast, one stream. */
export interface Sfc32 {
  readonly algorithm: 'sfc32';
  a: number;
  b: number;
  c: number;
  d: number;
}

export type Rng = ChaCha20 | Sfc32;
/** The next 32 random bits. */
export type Stream = () => number;

/** A seed is 64 hexadecimal digits; any other text stands for its digest. */
export const seedOf = (text: string): string => (/^[0-9a-f]{64}$/.test(text) ? text : sha256(text));

export const chacha20 = (seed: string): ChaCha20 => ({ algorithm: 'chacha20', seed: seedOf(seed), epochs: {} });

export function sfc32(seed: number | string): Sfc32 {
  if (typeof seed === 'number') return stir(seed | 0, 0x9e3779b9 | 0, 0x243f6a88);
  const [a = 0, b = 0, c = 0] = sha256Words(utf8(seed));
  return stir(a | 0, b | 0, c | 0);
}

function stir(a: number, b: number, c: number): Sfc32 {
  const rng: Sfc32 = { algorithm: 'sfc32', a, b, c, d: 1 };
  for (let i = 0; i < 12; i++) nextSfc32(rng);
  return rng;
}

export function nextSfc32(rng: Sfc32): number {
  const t = (rng.a + rng.b + rng.d) | 0;
  rng.d = (rng.d + 1) | 0;
  rng.a = rng.b ^ (rng.b >>> 9);
  rng.b = (rng.c + (rng.c << 3)) | 0;
  rng.c = (((rng.c << 21) | (rng.c >>> 11)) + t) | 0;
  return t >>> 0;
}

const NO_NONCE = new Uint32Array(3);

/** The stream of one purpose and epoch: ChaCha20 with its own key, derived from the seed. */
export function streamOf(seed: string, purpose: string, epoch: number): Stream {
  const key = sha256Words(utf8(`${seed}/${purpose}/${epoch}`));
  let block = new Uint32Array(0);
  let used = 0;
  let counter = 0;
  return () => {
    if (used === block.length) {
      block = chacha20Block(key, counter++, NO_NONCE) as Uint32Array<ArrayBuffer>;
      used = 0;
    }
    return block[used++] as number;
  };
}

/** Opens the next epoch of a purpose. */
function draw(rng: ChaCha20, purpose: string): Stream {
  const epoch = rng.epochs[purpose] ?? 0;
  rng.epochs[purpose] = epoch + 1;
  return streamOf(rng.seed, purpose, epoch);
}

/**
 * A uniform number from 0 to n − 1, for n below 2^21: the high word of 32 random bits times n. Surplus draws, which would favour some
 * values, are thrown away (Lemire's method; it seldom divides).
 */
export function below(next: Stream, n: number): number {
  for (;;) {
    const product = next() * n;
    if (product >>> 0 >= n || product >>> 0 >= surplus(n)) return Math.floor(product / 4294967296);
  }
}

const surplus = (n: number): number => 4294967296 % n;

function belowSfc32(rng: Sfc32, n: number): number {
  for (;;) {
    const product = nextSfc32(rng) * n;
    if (product >>> 0 >= n || product >>> 0 >= surplus(n)) return Math.floor(product / 4294967296);
  }
}

export function random(rng: Rng, purpose: string, n: number): number {
  return rng.algorithm === 'sfc32' ? belowSfc32(rng, n) : below(draw(rng, purpose), n);
}

/** Fisher–Yates, in place. */
export function shuffle<X>(rng: Rng, purpose: string, items: X[]): X[] {
  if (rng.algorithm === 'sfc32') return shuffleBy(items, n => belowSfc32(rng, n));
  const next = draw(rng, purpose);
  return shuffleBy(items, n => below(next, n));
}

export function shuffleBy<X>(items: X[], randomBelow: (n: number) => number): X[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = randomBelow(i + 1);
    const x = items[i] as X;
    items[i] = items[j] as X;
    items[j] = x;
  }
  return items;
}
