import { useEffect } from 'preact/hooks';
import { lazy, lazyInner, Nothing } from '../kit/lazy.tsx';
import { loadPatiently } from '../kit/load-patiently.ts';
import { ConfirmBubble } from './confirm-bubble.tsx';
import { Explanations } from './explain/explanations.tsx';
import { useQuestionFocus } from './keys/focus.ts';
import { listenToKeys } from './keys/keys.ts';
import { answer, type Sitting } from './sitting.ts';
import { Announcer } from './voice/announcer.ts';
import '../kit/look/controls.css';

const Follow = lazy(async () => (await import('./follow/follow.tsx')).Follow, Nothing);
/** Loaded last: nobody waits for a word. */
const Speech = lazy(async () => (await import('./speech/speech.tsx')).Speech, Nothing);
/** Rarely used parts are loaded on demand. */
const KeysSheet = lazyInner(async () => (await import('./keys/keys-sheet.tsx')).KeysSheet, Nothing);

interface AfterBoardProps {
  readonly sitting: Sitting;
  /** How many chapters the story had when the table was first drawn. */
  readonly told: number;
}

/**
 * All that a table has besides its board: keys, focus, voice, explanations, the bubble that asks for a confirmation, and the look of what
 * opens. It is loaded right after the board, which can be played before by pressing things and buttons.
 */
export function AfterBoard({ sitting, told }: AfterBoardProps) {
  const { roomView, pack, who, texts, chosen, isShowingKeys } = sitting;
  const { match, chapters } = roomView.value;
  const moment = `${chapters}.${match?.prompt?.id}.${match?.held === null}`;
  usePreviewer(sitting);
  useEffect(() => listenToKeys(sitting), [sitting]);
  useQuestionFocus(sitting, match?.prompt == null ? null : moment);
  return (
    <>
      <Announcer sitting={sitting} told={told} />
      <Follow sitting={sitting} told={told} />
      <Speech sitting={sitting} told={told} />
      {match !== null && match.held !== null && <ConfirmBubble sitting={sitting} />}
      {isShowingKeys.value && <KeysSheet sitting={sitting} />}
      <Explanations
        game={pack.id}
        words={pack.words}
        who={who.value}
        moment={moment}
        close={texts.close}
        choose={action => {
          chosen.value = action;
        }}
        answer={action => answer(sitting, action)}
      />
    </>
  );
}

/** How long the page waits before it loads the rules by itself: the board comes first. */
const PREVIEWS_AFTER = 3000;

/** Loads the rules for previews when the player points at the board, or a little after the board is drawn. */
function usePreviewer(sitting: Sitting): void {
  useEffect(() => {
    let cancel = (): void => undefined;
    const load = (): void => {
      stop();
      cancel = loadPatiently(
        async () => (await import('./previewer.ts')).makePreviewer(sitting),
        previewer =>
          afterPress(() => {
            sitting.previewer.value = previewer;
          }),
      );
    };
    const timer = setTimeout(load, PREVIEWS_AFTER);
    const reach = (event: Event): void => {
      if (event.target instanceof Element && event.target.closest('.table') !== null) load();
    };
    const stop = (): void => {
      clearTimeout(timer);
      for (const type of REACHING) document.removeEventListener(type, reach);
    };
    for (const type of REACHING) document.addEventListener(type, reach);
    return () => {
      cancel();
      stop();
    };
  }, [sitting]);
}

const REACHING = ['pointerover', 'focusin'] as const;

/** The events that end a press. */
const ENDS = ['pointerup', 'pointercancel'] as const;
let isPressing = false;
const notePress = ({ type }: Event): void => {
  isPressing = type === 'pointerdown';
};
for (const type of ['pointerdown', ...ENDS] as const) addEventListener(type, notePress, { capture: true });

/** Runs something once nothing is pressed. A dock that grew during a press would move its buttons from under the pointer, and the press would be lost. */
function afterPress(run: () => void): void {
  if (!isPressing) return run();
  // The click follows the end of the press.
  const ended = new AbortController();
  const soon = (): void => {
    ended.abort();
    setTimeout(() => afterPress(run));
  };
  for (const type of ENDS) addEventListener(type, soon, { signal: ended.signal });
}
