import { THUG } from '@consigliere/games/corleones-empire/rules';
import { isOut } from '@consigliere/games/corleones-empire/text/totals';
import type { Seat } from '@consigliere/kernel';
import { useBoard } from '../board-context.ts';
import { Figure } from '../figure.tsx';
import type { Spare } from '../spots.ts';
import { listReserve } from './explain-family.ts';

/** The figures in reserve; the reader may pick one up to see where it can go. */
export function Reserve({ seat }: { readonly seat: Seat }) {
  const context = useBoard();
  const { view, words, labels, held, prompt } = context;
  const mayPick = seat === view.seat && prompt?.kind === 'turn';
  return (
    <span class="ce-reserve" data-spot={`reserve-${seat}`}>
      {isOut(view, seat) && <small title={words.table.outOfPhase}>{labels.out}</small>}
      {listReserve(view, seat).map((rank, at) => {
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
