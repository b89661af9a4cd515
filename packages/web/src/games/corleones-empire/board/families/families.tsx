import { HORSE_HEAD, handSize, SUITCASE } from '@consigliere/games/corleones-empire/rules';
import { contentsOf, isOpenTo } from '@consigliere/games/corleones-empire/text/totals';
import type { Seat } from '@consigliere/kernel';
import { CARDS, Glyph, Icon } from '../art/icons.tsx';
import { useBoard } from '../board-context.ts';
import { JobTally } from '../cards/tally.tsx';
import { Reserve } from './reserve.tsx';

/** The open facts of a family: the size of its hand, its figures in reserve and, if tallies are open, suitcase and jobs. */
export function Facts({ seat }: { readonly seat: Seat }) {
  const { view, words, labels } = useBoard();
  const { open, recalled } = view;
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
      {isOpenTo(view, seat) && (
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
