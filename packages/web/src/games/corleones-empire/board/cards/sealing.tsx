import { type CeView, MONEY, worth } from '@consigliere/games/corleones-empire/rules';
import { useSignal } from '@preact/signals';
import { inSentences } from '../../../kit/say.ts';
import { useBoard } from '../board-context.ts';
import { representative } from '../spots.ts';
import { explainCard, Face, nameCard } from './cards.tsx';
import { bidOf, type Chosen, countBidable, countPicked, handOfReader, tributeOf } from './sealed.ts';

/** The cards chosen so far, those of them that can't be taken back, and a way to add or take back one. */
function useChosen(view: CeView) {
  const before = countPicked(view);
  const chosen = useSignal<Chosen>(before);
  const change = (card: number, by: 1 | -1): void => {
    chosen.value = new Map(chosen.value).set(card, (chosen.value.get(card) ?? 0) + by);
  };
  return { before, chosen: chosen.value, change };
}

/** CE-28 A suitcase: money goes card by card from the inside into the lid and back, then the lid is closed. */
export function Bid() {
  const { view, words, labels, answer } = useBoard();
  const { before, chosen, change } = useChosen(view);
  const all = countBidable(view);
  const last = view.picks.at(-1);
  /** After a pick from the list, only lower or equal values can follow. */
  const highest = last?.type === 'bid' ? last.money : MONEY - 1;
  const bid = Array.from({ length: MONEY }, (_, kind) => chosen.get(kind) ?? 0);
  const kinds = [...all.keys()].toReversed();
  const total = words.money(worth(bid));
  return (
    <div class="ce-case">
      <section class="ce-lid" aria-label={labels.bid.lid}>
        <h3>
          {labels.bid.lid}: <b class="figures">{total}</b>
        </h3>
        <ul class="ce-cards">
          {kinds.flatMap(kind =>
            Array.from({ length: bid[kind] ?? 0 }, (_, at) => (
              <li key={`${kind}.${at}`}>
                <button
                  type="button"
                  class="ce-card"
                  aria-label={labels.bid.back(words.numbered.kind(kind).name)}
                  disabled={at < (before.get(kind) ?? 0)}
                  onClick={() => change(kind, -1)}
                >
                  <Face card={kind} />
                </button>
              </li>
            )),
          )}
        </ul>
        {worth(bid) === 0 && <p class="second">{labels.bid.nothing}</p>}
      </section>
      <section class="ce-inside" aria-label={labels.bid.inside}>
        <h3>{labels.bid.inside}</h3>
        <ul class="ce-cards">
          {kinds.map(kind => {
            const left = (all.get(kind) ?? 0) - (bid[kind] ?? 0);
            if (left === 0) return null;
            const isOpen = kind <= highest;
            const { name } = words.numbered.kind(kind);
            const put = labels.bid.put(name);
            return (
              <li key={kind}>
                <button
                  type="button"
                  class={isOpen ? 'ce-card legal' : 'ce-card'}
                  data-spot={`case-${kind}`}
                  // The accessible name includes the number printed on the card.
                  aria-label={left > 1 ? `${name} ×${left}: ${put}` : put}
                  disabled={!isOpen}
                  onClick={() => change(kind, 1)}
                >
                  <Face card={kind} count={left} />
                </button>
              </li>
            );
          })}
        </ul>
      </section>
      <button
        type="button"
        class="button chief ce-seal"
        data-spot="tray seal"
        onClick={() => answer(...bidOf(view, chosen))}
      >
        {worth(bid) === 0 ? labels.bid.sealNothing : labels.bid.seal(total)}
      </button>
    </div>
  );
}

/** CE-30 Every card in the hand is kept or goes; the button hands over the rest once enough are kept. */
export function Tribute({ limit }: { readonly limit: number }) {
  const context = useBoard();
  const { view, words, labels, answer } = context;
  const { before, chosen, change } = useChosen(view);
  const hand = handOfReader(view);
  const missing = limit - [...chosen.values()].reduce((sum, count) => sum + count, 0);
  const last = view.picks.at(-1);
  /** The cards before the last pick from the list have been passed over. */
  const passed = last?.type === 'keep' ? hand.indexOf(last.card) : -1;
  const seen = new Map<number, number>();
  return (
    <div class="ce-tribute">
      <h3>{labels.tribute.title(limit)}</h3>
      <ul class="ce-cards">
        {hand.map((card, at) => {
          const like = representative(view, card);
          const nth = seen.get(like) ?? 0;
          seen.set(like, nth + 1);
          const isKept = nth < (chosen.get(like) ?? 0);
          const isFixed = isKept ? nth < (before.get(like) ?? 0) : at <= passed;
          const isFull = !isKept && missing === 0;
          const state = isKept ? labels.tribute.kept : labels.tribute.goes;
          return (
            <li key={at}>
              <button
                type="button"
                class={`ce-card ce-keep${isKept ? ' kept' : isFull || isFixed ? ' goes' : ' legal'}`}
                data-spot={`keep-${like}`}
                aria-pressed={isKept}
                aria-disabled={isFixed || isFull ? true : undefined}
                title={isFull ? labels.tribute.full : explainCard(words, card).title}
                onClick={() => {
                  if (!isFixed && !isFull) change(like, isKept ? -1 : 1);
                }}
              >
                <span class="drawn" aria-hidden="true">
                  <Face card={card} />
                  <span class="ce-fate">{isKept ? `✓ ${state}` : isFull ? `↓ ${state}` : ''}</span>
                </span>
                <span class="sr-only">{inSentences([nameCard(context, card), isFull ? state : ''])}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        class="button chief ce-seal"
        data-spot="tray seal"
        aria-disabled={missing > 0 ? true : undefined}
        onClick={() => missing === 0 && answer(...tributeOf(view, chosen))}
      >
        {labels.tribute.seal(hand.length - limit)}
        {missing > 0 && <small class="why">{labels.tribute.more(missing)}</small>}
      </button>
    </div>
  );
}
