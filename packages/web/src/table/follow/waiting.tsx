import { layout } from '../../kit/layout.ts';
import { lazyInner, Nothing } from '../../kit/lazy.tsx';
import { SPEEDS, speed, waits } from '../../kit/preferences.ts';
import { nextTable } from '../correspondence/next.ts';
import type { Following, Sitting } from '../sitting.ts';
import { Sentences } from './recap-sheet.tsx';

const Threats = lazyInner(async () => (await import('../speech/threats.tsx')).Threats, Nothing);

interface WaitingProps {
  readonly sitting: Sitting;
}

/** While others play: the recap, where there is no other place for it. */
export function WaitingRecap({ sitting: { following, past, texts }, sitting }: WaitingProps) {
  const current = following.value;
  const told = current?.recap.value ?? null;
  if (layout.value === 'desktop' || current === null || told === null || past.value !== null) return null;
  return (
    <div class="waiting-recap">
      <h3>{texts.since}</h3>
      <Sentences sitting={sitting} following={current} told={told} />
    </div>
  );
}

/** Buttons while others play, if they play on this device, or while something is shown again. */
export function WaitingButtons({ sitting: { following, past, link, texts }, sitting }: WaitingProps) {
  const current = following.value;
  const isPast = past.value !== null;
  const Next = isPast || link.talk === undefined ? undefined : nextTable.value?.NextTable;
  const threats = isPast ? null : (
    <>
      <Threats sitting={sitting} />
      {Next !== undefined && <Next sitting={sitting} />}
    </>
  );
  if (current === null || !(isPast || link.pace !== undefined)) return threats;
  const { skip, skipAll, stop } = current.texts;
  return (
    <>
      {threats}
      <button type="button" class="waiting-skip" onClick={() => current.skip()}>
        {waits.value === 'on' && !isPast ? texts.goOn : skip}
      </button>
      <button type="button" onClick={() => current.skip(true)}>
        {isPast ? stop : skipAll}
      </button>
      {!isPast && <SpeedChoice following={current} />}
    </>
  );
}

const SpeedChoice = ({ following: { texts } }: { readonly following: Following }) => (
  <select
    class="waiting-speed"
    aria-label={texts.speed}
    value={speed.value}
    onChange={({ currentTarget }) => {
      speed.value = SPEEDS.find(each => each === currentTarget.value) ?? 'normal';
    }}
  >
    {SPEEDS.map(each => (
      <option key={each} value={each}>
        {texts.speeds[each]}
      </option>
    ))}
  </select>
);
