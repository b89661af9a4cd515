import { useEffect } from 'preact/hooks';
import { gameName } from '../../games/faces.ts';
import { useRareCatalogue } from '../../kit/words/rare-catalogues.ts';
import type { Sitting } from '../../table/sitting.ts';
import { useOwnTables } from './own-tables.tsx';
import { groupTables } from './rows.ts';

/** At a correspondence table, once the player's move is final: the way to the next table that waits for them. */
export function NextTable({ sitting }: { readonly sitting: Sitting }) {
  const { terms, seat, chapters } = sitting.roomView.value;
  const isWanted = terms.clock.kind === 'correspondence' && seat !== null;
  return isWanted ? <Next room={terms.id} chapters={chapters} /> : null;
}

interface NextProps {
  readonly room: string;
  /** The list is read again when something has happened here, too. */
  readonly chapters: number;
}

function Next({ room, chapters }: NextProps) {
  const texts = useRareCatalogue('correspondence');
  const { rows, reload } = useOwnTables(true);
  useEffect(reload, [chapters]);
  const queue = groupTables(rows).awaited.filter(table => table.room !== room);
  const [next] = queue;
  if (texts === null || next === undefined) return null;
  return (
    <a class="button next-table" href={next.href}>
      {texts.next}{' '}
      <b class="figures" aria-hidden="true">
        {queue.length}
      </b>
      <span class="sr-only">{texts.nextAbout(gameName(next.game), queue.length)}</span>
    </a>
  );
}
