import { MONEY, worth } from '@consigliere/games/corleones-empire/rules';
import { useSignal } from '@preact/signals';
import { useBoard } from '../board-context.ts';
import { Allies } from './allies.tsx';
import { Face } from './cards.tsx';
import { bidOf, type Chosen, countBidable, countPicked } from './sealed.ts';

/** CE-28 The allies on offer and a suitcase: money goes card by card from the inside into the lid and back, then the lid is closed. */
export function Bid() {
  const { view, words, labels, answer } = useBoard();
  const before = countPicked(view);
  const chosen = useSignal<Chosen>(before);
  const change = (kind: number, by: 1 | -1): void => {
    chosen.value = new Map(chosen.value).set(kind, (chosen.value.get(kind) ?? 0) + by);
  };
  const all = countBidable(view);
  const last = view.picks.at(-1);
  /** After a pick from the list, only lower or equal values can follow. */
  const highest = last?.type === 'bid' ? last.money : MONEY - 1;
  const bid = Array.from({ length: MONEY }, (_, kind) => chosen.value.get(kind) ?? 0);
  const rest = bid.map((count, kind) => (all.get(kind) ?? 0) - count);
  const kinds = [...all.keys()].toReversed();
  const isEmpty = worth(bid) === 0;
  const total = words.money(worth(bid));
  const seal = (what: Chosen) => () => void answer(...bidOf(view, what));
  return (
    <>
      <div class="ce-panel ce-bidding">
        <Allies />
        <div class="ce-case">
          <section class="ce-lid" aria-label={labels.bid.lid}>
            <ul class="ce-cards">
              {kinds.map(
                kind =>
                  (bid[kind] ?? 0) > 0 && (
                    <li key={kind}>
                      <button
                        type="button"
                        class="ce-card"
                        aria-label={labels.bid.back(words.numbered.kind(kind).name)}
                        disabled={(bid[kind] ?? 0) <= (before.get(kind) ?? 0)}
                        onClick={() => change(kind, -1)}
                      >
                        <Face card={kind} count={bid[kind] ?? 0} />
                      </button>
                    </li>
                  ),
              )}
            </ul>
            {isEmpty && <p class="second">{labels.bid.nothing}</p>}
            <b class="figures ce-sum">{total}</b>
          </section>
          <section class="ce-inside" aria-label={labels.bid.inside}>
            <ul class="ce-cards">
              {kinds.map(kind => {
                const left = rest[kind] ?? 0;
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
            <p class="second">{labels.bid.left(words.money(worth(rest)))}</p>
          </section>
        </div>
      </div>
      <div class="ce-final">
        {before.size === 0 && (
          <button type="button" class={isEmpty ? 'button ce-seal' : 'button'} data-refuses="" onClick={seal(before)}>
            {labels.bid.sealNothing}
          </button>
        )}
        {!isEmpty && (
          <button type="button" class="button chief ce-seal" data-spot="tray seal" onClick={seal(chosen.value)}>
            {labels.bid.seal(total)}
          </button>
        )}
      </div>
    </>
  );
}
