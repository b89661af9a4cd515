import { DON } from '@consigliere/games/carta-nostra/mafiosi';
import type { CartaNostra } from '@consigliere/games/carta-nostra/rules';
import type { DeepReadonly, Seat } from '@consigliere/kernel';
import { sayAction, sayOutcome } from '@consigliere/kernel/host';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Crest } from '../../../kit/look/art/crest.tsx';
import { pointing } from '../../kit/board-context.ts';
import { type CnBoardContext, useBoard } from './board-context.ts';
import { Face } from './card.tsx';

type JobFrame = DeepReadonly<CartaNostra['Flow']['window']['frame']>;

/** CN-18 to CN-20 A job that may be stopped: the card, its target, the Dons on it, and what happens if all pass. */
export function Window() {
  const context = useBoard();
  const { view, words, labels, who } = context;
  const top = view.flow.at(-1);
  if (top?.kind !== 'window') return null;
  const job = top.frame;
  const [answered] = view.picks;
  const isAsked = context.prompt?.kind === 'window';
  return (
    <section class="cn-window" aria-labelledby="cn-window" data-asks={isAsked ? '' : undefined}>
      <h2 id="cn-window">{labels.onTheTable}</h2>
      <div class="cn-stack">
        <Played seat={job.seat} mafioso={job.mafioso} isStopped={job.dons.length % 2 === 1} />
        {job.victim !== null && <Named job={job} victim={job.victim} />}
        {job.dons.map((seat, at) => (
          <Played key={at} seat={seat} mafioso={DON} isStopped={(job.dons.length - at) % 2 === 0} />
        ))}
      </div>
      <p class="cn-says" id="cn-says">
        <b>{sayNext(context, job)}</b> <span class="rule">CN-20</span>
      </p>
      {view.seat !== null && (
        <div class="cn-decide">
          {isAsked && <Pass key={top.id} />}
          {context.orders}
        </div>
      )}
      {answered !== undefined && (
        <p class="cn-answered">
          {labels.yourAnswer} <b>{sayAction<CartaNostra>(words, answered, who)}</b>
        </p>
      )}
    </section>
  );
}

/** CN-20 The result if nobody else steps in; for viewers who aren't asked, what the table is waiting for. */
function sayNext({ prompt, preview, words, who }: CnBoardContext, job: JobFrame): string {
  const pass = prompt?.actions.find(({ type }) => type === 'pass');
  const unopposed = pass === undefined ? null : (preview(pass)?.unopposed ?? null);
  if (unopposed === null) return words.awaits.window(job, who);
  return words.preview.unopposed(sayOutcome<CartaNostra>(words, unopposed, who).join(' · '));
}

function Played({ seat, mafioso, isStopped }: { seat: Seat; mafioso: number; isStopped: boolean }) {
  const { who } = useBoard();
  return (
    <figure class={isStopped ? 'cn-played stopped' : 'cn-played'}>
      <span class="cn-card">
        <Face mafioso={mafioso} />
      </span>
      <figcaption>
        <Crest seat={seat} size={22} /> {who.names[seat]}
      </figcaption>
    </figure>
  );
}

/** CN-17 The target of the job: a mafioso in a city, or a hand. */
function Named({ job: { target }, victim }: { readonly job: JobFrame; readonly victim: Seat }) {
  const { who, words, labels } = useBoard();
  return (
    <>
      <span class="cn-against">
        <svg width="34" height="18" viewBox="0 0 34 18" aria-hidden="true" focusable="false">
          <path fill="currentColor" d="M0 7h22V1l12 8-12 8v-6H0z" />
        </svg>
        <span class="sr-only">{labels.against}</span>
      </span>
      <figure class="cn-played target">
        <span class="cn-card">
          <Face mafioso={target} name={words.table.hand} />
        </span>
        <figcaption>
          <Crest seat={victim} size={22} /> {who.names[victim]}
        </figcaption>
      </figure>
    </>
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
