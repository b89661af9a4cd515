import { volume } from '../preferences.ts';
import { RECIPES } from './recipes.ts';
import { renderSound } from './render.ts';
import type { SoundName } from './sounds.ts';

/** The same sound isn't played again within this many seconds. */
const APART = 0.12;

let audio: AudioContext | null = null;
const made = new Map<SoundName, AudioBuffer>();
const last = new Map<SoundName, number>();

/** Makes a sound when it's first played. */
function findBuffer(context: AudioContext, name: SoundName): AudioBuffer {
  const before = made.get(name);
  if (before !== undefined) return before;
  const samples = renderSound(RECIPES[name], context.sampleRate);
  const buffer = context.createBuffer(1, samples.length, context.sampleRate);
  buffer.copyToChannel(samples, 0);
  made.set(name, buffer);
  return buffer;
}

/** Plays a sound after this many seconds. It stays silent while the browser doesn't allow sound yet. */
export function playSound(name: SoundName, after = 0): void {
  audio ??= new AudioContext();
  if (audio.state !== 'running') {
    // A sound that comes too late is better left out.
    audio.resume().catch(() => undefined);
    return;
  }
  const begins = audio.currentTime + after;
  if (begins - (last.get(name) ?? Number.NEGATIVE_INFINITY) < APART) return;
  last.set(name, begins);
  const source = new AudioBufferSourceNode(audio, { buffer: findBuffer(audio, name) });
  // Ears hear loudness in steps: half the slider sounds half as loud.
  const gain = new GainNode(audio, { gain: (volume.peek() / 100) ** 2 });
  source.connect(gain).connect(audio.destination);
  source.start(begins);
}
