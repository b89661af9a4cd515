import { HORSE_HEAD, handSize, SUITCASE } from '@consigliere/games/corleones-empire/rules';
import { contentsOf, isOpenTo } from '@consigliere/games/corleones-empire/text/totals';
import type { Seat } from '@consigliere/kernel';
import { CARDS, Glyph, Icon } from '../art/icons.tsx';
import { useBoard } from '../board-context.ts';
import { JobTally } from '../cards/tally.tsx';
import { Reserve } from './reserve.tsx';

/** The open facts of a family: Horse Head, the size of its hand, suitcase and jobs if tallies are open (CE-37), figures in reserve. */
export function Facts({ seat }: { readonly seat: Seat }) {
  const { view, words, labels } = useBoard();
  const { open, recalled } = view;
  // The reader's own suitcase lies beside the reader's hand.
  const isCounted = seat === view.seat ? view.given.openTally : isOpenTo(view, seat);
  return (
    <span class="ce-facts figures">
      {open.horseHead === seat && (
        <span class="ce-horse" data-spot="horse-head" title={labels.first}>
          <Icon icon={HORSE_HEAD} />
        </span>
      )}
      <span title={words.table.hand}>
        <Glyph path={CARDS} /> {handSize(recalled, seat)}
      </span>
      {isCounted && (
        <>
          <span title={words.table.suitcase}>
            <Icon icon={SUITCASE} /> {contentsOf(view, seat, words)}
          </span>
          <JobTally jobs={recalled.completed[seat] ?? []} />
        </>
      )}
      {seat !== view.seat && <Reserve seat={seat} />}
    </span>
  );
}
