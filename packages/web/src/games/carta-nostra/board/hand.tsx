import { countCards, countOf, MAFIOSI } from '@consigliere/games/carta-nostra/mafiosi';
import type { CartaNostra } from '@consigliere/games/carta-nostra/rules';
import { sayAction } from '@consigliere/kernel/host';
import { BoardButton } from '../../kit/board-button.tsx';
import { pointing } from '../../kit/board-context.ts';
import { sayBrings } from '../../kit/say.ts';
import { type CnBoardContext, handSpot, useBoard } from './board-context.ts';
import { Face } from './card.tsx';
import { explainHandCard } from './explanations.tsx';

/** The viewer's hand, a pile for each kind, with the two actions of the turn and the button that ends it. */
export function Hand({ hand }: { readonly hand: readonly number[] }) {
  const context = useBoard();
  const { words, labels, view } = context;
  const over = countCards(hand) - view.given.handLimit;
  return (
    <section
      class="cn-hand"
      aria-labelledby="cn-hand"
      data-spot="hand"
      data-clear
      data-bar
      // A player who may react needs to see the job and their hand.
      data-asks={context.prompt?.kind === 'window' ? '' : undefined}
    >
      <h2 id="cn-hand">
        {labels.yourHand}
        <small class={over > 0 ? 'figures cn-over' : 'figures'}>
          {words.table.cards(countCards(hand))} ·{' '}
          {over > 0 ? labels.tooMany(over) : labels.handLimit(view.given.handLimit)}
        </small>
        <ActionsLeft />
      </h2>
      <ul class="cn-cards">
        {MAFIOSI.map((name, mafioso) => {
          const count = countOf(hand, mafioso);
          if (count === 0) return null;
          return (
            <li key={name}>
              <BoardButton spot={handSpot(mafioso)} {...explainHandCard(context, mafioso)} class="cn-card" holds>
                <Face mafioso={mafioso} count={count} />
              </BoardButton>
            </li>
          );
        })}
        {countCards(hand) === 0 && <li class="second">{words.table.empty}</li>}
      </ul>
      <EndTurn />
    </section>
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
      <span class={job ? 'cn-chip free' : 'cn-chip'}>{job ? `○ ${labels.jobLeft}` : `✓ ${labels.jobDone}`}</span>
      <span class={city ? 'cn-chip free' : 'cn-chip'}>{city ? `○ ${labels.cityLeft}` : `✓ ${labels.cityDone}`}</span>
    </span>
  );
}

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
