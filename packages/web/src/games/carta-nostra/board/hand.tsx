import { countCards, countOf, MAFIOSI } from '@consigliere/games/carta-nostra/mafiosi';
import { BoardButton } from '../../kit/board-button.tsx';
import { handSpot, useBoard } from './board-context.ts';
import { Face } from './card.tsx';
import { explainHandCard } from './explanations.tsx';

/** The viewer's hand, a pile for each kind, always in the same order of places. */
export function Hand() {
  const context = useBoard();
  const { words, labels, view } = context;
  if (view.own === null) return null;
  const { hand } = view.own;
  const over = countCards(hand) - view.given.handLimit;
  return (
    <section class="cn-hand" aria-labelledby="cn-hand" data-spot="hand" data-clear>
      <h2 id="cn-hand">
        {labels.yourHand}
        <small class={over > 0 ? 'figures cn-over' : 'figures'}>
          {words.table.cards(countCards(hand))} ·{' '}
          {over > 0 ? labels.tooMany(over) : words.board.handLimit(view.given.handLimit)}
        </small>
      </h2>
      <ActionsLeft />
      <ul class="cn-cards">
        {MAFIOSI.map((name, mafioso) => {
          const count = countOf(hand, mafioso);
          if (count === 0) return null;
          return (
            <li key={name} style={{ '--kind': mafioso + 1 }}>
              <BoardButton spot={handSpot(mafioso)} {...explainHandCard(context, mafioso)} class="cn-card" holds>
                <Face mafioso={mafioso} count={count} />
              </BoardButton>
            </li>
          );
        })}
        {countCards(hand) === 0 && <li class="second">{words.table.empty}</li>}
      </ul>
    </section>
  );
}

/** CN-4 The actions of the viewer's turn, and whether each is still available. */
function ActionsLeft() {
  const { view, words } = useBoard();
  const turn = view.flow.find(call => call.kind === 'turn');
  if (turn?.kind !== 'turn' || turn.frame.seat !== view.seat) return null;
  return (
    <p class="cn-left">
      <ActionLeft isFree={turn.frame.job} name={words.board.job} />
      <ActionLeft isFree={turn.frame.city} name={words.table.city} />
    </p>
  );
}

function ActionLeft({ isFree, name }: { readonly isFree: boolean; readonly name: string }) {
  const { available, done } = useBoard().words.board;
  return (
    <span class={isFree ? 'cn-chip free' : 'cn-chip'}>
      <span aria-hidden="true">{isFree ? '○' : '✓'}</span> {name}
      <span class="sr-only">: {isFree ? available : done}</span>
    </span>
  );
}
