import { layout } from '../../kit/layout.ts';
import { lazyInner, Nothing } from '../../kit/lazy.tsx';
import type { Sitting } from '../sitting.ts';
import { Sentences } from './recap-sheet.tsx';

const Threats = lazyInner(async () => (await import('../speech/threats.tsx')).Threats, Nothing);

/** While others play: what has happened since the player's last answer, where there is no other place for it, and buttons to skip. */
export function Waiting({ sitting }: { readonly sitting: Sitting }) {
  const { following, past, texts } = sitting;
  const current = following.value;
  if (current === null) return null;
  const told = current.recap.value;
  const isPast = past.value !== null;
  return (
    <>
      {layout.value !== 'desktop' && told !== null && !isPast && (
        <div class="waiting-recap">
          <h3>{texts.since}</h3>
          <Sentences sitting={sitting} told={told} />
        </div>
      )}
      <Threats sitting={sitting} />
      <button type="button" onClick={() => current.skip()}>
        {current.texts.skip}
      </button>
      <button type="button" onClick={() => current.skip(true)}>
        {isPast ? current.texts.stop : current.texts.skipAll}
      </button>
    </>
  );
}
