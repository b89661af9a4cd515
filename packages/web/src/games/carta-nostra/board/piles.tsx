import { BoardButton } from '../../kit/board-button.tsx';
import { useBoard } from './board-context.ts';
import { Face } from './card.tsx';
import { explainDiscardPile, explainDrawPile } from './explanations.tsx';

/** Draw pile and discard pile with their sizes; the discard pile can be opened as a list. */
export function Piles() {
  const context = useBoard();
  const { view, words } = context;
  const top = view.open.discard.at(-1);
  return (
    <section class="cn-piles" aria-label={`${words.table.drawPile}, ${words.table.discardPile}`}>
      <div class="cn-pile-place">
        <BoardButton spot="draw" {...explainDrawPile(context)} class="cn-card back">
          {view.tally.pile === 0 ? <span class="cn-face none" /> : <Face mafioso={null} count={view.tally.pile} />}
        </BoardButton>
        <span class="cn-caption" aria-hidden="true">
          {words.table.drawPile}
        </span>
      </div>
      <div class="cn-pile-place">
        <BoardButton spot="discard" {...explainDiscardPile(context)} class="cn-card">
          {top === undefined ? <span class="cn-face none" /> : <Face mafioso={top} count={view.open.discard.length} />}
        </BoardButton>
        <span class="cn-caption" aria-hidden="true">
          {words.table.discardPile}
        </span>
      </div>
    </section>
  );
}
