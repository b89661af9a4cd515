import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isStageClosed } from '../games/kit/closed-stage.ts';
import { isTight, layout } from '../kit/layout.ts';
import { useSaid } from '../kit/voice.ts';
import { useCatalogue } from '../kit/words/catalogues.ts';
import { CoverHand } from './cover-hand.tsx';
import { findOpenPrompt, type Sitting } from './sitting.ts';
import './stage-line.css';

/**
 * At a table on a common screen, a phone has its stage closed behind one line, so that dock and hand get the room. It opens by a press,
 * when the screen goes away, in a reaction, whose cards lie on it, and where large letters are wanted.
 */
export function StageLine({ sitting }: { readonly sitting: Sitting }) {
  const texts = useCatalogue('screen');
  const isWanted = useSignal(false);
  const { link } = sitting;
  const here = link.status.value === 'live' ? link.talk?.here.value : null;
  const isSmall = layout.value === 'upright' && !isTight.value;
  const isReacting = (findOpenPrompt(sitting)?.silence ?? null) !== null;
  const hasScreen = here?.hasScreen ?? true;
  const isClosed = isSmall && hasScreen && !isWanted.value && !isReacting;
  useEffect(() => {
    isStageClosed.value = isClosed;
    return () => {
      isStageClosed.value = false;
    };
  }, [isClosed]);
  const away = hasScreen ? null : (texts?.phone.screenAway ?? null);
  useSaid(away);
  if (texts === null) return null;
  const isLine = isSmall && away === null && !isReacting;
  return (
    <>
      {isSmall && away !== null && <p class="stage-line">{away}</p>}
      {isLine && (
        <button
          type="button"
          class="stage-line"
          aria-expanded={isWanted.value}
          onClick={() => {
            isWanted.value = !isWanted.value;
          }}
        >
          {isWanted.value ? texts.phone.hideStage : texts.phone.stage}
        </button>
      )}
      <CoverHand sitting={sitting} texts={texts.phone} isOffered={isLine} />
    </>
  );
}
