import { useSignal } from '@preact/signals';
import { Face, useCardLines } from './cards.tsx';
import { useDesk } from './desk.ts';
import { likeness } from './places.ts';
import { type Chosen, handOfReader, pickedBefore, tributeOf } from './sealed.ts';

/** CE-30 Every card of the hand is kept or goes; the button hands over the rest once as many are kept as may be. */
export function Tribute({ limit }: { readonly limit: number }) {
  const { view, labels, answer } = useDesk();
  const about = useCardLines();
  const before = pickedBefore(view);
  const chosen = useSignal<Chosen>(before);
  const hand = handOfReader(view);
  const missing = limit - [...chosen.value.values()].reduce((sum, count) => sum + count, 0);
  const change = (card: number, by: 1 | -1): void => {
    chosen.value = new Map(chosen.value).set(card, (chosen.value.get(card) ?? 0) + by);
  };
  const last = view.picks.at(-1);
  /** What lies before the last card picked by the list has been passed over. */
  const passed = last?.type === 'keep' ? hand.indexOf(last.card) : -1;
  const seen = new Map<number, number>();
  return (
    <div class="ce-tribute" data-asks>
      <h3>{labels.tribute.title(limit)}</h3>
      <ul class="ce-cards">
        {hand.map((card, at) => {
          const like = likeness(view, card);
          const nth = seen.get(like) ?? 0;
          seen.set(like, nth + 1);
          const isKept = nth < (chosen.value.get(like) ?? 0);
          const isFixed = isKept ? nth < (before.get(like) ?? 0) : at <= passed;
          const isFull = !isKept && missing === 0;
          const state = isKept ? labels.tribute.kept : labels.tribute.goes;
          return (
            <li key={at}>
              <button
                type="button"
                class={`ce-card ce-keep${isKept ? ' kept' : isFull || isFixed ? ' goes' : ' legal'}`}
                data-place={`keep-${like}`}
                aria-pressed={isKept}
                aria-disabled={isFixed || isFull ? true : undefined}
                title={isFull ? labels.tribute.full : about(card).title}
                onClick={() => {
                  if (!isFixed && !isFull) change(like, isKept ? -1 : 1);
                }}
              >
                <Face card={card} />
                <span class="ce-fate">{isKept ? `✓ ${state}` : isFull ? `↓ ${state}` : ''}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        class="button chief ce-seal"
        data-place="tray seal"
        aria-disabled={missing > 0 ? true : undefined}
        onClick={() => missing === 0 && answer(...tributeOf(view, chosen.value))}
      >
        {labels.tribute.seal(hand.length - limit)}
        {missing > 0 && <small class="why">{labels.tribute.more(missing)}</small>}
      </button>
    </div>
  );
}
