import { layout } from '../../kit/layout.ts';
import type { Sitting } from '../sitting.ts';
import { MOST } from './recap.ts';

/** How many sentences the window has room for. */
export const countShown = (): number => (layout.value === 'desktop' ? MOST.desktop : MOST.small);

/** The id of the recap. */
export const RECAP = 'recap';

/** The most important thing since the player's last answer, in one line that opens the rest. */
export function RecapLine({ sitting }: { readonly sitting: Sitting }) {
  const { following, texts, roomView } = sitting;
  const current = following.value;
  const told = current?.recap.value ?? null;
  const [first] = told?.sentences ?? [];
  if (current === null || told === null || first === undefined || roomView.value.phase !== 'playing') return null;
  const { recapState } = current;
  const more = Math.min(told.sentences.length, countShown()) - 1;
  const isOpen = recapState.value !== 'closed';
  return (
    <button
      type="button"
      class="recap-line"
      aria-expanded={isOpen}
      aria-controls={RECAP}
      onClick={() => {
        recapState.value = isOpen ? 'closed' : 'by-player';
      }}
    >
      <span class="recap-since">{texts.since}</span> <span class={first.isHit ? 'hit' : undefined}>{first.text}</span>
      {more > 0 && <b class="figures"> +{more}</b>}
    </button>
  );
}
