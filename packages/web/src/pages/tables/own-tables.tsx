import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../../kit/link/api.ts';
import { isKnownToServer } from '../../kit/link/keep.ts';
import { isRefusal } from '../../kit/link/link.ts';
import { forgetLocal, localRooms } from '../../kit/link/local.ts';
import { useTexts } from '../../kit/words/texts.ts';
import { isPositionRoom } from '../position-room.ts';
import { groupTables, type ListedTable, localRow, serverRow } from './rows.ts';
import { TableRows } from './table-rows.tsx';
import '../../kit/tables.css';

interface OwnTablesProps {
  readonly heading: string;
  readonly most: number;
  /** If false, the tables are loaded but not shown. */
  readonly isShown: boolean;
  readonly onLoaded: () => void;
}

/** The guest's open tables: those waiting for them first. Shows nothing if there are none. */
export function OwnTables({ heading, most, isShown, onLoaded }: OwnTablesProps) {
  const { ways } = useTexts();
  const { rows, isLoaded } = useOwnTables();
  useEffect(() => {
    if (isLoaded) onLoaded();
  }, [isLoaded]);
  const { awaited, running } = groupTables(rows);
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

/** Loads the guest's tables from this device and from the server. */
export function useOwnTables() {
  const here = useSignal<readonly ListedTable[] | null>(null);
  const there = useSignal<readonly ListedTable[] | null>(null);
  useEffect(() => {
    loadHere(here);
    loadThere(there);
  }, []);
  return {
    rows: [...(here.value ?? []), ...(there.value ?? [])],
    isLoaded: here.value !== null && there.value !== null,
    forget: (room: string) => {
      forgetLocal(room).then(() => loadHere(here));
    },
    reload: () => {
      loadHere(here);
    },
  };
}

async function loadHere(here: Signal<readonly ListedTable[] | null>): Promise<void> {
  here.value = (await localRooms()).filter(({ id }) => !isPositionRoom(id)).map(localRow);
}

async function loadThere(there: Signal<readonly ListedTable[] | null>): Promise<void> {
  const mine = isKnownToServer() ? await api.myRooms() : { rooms: [] };
  there.value = isRefusal(mine) ? [] : mine.rooms.map(serverRow);
}
