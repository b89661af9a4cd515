import { RECIPES, type Voice } from './recipes.ts';
import type { SoundName } from './sounds.ts';

const LOUD = 0.4;
/** A tone without an attack would crack. */
const ATTACK = 0.004;
/** As good as silent. */
const SILENT = 0.0001;
/** The same sound isn't played again within this many seconds. */
const APART = 0.12;

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;
const last = new Map<SoundName, number>();

/** A second of hiss, made once. */
function makeNoise(context: AudioContext): AudioBufferSourceNode {
  if (noise === null) {
    noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  }
  return new AudioBufferSourceNode(context, { buffer: noise, loop: true });
}

function glide(parameter: AudioParam, { from, to = from, lasts }: Voice, begins: number): void {
  parameter.setValueAtTime(from, begins);
  parameter.exponentialRampToValueAtTime(to, begins + lasts);
}

function playVoice(context: AudioContext, voice: Voice, now: number): void {
  const { wave, at = 0, lasts, loud, through, narrow = 1, swell = ATTACK } = voice;
  const begins = now + at;
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(SILENT, begins);
  gain.gain.exponentialRampToValueAtTime(loud * LOUD, begins + swell);
  gain.gain.exponentialRampToValueAtTime(SILENT, begins + lasts);
  gain.connect(context.destination);
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: through ?? voice.from, Q: narrow });
  filter.connect(gain);
  const source = wave === 'hiss' ? makeNoise(context) : new OscillatorNode(context, { type: wave });
  if (source instanceof OscillatorNode) glide(source.frequency, voice, begins);
  else glide(filter.frequency, voice, begins);
  source.connect(wave !== 'hiss' && through === undefined ? gain : filter);
  source.start(begins);
  source.stop(begins + lasts);
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
  for (const voice of RECIPES[name]) playVoice(audio, voice, begins);
}
