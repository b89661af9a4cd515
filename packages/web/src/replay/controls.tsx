import type { Shape, Words } from '@consigliere/kernel';
import { sayEvent } from '@consigliere/kernel/host';
import { useSignal } from '@preact/signals';
import { useEffect, useId, useMemo } from 'preact/hooks';
import { Select } from '../kit/fields.tsx';
import { findTurnStarts } from '../kit/replay/replay-record.ts';
import type { ReplayTexts } from '../kit/words/en/replay.ts';
import { lastStep, type ReplayLink, type Viewpoint, viewedSeat } from './replay-link.ts';

interface ControlsProps {
  readonly replay: ReplayLink;
  readonly texts: ReplayTexts;
  readonly names: readonly string[];
  readonly words: Words<Shape>;
}

/** Milliseconds between two steps. */
const SPEEDS = { slow: 2400, normal: 1200, fast: 400 } as const;
const SPEED_NAMES = ['slow', 'normal', 'fast'] as const;

/** The controls of a replay: steps, jumps, speed and viewpoint. */
export function Controls({ replay, texts, names, words }: ControlsProps) {
  const { replayed, at, jump } = replay;
  const isPlaying = useSignal(false);
  const speed = useSignal<keyof typeof SPEEDS>('normal');
  const slider = useId();
  const last = lastStep(replayed);
  const now = at.value;
  const go = (to: number): void => {
    isPlaying.value = false;
    jump(to);
  };
  const play = (): void => {
    if (!isPlaying.value && at.value === last) jump(0);
    isPlaying.value = !isPlaying.value;
  };
  useEffect(() => listenToKeys({ step: by => go(at.value + by), jump: to => go(to), last, play }), [replay]);
  useEffect(() => {
    if (!isPlaying.value) return;
    if (now >= last) {
      isPlaying.value = false;
      return;
    }
    const timer = setTimeout(() => jump(now + 1), SPEEDS[speed.value]);
    return () => clearTimeout(timer);
  }, [isPlaying.value, now, speed.value]);
  return (
    <section class="dock replay-controls" aria-label={texts.controls}>
      <h2 class="sr-only">{texts.controls}</h2>
      <div class="replay-steps">
        <Step label={texts.first} sign="|◀" isOff={now === 0} onClick={() => go(0)} />
        <Step label={texts.back} sign="◀" isOff={now === 0} onClick={() => go(now - 1)} />
        <button type="button" class="button chief replay-play" onClick={play}>
          {isPlaying.value ? texts.stop : texts.play}
        </button>
        <Step label={texts.on} sign="▶" isOff={now === last} onClick={() => go(now + 1)} />
        <Step label={texts.last} sign="▶|" isOff={now === last} onClick={() => go(last)} />
      </div>
      <div class="replay-slider">
        <label for={slider}>{texts.moment}</label>
        <input
          id={slider}
          type="range"
          min={0}
          max={last}
          value={now}
          aria-valuetext={texts.at(now, last)}
          onInput={event => go(Number(event.currentTarget.value))}
        />
        <span class="figures">{texts.at(now, last)}</span>
      </div>
      <div class="replay-choices">
        <Turns replay={replay} texts={texts} names={names} words={words} />
        <ViewpointChoice replay={replay} texts={texts} names={names} />
        <Select
          label={texts.speed}
          value={speed.value}
          options={SPEED_NAMES.map(each => [each, texts.speeds[each]])}
          onChoose={chosen => {
            speed.value = SPEED_NAMES.find(each => each === chosen) ?? 'normal';
          }}
        />
      </div>
    </section>
  );
}

interface StepProps {
  readonly label: string;
  readonly sign: string;
  readonly isOff: boolean;
  readonly onClick: () => void;
}

/** A step button. It stays in place when it is disabled, so that the focus isn't lost. */
const Step = ({ label, sign, isOff, onClick }: StepProps) => (
  <button type="button" class="button" aria-label={label} title={label} aria-disabled={isOff} onClick={onClick}>
    <span aria-hidden="true">{sign}</span>
  </button>
);

/** A list of all turns, with the current one chosen. */
function Turns({ replay: { replayed, at, jump }, texts, names, words }: ControlsProps) {
  const turns = useMemo(() => {
    const who = { names, reader: null };
    return findTurnStarts(replayed).map((moment, number): readonly [string, string] => {
      const event = replayed.steps[moment]?.notices.find(each => each.event.type === 'turn')?.event;
      return [String(moment), event === undefined ? texts.setUp : `${number} · ${sayEvent(words, event, who)}`];
    });
  }, [replayed, texts, names, words]);
  const here = turns.findLast(([moment]) => Number(moment) <= at.value)?.[0] ?? '0';
  return <Select label={texts.turn} value={here} options={turns} onChoose={moment => jump(Number(moment))} />;
}

function ViewpointChoice({ replay, texts, names }: Omit<ControlsProps, 'words'>) {
  const { replayed, at, viewpoint } = replay;
  const seat = viewedSeat(replayed, at.value, viewpoint.value);
  const choices: readonly (readonly [string, string])[] = [
    ['all', texts.viewAll],
    ...names.map((name, each): readonly [string, string] => [String(each), name]),
    ['guest', texts.viewSpectator],
  ];
  const chosen = viewpoint.value === 'all' ? 'all' : viewpoint.value === null ? 'guest' : String(viewpoint.value);
  return (
    <Select
      label={texts.viewpoint}
      value={chosen}
      options={choices}
      onChoose={value => {
        viewpoint.value = parseViewpoint(value);
      }}
    >
      {viewpoint.value === 'all' && seat !== null && <small class="second">{texts.viewOf(names[seat] ?? '')}</small>}
    </Select>
  );
}

const parseViewpoint = (value: string): Viewpoint =>
  value === 'all' ? 'all' : value === 'guest' ? null : Number(value);

interface ReplayKeys {
  step(by: number): void;
  jump(to: number): void;
  readonly last: number;
  play(): void;
}

/** Whether the key belongs to a form field. */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);

/** Arrow keys step, Home and End jump, P plays. Returns a function that stops listening. */
function listenToKeys({ step, jump, last, play }: ReplayKeys): () => void {
  const deeds: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    Home: () => jump(0),
    End: () => jump(last),
    p: play,
  };
  const onKey = (event: KeyboardEvent): void => {
    if (isTaken(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    const deed = deeds[event.key];
    if (deed === undefined) return;
    event.preventDefault();
    deed();
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}
