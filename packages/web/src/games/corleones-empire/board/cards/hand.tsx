import { countStashed, SUITCASE, worth } from '@consigliere/games/corleones-empire/rules';
import { Icon } from '../art/icons.tsx';
import { useBoard } from '../board-context.ts';
import { Reserve } from '../families/reserve.tsx';
import { representative } from '../spots.ts';
import { CardButton } from './cards.tsx';
import { countBidable, countKeepable, handOfReader } from './sealed.ts';
import { Tribute } from './sealing.tsx';
import { JobTally } from './tally.tsx';

/** The reader's hand, sorted, with the hand limit, and the reader's own suitcase. */
export function Hand() {
  const { view, words, labels, prompt } = useBoard();
  if (view.own === null) return null;
  const hand = handOfReader(view);
  const limit = view.given.acts[view.open.act]?.handLimit ?? 0;
  const over = hand.length - limit;
  const isPaying = prompt?.kind === 'tribute';
  return (
    <section class="ce-hand" aria-labelledby="ce-hand" data-spot="hand" data-clear>
      <h2 id="ce-hand">
        {labels.yourHand} <b class="figures">{hand.length}</b>
        <small class={over > 0 ? 'figures ce-over' : 'figures'}>
          {words.table.handLimit} {limit}
          {over > 0 && ` · ${labels.tooMany(over)}`}
        </small>
      </h2>
      {isPaying ? (
        <Tribute key={prompt.id} limit={limit} />
      ) : (
        <ul class="ce-cards">
          {[...countKeepable(view)].map(([card, count]) => {
            const shown = hand.find(each => representative(view, each) === card) ?? card;
            return (
              <li key={card}>
                <CardButton spot={`card-${card}`} card={shown} count={count} more={[labels.inHand(count)]} />
              </li>
            );
          })}
          {hand.length === 0 && <li class="second">{labels.nothingYet}</li>}
        </ul>
      )}
      {view.seat !== null && <Reserve seat={view.seat} />}
      <OwnSuitcase />
    </section>
  );
}

/** CE-37 Players may look into their own suitcase at any time. */
function OwnSuitcase() {
  const { view, words, labels } = useBoard();
  const { own, seat, recalled } = view;
  if (own === null || seat === null) return null;
  const money = [...countBidable(view)].map(([kind]) => countStashed(recalled, own, seat, kind));
  const jobs = recalled.completed[seat] ?? [];
  const cards = money.reduce((sum, count) => sum + count, 0);
  return (
    <div class="ce-own-case" data-spot="suitcase">
      <h3>
        <Icon icon={SUITCASE} /> {labels.yourSuitcase}
      </h3>
      <p class="figures">
        <b>{labels.ownCase(words.money(worth(money)), cards)}</b>
        {cards > 0 && <span class="sr-only">: {words.kinds(money)}</span>}
      </p>
      <p class="ce-case-money" aria-hidden="true">
        {money.map(
          (count, kind) =>
            count > 0 && (
              <span key={kind}>
                <Icon icon={kind} /> ×{count}
              </span>
            ),
        )}
      </p>
      <JobTally jobs={jobs} />
    </div>
  );
}
