import { countCards, countOf, MAFIOSI } from '@consigliere/games/carta-nostra/mafiosi';
import { BoardButton } from '../../kit/board-button.tsx';
import { handSpot, useBoard } from './board-context.ts';
import { Face } from './card.tsx';
import { explainHandCard } from './explanations.tsx';

/** The viewer's hand, a pile for each kind. */
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
          {over > 0 ? labels.tooMany(over) : labels.handLimit(view.given.handLimit)}
        </small>
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
    </section>
  );
}
