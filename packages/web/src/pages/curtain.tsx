import { useEffect, useRef } from 'preact/hooks';
import { Crest } from '../kit/look/art/crest.tsx';
import { useInnerTexts, useTexts } from '../kit/words/texts.ts';
import './curtain.css';

interface CurtainProps {
  readonly seat: number;
  readonly name: string;
  readonly onLift: () => void;
}

/** Hides the table while a shared screen changes hands. It names the next player and shows nothing else. */
export function Curtain({ seat, name, onLift }: CurtainProps) {
  const { ways } = useTexts();
  const { shared } = useInnerTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <main>
      <dialog
        ref={dialog}
        class="curtain"
        aria-labelledby="curtain"
        aria-describedby="curtain-hint"
        onCancel={event => event.preventDefault()}
        // A browser may close a dialog even if the page cancels it.
        onClose={() => dialog.current?.showModal()}
        // The previous player may still be holding a key down.
        onKeyDown={event => event.repeat && event.preventDefault()}
      >
        <Crest seat={seat} size={96} />
        <h1 id="curtain">{shared.handOver(name)}</h1>
        <p id="curtain-hint">{shared.lookAway}</p>
        {/* The previous player's click may have been the first half of a double click. */}
        <button type="button" class="button chief" autofocus onClick={event => event.detail < 2 && onLift()}>
          {shared.lift(name)}
        </button>
        <a href="/tables">{ways.tables}</a>
      </dialog>
    </main>
  );
}
