import { MONEY, worth } from '@consigliere/games/corleones-empire/rules';
import { useSignal } from '@preact/signals';
import { Face } from './cards.tsx';
import { useDesk } from './desk.ts';
import { bidable, bidOf, type Chosen, pickedBefore } from './sealed.ts';

const countsOf = (chosen: Chosen): number[] => Array.from({ length: MONEY }, (_, kind) => chosen.get(kind) ?? 0);

/** CE-28 A suitcase: money goes card by card from the inside into the lid and back, then the lid is closed. */
export function Bid() {
  const desk = useDesk();
  const { view, words, labels, answer } = desk;
  const before = pickedBefore(view);
  const chosen = useSignal<Chosen>(before);
  const all = bidable(view);
  const last = view.picks.at(-1);
  /** Of what was picked before, by the list, only lower values can follow. */
  const highest = last?.type === 'bid' ? last.money : MONEY - 1;
  const change = (kind: number, by: 1 | -1): void => {
    chosen.value = new Map(chosen.value).set(kind, (chosen.value.get(kind) ?? 0) + by);
  };
  const bid = countsOf(chosen.value);
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
                  data-place={`case-${kind}`}
                  // What is printed on it is in its name too.
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
        data-place="tray seal"
        onClick={() => answer(...bidOf(view, chosen.value))}
      >
        {worth(bid) === 0 ? labels.bid.sealNothing : labels.bid.seal(total)}
      </button>
    </div>
  );
}
