import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../../kit/link/api.ts';
import { isKnownToServer } from '../../kit/link/keep.ts';
import { isRefusal } from '../../kit/link/link.ts';
import { forgetLocal, localRooms } from '../../kit/link/local.ts';
import { isPositionRoom } from '../position/room.ts';
import { localRow, type Row, serverRow } from './rows.ts';

/** The tables of this guest; each part is null until it is known. */
export interface OwnRows {
  readonly rows: readonly Row[];
  readonly isLoaded: boolean;
  /** Why the server told none. */
  readonly refusal: string | null;
  readonly forget: (room: string) => void;
  /** Looks again what is on this device. */
  readonly reload: () => void;
}

/** The tables on this device and those on the server, as they come. */
export function useOwnTables(): OwnRows {
  const here = useSignal<readonly Row[] | null>(null);
  const there = useSignal<readonly Row[] | null>(null);
  const refusal = useSignal<string | null>(null);
  useEffect(() => {
    loadHere(here);
    loadThere(there, refusal);
  }, []);
  return {
    rows: [...(here.value ?? []), ...(there.value ?? [])],
    isLoaded: here.value !== null && there.value !== null,
    refusal: refusal.value,
    forget: room => {
      forgetLocal(room).then(() => loadHere(here));
    },
    reload: () => {
      loadHere(here);
    },
  };
}

async function loadHere(here: Signal<readonly Row[] | null>): Promise<void> {
  here.value = (await localRooms()).filter(({ id }) => !isPositionRoom(id)).map(localRow);
}

async function loadThere(there: Signal<readonly Row[] | null>, refusal: Signal<string | null>): Promise<void> {
  const mine = isKnownToServer() ? await api.myRooms() : { rooms: [] };
  if (isRefusal(mine)) refusal.value = mine.code;
  there.value = isRefusal(mine) ? [] : mine.rooms.map(serverRow);
}
