import { HORSE_HEAD, handSize, SUITCASE, THUG } from '@consigliere/games/corleones-empire/rules';
import { contentsOf, isOpenTo, isOut } from '@consigliere/games/corleones-empire/text/totals';
import type { Seat } from '@consigliere/kernel';
import { Crest } from '../../../../kit/look/art/crest.tsx';
import { BoardButton } from '../../../kit/board-button.tsx';
import { CARDS, Glyph, Icon } from '../art/icons.tsx';
import { familyOf, nameOf, useBoard } from '../board-context.ts';
import { JobTally } from '../cards/hand.tsx';
import { explainFamily } from '../explanations.ts';
import { Figure } from '../figure.tsx';
import type { Spare } from '../spots.ts';

/** The families with their public parts, in turn order from the first player. */
export function Families() {
  const { view, labels } = useBoard();
  const first = view.open.horseHead;
  return (
    <section class="ce-families" aria-label={labels.families} data-seats={view.seats}>
      {Array.from({ length: view.seats }, (_, index) => (
        <Family key={(first + index) % view.seats} seat={(first + index) % view.seats} />
      ))}
    </section>
  );
}

function Family({ seat }: { readonly seat: Seat }) {
  const context = useBoard();
  const { view, labels, words } = context;
  const { open, recalled } = view;
  const isDeciding = view.waiting.includes(seat);
  const state = [
    isDeciding ? ' deciding' : '',
    open.turn === seat && open.phase === 'business' ? ' to-play' : '',
    isOut(view, seat) ? ' out' : '',
    seat === view.seat ? ' reader' : '',
  ].join('');
  return (
    <article
      class={`ce-family${state}`}
      aria-label={nameOf(context, seat)}
      style={{ '--own': `var(--family-${familyOf(context, seat)})` }}
    >
      <BoardButton
        spot={`seat-${seat}`}
        title={nameOf(context, seat)}
        lines={explainFamily(context, seat)}
        class="ce-person"
      >
        <Crest seat={familyOf(context, seat)} size={30} />
        <span class="ce-who">
          <span class="ce-person-name">
            <span>{nameOf(context, seat)}</span>
            {isDeciding && <span class="sr-only">, {labels.deciding}</span>}
            {open.turn === seat && open.phase === 'business' && <span class="sr-only">, {labels.toPlay}</span>}
            {open.horseHead === seat && (
              <span class="ce-horse" data-spot="horse-head" title={labels.first}>
                <Icon icon={HORSE_HEAD} />
                <span class="sr-only">, {labels.first}</span>
              </span>
            )}
          </span>
          <span class="ce-facts figures">
            <span title={words.table.hand}>
              <Glyph path={CARDS} />
              <span class="sr-only">. {words.table.hand}: </span>
              {handSize(recalled, seat)}
            </span>
            {isOpenTo(view, seat) && (
              <>
                <span title={words.table.suitcase}>
                  <Icon icon={SUITCASE} />
                  <span class="sr-only">. {words.table.suitcase}: </span>
                  {contentsOf(view, seat, words)}
                </span>
                <JobTally jobs={recalled.completed[seat] ?? []} />
              </>
            )}
          </span>
        </span>
      </BoardButton>
      <Reserve seat={seat} />
    </article>
  );
}

/** The figures in reserve; the reader may pick one up to see where it can go. */
function Reserve({ seat }: { readonly seat: Seat }) {
  const context = useBoard();
  const { view, words, held, prompt } = context;
  const { thugs, members, membersInPlay } = view.open;
  const left = members[seat] ?? 0;
  const ranks = Array.from({ length: left }, (_, index) => membersInPlay - left + index);
  const figures = [...ranks, ...new Array<number>(thugs[seat] ?? 0).fill(THUG)];
  const mayPick = seat === view.seat && prompt?.kind === 'turn';
  return (
    <span class="ce-reserve" data-spot={`reserve-${seat}`}>
      {isOut(view, seat) && <small>{words.table.outOfPhase}</small>}
      {figures.map((rank, at) => {
        const spare: Spare = rank === THUG ? 'reserve-thug' : 'reserve-member';
        const figure = <Figure figure={4 * seat + rank} />;
        return !mayPick ? (
          <span key={at} class="ce-spare">
            {figure}
          </span>
        ) : (
          <button
            key={at}
            type="button"
            class="ce-spare"
            aria-pressed={held.value === spare}
            aria-label={`${words.table.reserve}: ${words.numbered.rank(rank).name}`}
            onClick={() => {
              held.value = held.value === spare ? null : spare;
            }}
          >
            {figure}
          </button>
        );
      })}
    </span>
  );
}
