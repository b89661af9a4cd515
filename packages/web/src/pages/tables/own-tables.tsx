import { useEffect } from 'preact/hooks';
import { useTexts } from '../../kit/words/texts.ts';
import { sorted } from './rows.ts';
import { TableRows } from './table-rows.tsx';
import { useOwnTables } from './use-own-tables.ts';
import '../../kit/tables.css';

interface OwnTablesProps {
  readonly heading: string;
  readonly most: number;
  /** Else they are only looked for. */
  readonly isShown: boolean;
  readonly onLoaded: () => void;
}

/** For who has been here before: the tables that wait, then those that go on. Nothing where there are none. */
export function OwnTables({ heading, most, isShown, onLoaded }: OwnTablesProps) {
  const { ways } = useTexts();
  const { rows, isLoaded } = useOwnTables();
  useEffect(() => {
    if (isLoaded) onLoaded();
  }, [isLoaded]);
  const { awaited, running } = sorted(rows);
  const open = [...awaited, ...running];
  if (!isShown || open.length === 0) return null;
  return (
    <section class="own">
      <h2>{heading}</h2>
      <TableRows rows={open.slice(0, most)} />
      {open.length > most && <a href="/tables">{ways.tables}</a>}
    </section>
  );
}
