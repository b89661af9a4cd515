import type { Voice } from './recipes.ts';

/** Makes the samples of a voice from the height of each moment, in hertz. */
type Source = (height: number) => number;

/** The attack of a tone in seconds; without one it would crack. */
const ATTACK = 0.003;
/** Every voice ends in silence: its last seconds fade in a straight line. */
const TAIL = 0.004;
/** A tone's highest harmonic in hertz. */
const BRIGHT = 9000;
/** How loud the loudest tenth of a second of every sound is. */
const LOUDNESS = 0.16;
/** Deep tones are hardly heard on small loudspeakers, so they hardly count. In hertz. */
const DEEP = 250;

/** Noise that is the same every time. */
function makeNoise(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/** How many samples one swing of a tone has. */
const SWING = 2048;

/** A tone whose harmonics get weaker with their number. One swing is computed, and then read again and again. */
function makeTone(rate: number, { from }: Voice, weaken: (harmonic: number) => number): Source {
  const swing = new Float32Array(SWING + 1);
  for (let harmonic = 1; harmonic * from < BRIGHT && harmonic <= 24; harmonic++)
    for (let at = 0; at <= SWING; at++)
      swing[at] = (swing[at] ?? 0) + weaken(harmonic) * Math.sin((2 * Math.PI * harmonic * at) / SWING);
  let phase = 0;
  return height => {
    phase = (phase + (SWING * height) / rate) % SWING;
    const at = Math.floor(phase);
    const [one = 0, next = 0] = [swing[at], swing[at + 1]];
    return one + (next - one) * (phase - at);
  };
}

/** A string that is plucked once: noise goes round and loses its high tones (Karplus and Strong). An all-pass filter tunes it. */
function makeString(rate: number, height: number, noise: () => number): Source {
  const period = rate / height - 0.5;
  const line = Float32Array.from({ length: Math.floor(period - 0.1) }, noise);
  const mean = line.reduce((sum, each) => sum + each, 0) / line.length;
  const rest = period - line.length;
  const tuning = (1 - rest) / (1 + rest);
  let at = 0;
  let smooth = 0;
  let tuned = 0;
  return () => {
    const [one = 0, other = 0] = [line[at], line[(at + 1) % line.length]];
    const before = smooth;
    smooth = 0.498 * (one + other - 2 * mean) + mean;
    tuned = tuning * (smooth - tuned) + before;
    line[at] = tuned;
    at = (at + 1) % line.length;
    return 1.5 * (one - mean);
  };
}

const SOURCES: Readonly<Record<Voice['wave'], (rate: number, voice: Voice, noise: () => number) => Source>> = {
  sine: (rate, voice) => makeTone(rate, voice, harmonic => (harmonic === 1 ? 1 : 0)),
  saw: (rate, voice) => makeTone(rate, voice, harmonic => 0.6 / harmonic),
  hiss: (_rate, _voice, noise) => noise,
  pluck: (rate, { from }, noise) => makeString(rate, from, noise),
};

/** A band-pass filter whose middle may move. */
function makeFilter(rate: number, narrow: number): (sample: number, middle: number) => number {
  let band = 0;
  let low = 0;
  return (sample, middle) => {
    const g = Math.tan((Math.PI * Math.min(middle, rate * 0.45)) / rate);
    const high = (sample - (1 / narrow + g) * band - low) / (1 + g * (1 / narrow + g));
    const passed = g * high + band;
    band = g * high + passed;
    low += 2 * g * passed;
    return passed / narrow;
  };
}

/** How loud a voice is after some seconds: it swells, holds, and dies away to a thousandth. */
function envelope({ swell = ATTACK, hold = 0, lasts }: Voice, after: number): number {
  if (after < swell) return 0.5 - 0.5 * Math.cos((Math.PI * after) / swell);
  const dies = Math.max(0, after - swell - hold) / (lasts - swell - hold);
  return 10 ** (-3 * dies) * Math.min(1, (lasts - after) / TAIL);
}

function addVoice(samples: Float32Array, rate: number, voice: Voice, seed: number): void {
  const { wave, at = 0, lasts, loud, from, to = from, through, narrow = 1 } = voice;
  const source = SOURCES[wave](rate, voice, makeNoise(seed));
  const filter = wave === 'hiss' || through !== undefined ? makeFilter(rate, narrow) : null;
  const first = Math.round(at * rate);
  for (let each = 0; each < lasts * rate; each++) {
    const after = each / rate;
    const height = from * (to / from) ** (after / lasts);
    const sample = source(height);
    const heard = filter === null ? sample : filter(sample, through ?? height);
    samples[first + each] = (samples[first + each] ?? 0) + heard * loud * envelope(voice, after);
  }
}

/** How loud the loudest tenth of a second is: the square root of its mean power, without the deepest tones. */
export function measureLoudness(samples: Float32Array, rate: number): number {
  const size = Math.round(rate / 10);
  const keeps = Math.exp((-2 * Math.PI * DEEP) / rate);
  const powers: number[] = [];
  let deep = 0;
  let sum = 0;
  let loudest = 0;
  for (const [at, sample] of samples.entries()) {
    deep = keeps * deep + (1 - keeps) * sample;
    const power = (sample - deep) ** 2;
    powers.push(power);
    sum += power - (powers[at - size] ?? 0);
    loudest = Math.max(loudest, sum);
  }
  return Math.sqrt(loudest / size);
}

/** Makes the samples of a sound, which is as loud as all others. A player loads no recordings. */
export function renderSound(voices: readonly Voice[], rate: number): Float32Array<ArrayBuffer> {
  const ends = Math.max(...voices.map(({ at = 0, lasts }) => at + lasts));
  const samples = new Float32Array(Math.ceil(ends * rate) + 1);
  for (const [seed, voice] of voices.entries()) addVoice(samples, rate, voice, seed + 1);
  const gain = LOUDNESS / measureLoudness(samples, rate);
  // Samples that would be too loud are bent, not cut.
  return samples.map(sample => 0.95 * Math.tanh((gain * sample) / 0.95));
}
