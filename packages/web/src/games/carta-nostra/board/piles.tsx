import { countCards, MAFIOSI } from '@consigliere/games/carta-nostra/mafiosi';
import { Crest } from '../../../kit/look/art/crest.tsx';
import { BoardButton } from '../../kit/board-button.tsx';
import { traySpot, useBoard } from './board-context.ts';
import { Face } from './card.tsx';
import { explainDiscardPile, explainDrawPile, explainTrayCard } from './explanations.tsx';

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

/** Cards to choose one from: CN-11 the hand the Smuggler looks at, CN-13 the kinds on the discard pile. */
export function Tray() {
  const context = useBoard();
  const { prompt, view, words, who } = context;
  const top = view.flow.at(-1);
  if (prompt === null || (top?.kind !== 'kidnap' && top?.kind !== 'recruit')) return null;
  const counts =
    top.kind === 'kidnap'
      ? (view.own?.looks[top.frame.victim]?.hand ?? [])
      : MAFIOSI.map(
          (_, kind) => view.open.discard.filter((card, at) => card === kind && at !== top.frame.himself).length,
        );
  return (
    <section class="cn-tray" aria-labelledby="cn-tray">
      <h2 id="cn-tray">
        {top.kind === 'kidnap' && <Crest seat={top.frame.victim} size={26} />}
        {top.kind === 'kidnap' ? who.names[top.frame.victim] : words.table.discardPile}
        <small>
          {top.kind === 'kidnap' && `${words.table.hand} · `}
          {words.table.cards(countCards(counts))} <span class="rule">{prompt.rule}</span>
        </small>
      </h2>
      <ul class="cn-cards">
        {MAFIOSI.map((name, mafioso) => {
          const count = counts[mafioso] ?? 0;
          if (count === 0) return null;
          return (
            <li key={name}>
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
