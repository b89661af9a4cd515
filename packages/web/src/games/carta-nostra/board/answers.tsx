import type { CartaNostra } from '@consigliere/games/carta-nostra/rules';
import { sayAction } from '@consigliere/kernel/host';
import { useEffect, useRef, useState } from 'preact/hooks';
import { pointing } from '../../kit/board-context.ts';
import { sayBrings } from '../../kit/say.ts';
import { type CnBoardContext, useBoard } from './board-context.ts';

/** The answers that are neither cards nor targets: pass, end the turn; and the actions that are left. */
export function Answers() {
  const { prompt, orders, view } = useBoard();
  const isWindow = view.flow.at(-1)?.kind === 'window';
  return (
    <div class="cn-decide">
      <ActionsLeft />
      {prompt?.kind === 'window' && <Pass key={prompt.id} />}
      {isWindow && view.seat !== null && orders}
      <EndTurn />
    </div>
  );
}

/** CN-4 The actions of the viewer's turn that are still available; null if it isn't the viewer's turn. */
function actionsLeft({ view }: CnBoardContext): { readonly job: boolean; readonly city: boolean } | null {
  const turn = view.flow.find(call => call.kind === 'turn');
  return turn?.kind === 'turn' && turn.frame.seat === view.seat ? turn.frame : null;
}

function ActionsLeft() {
  const context = useBoard();
  const left = actionsLeft(context);
  if (left === null) return null;
  const { labels } = context;
  const { job, city } = left;
  return (
    <span class="cn-left">
      <ActionLeft isFree={job} said={job ? labels.jobLeft : labels.jobDone} />
      <ActionLeft isFree={city} said={city ? labels.cityLeft : labels.cityDone} />
    </span>
  );
}

const ActionLeft = ({ isFree, said }: { readonly isFree: boolean; readonly said: string }) => (
  <span class={isFree ? 'cn-chip free' : 'cn-chip'}>
    <span aria-hidden="true">{isFree ? '○' : '✓'}</span> {said}
  </span>
);

function EndTurn() {
  const context = useBoard();
  const { prompt, who, words } = context;
  const end = prompt?.actions.find(({ type }) => type === 'end');
  if (end === undefined) return null;
  return (
    <button type="button" class="button chief cn-end" {...pointing(context, end)}>
      {sayAction<CartaNostra>(words, end, who)}
      <small>{sayBrings(context, end)}</small>
    </button>
  );
}

/** A large button to pass, with the remaining time running down in it. */
function Pass() {
  const context = useBoard();
  const { labels, windowEnds, now } = context;
  const pass = context.prompt?.actions.find(({ type }) => type === 'pass');
  const [left, setLeft] = useState(windowEnds === null ? null : windowEnds - now());
  const whole = useRef(left);
  useEffect(() => {
    if (windowEnds === null) return setLeft(null);
    const tick = (): void => setLeft(Math.max(0, windowEnds - now()));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [windowEnds]);
  if (whole.current === null || (left !== null && left > whole.current)) whole.current = left;
  if (pass === undefined) return null;
  return (
    <button
      type="button"
      class="button chief cn-pass"
      aria-keyshortcuts="P"
      aria-describedby="cn-says"
      {...pointing(context, pass)}
    >
      <span class="display">{labels.pass}</span>
      {left !== null && <span class="figures">{labels.seconds(Math.ceil(left / 1000))}</span>}
      {left !== null && whole.current !== null && whole.current > 0 && (
        <i class="cn-tube" style={{ scale: `${left / whole.current} 1` }} />
      )}
    </button>
  );
}
