import { gameName } from '../../games/faces.ts';
import { saveMatches } from '../../kit/save-file.ts';
import type { InnerTexts } from '../../kit/words/en/inner.ts';
import { useInnerTexts, useTexts } from '../../kit/words/texts.ts';
import type { ListedTable } from './rows.ts';
import { Until } from './until.tsx';
import '../../kit/tables.css';

interface TableRowsProps {
  readonly rows: readonly ListedTable[];
  readonly onForget?: (room: string) => void;
}

/** A list of tables. */
export function TableRows({ rows, onForget }: TableRowsProps) {
  return (
    <ul class="rows">
      {rows.map(row => (
        <TableRow key={row.href} row={row} onForget={onForget} />
      ))}
    </ul>
  );
}

/** Says where a table stands, where it is, and since when. */
export function sayTable({ phase, free, isHere, updatedAt }: ListedTable, tables: InnerTexts['tables']): string {
  return [
    tables.phases[phase],
    ...(phase === 'gathering' && free > 0 ? [tables.free(free)] : []),
    isHere ? tables.here : tables.there,
    tables.ago(Math.max(0, Date.now() - updatedAt)),
  ].join('\u00a0· ');
}

function TableRow({ row, onForget }: { readonly row: ListedTable; readonly onForget: TableRowsProps['onForget'] }) {
  const { device } = useTexts();
  const { tables, gather, waysOn } = useInnerTexts();
  const { href, room, game, phase, isHere, isAwaited, names } = row;
  const name = gameName(game);
  return (
    <li class={isAwaited ? 'row awaited' : 'row'}>
      <a class="row-link" href={href}>
        <span class="row-name display">{name}</span>
        {names.length > 0 && <span class="row-people">{names.join(', ')}</span>}
        <span class="row-facts">{sayTable(row, tables)}</span>
      </a>
      {(phase === 'over' || phase === 'ended') && (
        <a
          class="button quiet small"
          aria-label={`${waysOn.replay}: ${name}`}
          href={`/replay/${isHere ? 'local' : 'table'}/${room}`}
        >
          {waysOn.replay}
        </a>
      )}
      {isAwaited && (
        <strong class="row-turn">
          {tables.yourTurn}
          <Until deadline={row.deadline} />
        </strong>
      )}
      {isHere && onForget !== undefined && (
        <span class="row-deeds">
          <button
            type="button"
            class="button quiet small"
            aria-label={tables.exportLong(name)}
            onClick={() => saveMatches(room, game)}
          >
            {device.export}
          </button>
          <button
            type="button"
            class="button quiet small"
            aria-label={tables.forgetLong(name)}
            onClick={() => onForget(room)}
          >
            {gather.remove}
          </button>
        </span>
      )}
    </li>
  );
}
