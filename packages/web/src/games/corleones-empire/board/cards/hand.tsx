import { countStashed, SUITCASE, worth } from '@consigliere/games/corleones-empire/rules';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { BoardButton } from '../../../kit/board-button.tsx';
import { inSentences } from '../../../kit/say.ts';
import { Icon } from '../art/icons.tsx';
import { useBoard } from '../board-context.ts';
import { sayJobs, sayReserve } from '../families/explain-family.ts';
import { Reserve } from '../families/reserve.tsx';
import { representative } from '../spots.ts';
import { CardButton } from './cards.tsx';
import { countBidable, countKeepable, handOfReader } from './sealed.ts';
import { JobTally } from './tally.tsx';

/** More stacks than this stand in two rows of a desktop. */
const MOST = 6;

/** The reader's hand, sorted, in one row. While none of its cards can be used, it only peeks on small screens, and a press raises it. */
export function Hand() {
  const context = useBoard();
  const { view, words, labels, prompt, answers } = context;
  const isRaised = useSignal(false);
  useEffect(() => {
    isRaised.value = false;
  }, [prompt?.id]);
  if (view.own === null) return null;
  const hand = handOfReader(view);
  const stacks = [...countKeepable(view)];
  const limit = view.given.acts[view.open.act]?.handLimit ?? 0;
  const over = hand.length - limit;
  // CE-30 All cards lie in the dock then.
  const isPaying = prompt?.kind === 'tribute';
  const isIdle = stacks.every(([card]) => !answers.has(`card-${card}`));
  const state = isIdle ? (isRaised.value ? ' raised' : ' peeking') : '';
  return (
    <section
      class={`ce-hand${isPaying ? ' paying' : state}`}
      aria-labelledby="ce-hand"
      data-spot="hand"
      data-stacks={stacks.length > MOST ? 'many' : 'few'}
      data-clear
      onBlur={event => {
        const next = event.relatedTarget;
        const isNear = next instanceof Element && (event.currentTarget.contains(next) || next.closest('.explanation'));
        if (!isNear) isRaised.value = false;
      }}
    >
      <header class="ce-hand-head">
        <h2 id="ce-hand">
          {words.table.hand} <b class={over > 0 ? 'figures ce-over' : 'figures'}>{hand.length}</b>
          <small class="figures" title={`${words.table.handLimit} ${limit}`}>
            {` · ${labels.keep(limit)}`}
          </small>
        </h2>
        {view.seat !== null && (
          <>
            <Reserve seat={view.seat} />
            {/* The figures are only named while they can be picked up, and only drawn where there is room. */}
            <span class="sr-only">
              {inSentences([
                sayReserve(context, view.seat),
                words.table.markersLeft(view.open.markers[view.seat] ?? 0),
              ])}
            </span>
          </>
        )}
        <OwnSuitcase />
        <button
          type="button"
          class="ce-raise"
          aria-expanded={isRaised.value}
          aria-label={labels.yourHand}
          onClick={() => {
            isRaised.value = !isRaised.value;
          }}
        />
      </header>
      {!isPaying && (
        <ul class="ce-cards" style={{ '--columns': Math.ceil(stacks.length / 2) }}>
          {stacks.map(([card, count]) => {
            const shown = hand.find(each => representative(view, each) === card) ?? card;
            return (
              <li key={card}>
                <CardButton
                  spot={`card-${card}`}
                  card={shown}
                  count={count}
                  more={[labels.inHand(count)]}
                  isWhole={stacks.length > MOST}
                />
              </li>
            );
          })}
          {hand.length === 0 && <li class="second">{labels.nothingYet}</li>}
        </ul>
      )}
    </section>
  );
}

/** CE-37 Players may look into their own suitcase at any time: its explanation lists what is in it. */
function OwnSuitcase() {
  const context = useBoard();
  const { view, words, labels } = context;
  const { own, seat, recalled } = view;
  if (own === null || seat === null) return null;
  const money = [...countBidable(view)].map(([kind]) => countStashed(recalled, own, seat, kind));
  const jobs = recalled.completed[seat] ?? [];
  const cards = money.reduce((sum, count) => sum + count, 0);
  const inside = labels.ownCase(words.money(worth(money)), cards);
  const lines = [cards > 0 ? `${inside}: ${words.kinds(money)}.` : `${inside}.`, `${sayJobs(context, jobs)}.`];
  return (
    <BoardButton
      spot="suitcase"
      title={labels.yourSuitcase}
      lines={lines}
      label={inSentences([labels.yourSuitcase, ...lines])}
      class="ce-own-case figures"
    >
      <Icon icon={SUITCASE} /> <b>{words.money(worth(money))}</b>
      <JobTally jobs={jobs} />
    </BoardButton>
  );
}
