import { aboutDiscardPile, aboutDrawPile } from './about.ts';
import { Face } from './card.tsx';
import { isChosen, useDesk } from './desk.ts';
import { Thing } from './thing.tsx';

/** Draw pile and discard pile with their sizes; the discard pile opens as a list. */
export function Piles() {
  const desk = useDesk();
  const { view, words } = desk;
  const top = view.open.discard.at(-1);
  return (
    <section class="cn-piles" aria-label={`${words.table.drawPile}, ${words.table.discardPile}`}>
      <div class="cn-pile-place">
        <Thing
          place={{ type: 'draw' }}
          about={aboutDrawPile(desk)}
          isChosen={isChosen(desk, { type: 'draw' })}
          class="cn-card back"
        >
          {view.tally.pile === 0 ? <span class="cn-face none" /> : <Face mafioso={null} count={view.tally.pile} />}
        </Thing>
        <span class="cn-caption">{words.table.drawPile}</span>
      </div>
      <div class="cn-pile-place">
        <Thing
          place={{ type: 'discard' }}
          about={aboutDiscardPile(desk)}
          isChosen={isChosen(desk, { type: 'discard' })}
          class="cn-card"
        >
          {top === undefined ? <span class="cn-face none" /> : <Face mafioso={top} count={view.open.discard.length} />}
        </Thing>
        <span class="cn-caption">{words.table.discardPile}</span>
      </div>
    </section>
  );
}
