import { countCards, DON, MAFIOSI } from '@consigliere/games/carta-nostra/mafiosi';
import type { CartaNostra } from '@consigliere/games/carta-nostra/rules';
import type { DeepReadonly, Seat } from '@consigliere/kernel';
import { sayAction, sayEvent, sayOutcome } from '@consigliere/kernel/host';
import { Crest } from '../../../kit/look/art/crest.tsx';
import { BoardButton } from '../../kit/board-button.tsx';
import { type CnBoardContext, traySpot, useBoard } from './board-context.ts';
import { Face } from './card.tsx';
import { explainTrayCard } from './explanations.tsx';
import { listLastMove } from './from-view.ts';

type JobFrame = DeepReadonly<CartaNostra['Flow']['window']['frame']>;

/** The middle of the table: a job that may be stopped, cards to choose from, the winner; otherwise the last move. */
export function JobPlace() {
  const { view, prompt } = useBoard();
  const top = view.flow.at(-1);
  if (view.open.ended !== null) return <Verdict />;
  if (top?.kind === 'window') return <Window job={top.frame} />;
  if (prompt !== null && (top?.kind === 'kidnap' || top?.kind === 'recruit')) return <Tray />;
  return <LastMove />;
}

/** How the game ended and who won it. */
function Verdict() {
  const { view, words, who } = useBoard();
  const { ended } = view.open;
  if (ended === null) return null;
  return (
    <section class="cn-job cn-verdict">
      {ended.winners.map(seat => (
        <Crest key={seat} seat={seat} size={44} />
      ))}
      <p>{words.event['game-over']({ type: 'game-over', ...ended }, who)}</p>
    </section>
  );
}

/** CN-18 to CN-20 A job that may be stopped: the card, its target, the Dons on it, and what happens if all pass. */
function Window({ job }: { readonly job: JobFrame }) {
  const context = useBoard();
  const { view, words, who } = context;
  const [answered] = view.picks;
  return (
    <section class="cn-job cn-window" aria-labelledby="cn-window" data-about>
      <h2 id="cn-window" class="sr-only">
        {words.board.onTheTable}
      </h2>
      <Chain {...job} />
      <div class="cn-told">
        <p class="cn-says" id="cn-says">
          <b>{sayNext(context, job)}</b> <span class="rule">CN-20</span>
        </p>
        {answered !== undefined && (
          <p class="cn-answered">
            {words.board.yourAnswer} <b>{sayAction<CartaNostra>(words, answered, who)}</b>
          </p>
        )}
      </div>
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

/** The cards of a job: the mafioso that was sent, CN-17 the target (a mafioso in a city, or a hand), and the Dons. */
function Chain({ seat, mafioso, victim, target, dons }: JobFrame) {
  const { words } = useBoard();
  return (
    <div class="cn-stack" data-long={dons.length > 2}>
      <Played seat={seat} mafioso={mafioso} state={dons.length % 2 === 1 ? 'stopped' : ''} />
      {victim !== null && (
        <>
          <span class="cn-against">
            <svg width="34" height="18" viewBox="0 0 34 18" aria-hidden="true" focusable="false">
              <path fill="currentColor" d="M0 7h22V1l12 8-12 8v-6H0z" />
            </svg>
            <span class="sr-only">{words.board.against}</span>
          </span>
          <Played seat={victim} mafioso={target} state="target" />
        </>
      )}
      {dons.map((by, at) => (
        <Played key={at} seat={by} mafioso={DON} state={(dons.length - at) % 2 === 0 ? 'stopped' : ''} />
      ))}
    </div>
  );
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
        <Crest seat={seat} size={20} /> <span>{seat === who.reader ? labels.you : who.names[seat]}</span>
        {state === 'stopped' && <span class="sr-only">, {words.board.stopped}</span>}
      </figcaption>
    </figure>
  );
}

/** Cards to choose one from: CN-11 the hand the Smuggler looks at, CN-13 the kinds on the discard pile. */
function Tray() {
  const context = useBoard();
  const { view, words, who } = context;
  const top = view.flow.at(-1);
  if (top?.kind !== 'kidnap' && top?.kind !== 'recruit') return null;
  const counts =
    top.kind === 'kidnap'
      ? (view.own?.looks[top.frame.victim]?.hand ?? [])
      : MAFIOSI.map(
          (_, kind) => view.open.discard.filter((card, at) => card === kind && at !== top.frame.himself).length,
        );
  return (
    <section class="cn-job cn-tray" aria-labelledby="cn-tray">
      <h2 id="cn-tray">
        {top.kind === 'kidnap' && <Crest seat={top.frame.victim} size={22} />}
        {top.kind === 'kidnap' ? who.names[top.frame.victim] : words.table.discardPile}
        <small>
          {top.kind === 'kidnap' && `${words.table.hand} · `}
          {words.table.cards(countCards(counts))}
        </small>
      </h2>
      <ul class="cn-cards">
        {MAFIOSI.map((name, mafioso) => {
          const count = counts[mafioso] ?? 0;
          if (count === 0) return null;
          return (
            <li key={name} style={{ '--kind': mafioso + 1 }}>
              <BoardButton spot={traySpot(mafioso)} {...explainTrayCard(context, mafioso, count)} class="cn-card">
                <Face mafioso={mafioso} count={count} />
              </BoardButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The last card that was played and what became of it, kept in sight where the middle of the table is always there. */
function LastMove() {
  const { story, words, who } = useBoard();
  const told = listLastMove(story);
  const [first] = told;
  return (
    <section class="cn-job cn-last" aria-label={words.board.lastMove}>
      {first !== undefined && 'mafioso' in first && (
        <>
          <Chain
            {...{ seat: first.seat, mafioso: first.mafioso, victim: null, target: null }}
            {...(first.type === 'job' && { victim: first.victim, target: first.target })}
            dons={told.flatMap(each => (each.type === 'reacted' ? [each.seat] : []))}
          />
          <div class="cn-told" data-banner>
            <small>{words.board.lastMove}</small>
            {told.map((each, at) => (
              <p key={at}>{sayEvent<CartaNostra>(words, each, who)}</p>
            ))}
          </div>
        </>
      )}
    </section>
  );
}
