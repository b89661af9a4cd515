import { layout } from '../../kit/layout.ts';
import { lazyInner, Nothing } from '../../kit/lazy.tsx';
import type { Sitting } from '../sitting.ts';
import { Sentences } from './recap-sheet.tsx';

const Threats = lazyInner(async () => (await import('../speech/threats.tsx')).Threats, Nothing);

interface WaitingProps {
  readonly sitting: Sitting;
}

/** While others play: the recap, where there is no other place for it. */
export function WaitingRecap({ sitting: { following, past, texts }, sitting }: WaitingProps) {
  const told = following.value?.recap.value ?? null;
  if (layout.value === 'desktop' || told === null || past.value !== null) return null;
  return (
    <div class="waiting-recap">
      <h3>{texts.since}</h3>
      <Sentences sitting={sitting} told={told} />
    </div>
  );
}

/** Buttons while others play, and while something is shown again. */
export function WaitingButtons({ sitting: { following, past }, sitting }: WaitingProps) {
  const current = following.value;
  if (current === null || past.value === null) return <Threats sitting={sitting} />;
  const { skip, stop } = current.texts;
  return (
    <>
      <button type="button" class="waiting-skip" onClick={() => current.skip()}>
        {skip}
      </button>
      <button type="button" onClick={() => current.skip(true)}>
        {stop}
      </button>
    </>
  );
}
