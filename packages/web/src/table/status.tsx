import type { Action, Shape } from '@consigliere/kernel';
import { sayAction, sayQuestion, sayWaiting } from '@consigliere/kernel/host';
import { lazy, Nothing } from '../kit/lazy.tsx';
import { Controls } from './controls.tsx';
import { QUESTION } from './keys/focus.ts';
import { RuleLink } from './rule-link.tsx';
import { findChosen, findOpenPrompt, type Sitting, sayForeseen } from './sitting.ts';

/** Matches on one device have no such clock. */
const WindowClock = lazy(async () => (await import('./clock.tsx')).WindowClock, Nothing);

/** The status bar: whose turn it is, the preview of the chosen answer, and the buttons. */
export function Status({ sitting }: { readonly sitting: Sitting }) {
  return (
    <section class="status" data-asked={findOpenPrompt(sitting)?.kind}>
      <div class="say">
        <div class="asked">
          <p id={QUESTION} class="who" role="status" tabIndex={-1}>
            {sayStatus(sitting)}
          </p>
          {sitting.roomView.value.windowEnds !== null && <WindowClock sitting={sitting} />}
        </div>
        <Foreseen sitting={sitting} />
      </div>
      <Controls sitting={sitting} />
    </section>
  );
}

function sayStatus({ roomView, pack, who, texts }: Sitting): string {
  const { match, phase, isPaused } = roomView.value;
  if (isPaused) return texts.paused;
  if (match === null || phase !== 'playing') return match?.result === null ? texts.opening : texts.over;
  if (match.held !== null && match.held[0] !== undefined) return sayAction(pack.words, match.held[0], who.value);
  if (match.prompt !== null) {
    // In a reaction window it is another player's turn.
    const call = match.prompt.silence === null ? texts.yourTurn : texts.mayReact;
    return `${call} ${sayQuestion(pack.words, match.prompt, who.value)}`;
  }
  const top = match.view.flow.at(-1);
  return top === undefined ? texts.over : sayWaiting(pack.words, top, who.value);
}

/** The preview of the answer the viewer points at. */
function Foreseen({ sitting }: { readonly sitting: Sitting }) {
  const action = findChosen(sitting);
  return (
    <>
      {sitting.refusal.value !== null && <Refusal sitting={sitting} />}
      <p class="foreseen">{action !== null && <Outlook sitting={sitting} action={action} />}</p>
    </>
  );
}

function Outlook({ sitting, action }: { readonly sitting: Sitting; readonly action: Action<Shape> }) {
  const { pack, who } = sitting;
  const brings = sayForeseen(sitting, action);
  return (
    <span>
      <b>{sayAction(pack.words, action, who.value)}</b>
      {brings !== '' && <> → {brings}</>}
    </span>
  );
}

/** Why the last command was refused. */
function Refusal({ sitting: { pack, texts, refusal } }: { readonly sitting: Sitting }) {
  const { code, rule } = refusal.value ?? { code: '', rule: null };
  return (
    <p class="refusal" role="alert">
      {texts.refused(pack.words.rule[rule ?? ''] ?? code)}
      {rule !== null && (
        <>
          {' '}
          <RuleLink game={pack.id} rule={rule} />
        </>
      )}
    </p>
  );
}
