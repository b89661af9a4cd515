import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Crest } from '../kit/look/art/crest.tsx';
import { callText } from '../kit/window-name.ts';
import type { ScreenTexts } from '../kit/words/en/screen.ts';
import type { Sitting } from './sitting.ts';
import './cover-hand.css';

/** A phone that is turned by more than this many degrees lies on its face. Browsers tell it over https only. */
const FACE_DOWN = 150;

interface CoverHandProps {
  readonly sitting: Sitting;
  readonly texts: ScreenTexts['phone'];
}

/**
 * A button that covers everything on a phone, for a player whose neighbours might look. A phone that is laid on its face is covered too.
 * It stays covered until its player uncovers it, whatever is asked meanwhile.
 */
export function CoverHand({ sitting, texts, isOffered }: CoverHandProps & { readonly isOffered: boolean }) {
  const isCovered = useSignal(false);
  useEffect(() => {
    const onTurn = ({ beta }: DeviceOrientationEvent): void => {
      if (beta !== null && Math.abs(beta) > FACE_DOWN) isCovered.value = true;
    };
    addEventListener('deviceorientation', onTurn);
    return () => removeEventListener('deviceorientation', onTurn);
  }, []);
  const cover = (): void => {
    isCovered.value = true;
  };
  const uncover = (): void => {
    isCovered.value = false;
  };
  return (
    <>
      {isOffered && (
        <button type="button" class="cover-hand" aria-label={texts.hideHand} title={texts.hideHand} onClick={cover}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path
              d="M2.5 12S6 6 12 6s9.5 6 9.5 6S18 18 12 18 2.5 12 2.5 12zM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM4 4l16 16"
              fill="none"
              stroke="currentColor"
              stroke-width="2"
              stroke-linecap="round"
            />
          </svg>
        </button>
      )}
      {isCovered.value && <Cover sitting={sitting} texts={texts} onUncover={uncover} />}
    </>
  );
}

function Cover({ sitting, texts, onUncover }: CoverHandProps & { readonly onUncover: () => void }) {
  const sheet = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => sheet.current?.showModal(), []);
  const { seat, match } = sitting.roomView.value;
  const crest = match === null || seat === null ? 0 : (sitting.pack.board.crestOf?.(match.view, seat) ?? seat);
  return (
    <dialog
      ref={sheet}
      class="hand-cover"
      aria-label={texts.handHidden}
      onCancel={event => {
        event.preventDefault();
        onUncover();
      }}
    >
      <button type="button" onClick={onUncover}>
        <Crest seat={crest} size={120} />
        <span>{texts.showHand}</span>
      </button>
      <p role="status">{callText.value ?? texts.handHidden}</p>
    </dialog>
  );
}
