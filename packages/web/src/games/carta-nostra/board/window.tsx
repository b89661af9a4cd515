import { DON } from '@consigliere/games/carta-nostra/mafiosi';
import type { CartaNostra } from '@consigliere/games/carta-nostra/rules';
import type { DeepReadonly, Seat } from '@consigliere/kernel';
import { sayAction, sayOutcome } from '@consigliere/kernel/host';
import { Crest } from '../../../kit/look/art/crest.tsx';
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
  return (
    <section class="cn-window" aria-labelledby="cn-window">
      <h2 id="cn-window">{labels.onTheTable}</h2>
      <div class="cn-stack">
        <Played seat={job.seat} mafioso={job.mafioso} state={job.dons.length % 2 === 1 ? 'stopped' : ''} />
        {job.victim !== null && <Target job={job} victim={job.victim} />}
        {job.dons.map((seat, at) => (
          <Played key={at} seat={seat} mafioso={DON} state={(job.dons.length - at) % 2 === 0 ? 'stopped' : ''} />
        ))}
      </div>
      <p class="cn-says" id="cn-says">
        <b>{sayNext(context, job)}</b> <span class="rule">CN-20</span>
      </p>
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

interface PlayedProps {
  readonly seat: Seat;
  /** null shows the back: a hand. */
  readonly mafioso: number | null;
  readonly state: 'stopped' | 'target' | '';
}

function Played({ seat, mafioso, state }: PlayedProps) {
  const { who, words, labels } = useBoard();
  return (
    <figure class={`cn-played ${state}`}>
      <span class="cn-card">
        <Face mafioso={mafioso} name={words.table.hand} />
      </span>
      <figcaption>
        <Crest seat={seat} size={22} /> {who.names[seat]}
        {state === 'stopped' && <span class="sr-only">, {labels.stopped}</span>}
      </figcaption>
    </figure>
  );
}

/** CN-17 The target of the job: a mafioso in a city, or a hand. */
const Target = ({ job, victim }: { readonly job: JobFrame; readonly victim: Seat }) => (
  <>
    <span class="cn-against">
      <svg width="34" height="18" viewBox="0 0 34 18" aria-hidden="true" focusable="false">
        <path fill="currentColor" d="M0 7h22V1l12 8-12 8v-6H0z" />
      </svg>
      <span class="sr-only">{useBoard().labels.against}</span>
    </span>
    <Played seat={victim} mafioso={job.target} state="target" />
  </>
);
