import { useSignal } from '@preact/signals';
import { inSentences } from '../../../kit/say.ts';
import { useBoard } from '../board-context.ts';
import { representative } from '../spots.ts';
import { explainCard, Face, nameCard } from './cards.tsx';
import { type Chosen, countKeepable, countPicked, handOfReader, tributeOf } from './sealed.ts';

const countAll = (chosen: Chosen): number => [...chosen.values()].reduce((sum, count) => sum + count, 0);

/** The cards that a quick look finds best to keep. It is loaded when it is asked for. */
async function suggest(view: Parameters<typeof handOfReader>[0], limit: number): Promise<Chosen> {
  const { cardAtAGlance } = await import('@consigliere/games/corleones-empire/at-a-glance');
  const { own, seat } = view;
  if (own === null || seat === null) return new Map();
  const hand = handOfReader(view).toSorted(
    (a, b) => cardAtAGlance({ ...view, own, seat }, b) - cardAtAGlance({ ...view, own, seat }, a),
  );
  const kept = new Map<number, number>();
  for (const card of hand.slice(0, limit)) {
    const like = representative(view, card);
    kept.set(like, (kept.get(like) ?? 0) + 1);
  }
  return kept;
}

/** CE-30 Every card in the hand is kept or goes. The reader marks those that stay or, if they are fewer, those that go. */
export function Tribute() {
  const context = useBoard();
  const { view, words, labels, answer } = context;
  const texts = labels.tribute;
  const before = countPicked(view);
  const hand = handOfReader(view);
  const limit = view.given.acts[view.open.act]?.handLimit ?? 0;
  const going = hand.length - limit;
  /** Whether the marked cards are those that go. */
  const isGiving = useSignal(false);
  const marked = useSignal<Chosen>(before);
  const missing = (isGiving.value ? going : limit) - countAll(marked.value);
  const all = countKeepable(view);
  const kept = isGiving.value
    ? new Map([...all].map(([card, count]) => [card, count - (marked.value.get(card) ?? 0)]))
    : marked.value;
  const change = (card: number, by: 1 | -1): void => {
    marked.value = new Map(marked.value).set(card, (marked.value.get(card) ?? 0) + by);
  };
  const last = view.picks.at(-1);
  /** The cards before the last pick from the list have been passed over. */
  const passed = last?.type === 'keep' ? hand.indexOf(last.card) : -1;
  const seen = new Map<number, number>();
  const columns = hand.length > 12 ? 7 : hand.length > 10 ? 6 : 5;
  return (
    <>
      <div class="ce-panel">
        <ul class="ce-cards ce-tribute" style={{ '--columns': columns, '--rows': Math.ceil(hand.length / columns) }}>
          {hand.map((card, at) => {
            const like = representative(view, card);
            const nth = seen.get(like) ?? 0;
            seen.set(like, nth + 1);
            const isMarked = nth < (marked.value.get(like) ?? 0);
            const isFixed = isMarked ? nth < (before.get(like) ?? 0) : at <= passed;
            const isFull = !isMarked && missing === 0;
            const stays = isMarked !== isGiving.value;
            const state = missing > 0 && !isMarked ? '' : stays ? ' kept' : ' goes';
            return (
              <li key={at}>
                <button
                  type="button"
                  class={`ce-card ce-keep${state}${isMarked || isFull || isFixed ? '' : ' legal'}`}
                  data-spot={`keep-${like}`}
                  aria-pressed={isMarked}
                  aria-disabled={isFixed || isFull ? true : undefined}
                  title={isFull ? texts.full : explainCard(words, card).title}
                  onClick={() => {
                    if (!isFixed && !isFull) change(like, isMarked ? -1 : 1);
                  }}
                >
                  <span class="drawn" aria-hidden="true">
                    <Face card={card} />
                    {state !== '' && <span class="ce-fate">{stays ? `✓ ${texts.kept}` : `↓ ${texts.goes}`}</span>}
                  </span>
                  <span class="sr-only">
                    {inSentences([nameCard(context, card), state === '' ? '' : stays ? texts.kept : texts.goes])}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      </div>
      <div class="ce-final">
        {view.picks.length === 0 && going < limit && (
          <button
            type="button"
            class="button"
            aria-pressed={isGiving.value}
            onClick={() => {
              isGiving.value = !isGiving.value;
              marked.value = new Map();
            }}
          >
            {texts.giving}
          </button>
        )}
        {view.picks.length === 0 && limit > 0 && (
          <button
            type="button"
            class="button"
            onClick={async () => {
              const best = await suggest(view, limit);
              isGiving.value = false;
              marked.value = best;
            }}
          >
            {texts.suggest}
          </button>
        )}
        <button
          type="button"
          class="button chief ce-seal"
          data-spot="tray seal"
          aria-disabled={missing > 0 ? true : undefined}
          onClick={() => {
            if (missing === 0) void answer(...tributeOf(view, kept));
          }}
        >
          {texts.seal(going)}
          {missing > 0 && <small class="why">{isGiving.value ? texts.moreGo(missing) : texts.more(missing)}</small>}
        </button>
      </div>
    </>
  );
}
