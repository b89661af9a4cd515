import { isGameId } from '@consigliere/games/list';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameName, offerOf } from '../../games/faces.ts';
import { api } from '../../kit/link/api.ts';
import { invited, loadInvitations } from '../../kit/link/invited.ts';
import { isKnownToServer } from '../../kit/link/keep.ts';
import { isRefusal } from '../../kit/link/link.ts';
import { forgetLocal, localRooms } from '../../kit/link/local.ts';
import { useInnerTexts, useTexts } from '../../kit/words/texts.ts';
import { Invitations } from '../find/invitations.tsx';
import { isPositionRoom } from '../position-room.ts';
import { groupTables, type ListedTable, localRow, serverRow } from './rows.ts';
import { sayTable, TableRows } from './table-rows.tsx';
import { Until } from './until.tsx';
import '../../kit/tables.css';

interface OwnTablesProps {
  readonly heading: string;
  readonly most: number;
  /** If false, tables and invitations are loaded but not shown. */
  readonly isShown: boolean;
  readonly onLoaded: (open: number) => void;
}

/** The guest's invitations and open tables: those waiting for them first. Shows nothing if there are none. */
export function OwnTables({ heading, most, isShown, onLoaded }: OwnTablesProps) {
  const { ways } = useTexts();
  const { tables } = useInnerTexts();
  const { rows, isLoaded } = useOwnTables(true);
  const { awaited, running } = groupTables(rows);
  const open = [...awaited, ...running];
  const areInvitationsLoaded = useSignal(false);
  useEffect(() => {
    loadInvitations().then(() => {
      areInvitationsLoaded.value = true;
    });
  }, []);
  useEffect(() => {
    if (isLoaded && areInvitationsLoaded.value) onLoaded(open.length);
  }, [isLoaded, areInvitationsLoaded.value]);
  const [first, ...others] = open;
  if (!isShown) return null;
  return (
    <>
      {invited.value.length > 0 && <Invitations />}
      {first !== undefined && (
        <section class="own">
          <div class="own-head">
            <h2>{heading}</h2>
            <a href="/profile">{tables.profile}</a>
            <a href="/leaderboard">{tables.board}</a>
          </div>
          <Resume row={first} />
          {others.length > 0 && <TableRows rows={others.slice(0, most - 1)} />}
          {open.length > most && <a href="/tables">{ways.tables}</a>}
        </section>
      )}
    </>
  );
}

/** The table that most likely brought the guest here. */
function Resume({ row }: { readonly row: ListedTable }) {
  const { tables } = useInnerTexts();
  const { href, game, phase, names, isAwaited } = row;
  const name = gameName(game);
  const Art = isGameId(game) ? offerOf(game).Art : null;
  return (
    <div class="resume">
      {Art !== null && (
        <div class={`art art-${game}`} aria-hidden="true">
          <Art />
        </div>
      )}
      <div class="resume-words">
        <p class="row-name display">{name}</p>
        {names.length > 0 && <p class="row-people">{names.join(', ')}</p>}
        <p class="row-facts">
          {sayTable(row, tables)}
          {isAwaited && (
            <strong class="resume-turn">
              {' '}
              · {tables.yourTurn}
              <Until deadline={row.deadline} />
            </strong>
          )}
        </p>
      </div>
      <a class="button chief" href={href}>
        {phase === 'gathering' ? tables.goThere : tables.resume}
        <span class="sr-only">: {name}</span>
      </a>
    </div>
  );
}

/** How often the list is read again while the page is in view, in milliseconds. */
const EVERY = 20_000;

/** Loads the guest's tables from this device and from the server. `isLive`: again and again, as long as the page is in view. */
export function useOwnTables(isLive = false) {
  const here = useSignal<readonly ListedTable[] | null>(null);
  const there = useSignal<readonly ListedTable[] | null>(null);
  const reload = (): void => {
    loadHere(here);
    loadThere(there);
  };
  useEffect(reload, []);
  useEffect(() => {
    if (!isLive) return;
    const look = (): void => {
      if (!document.hidden) reload();
    };
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return {
    rows: [...(here.value ?? []), ...(there.value ?? [])],
    isLoaded: here.value !== null && there.value !== null,
    forget: (room: string) => {
      forgetLocal(room).then(() => loadHere(here));
    },
    reload,
  };
}

async function loadHere(here: Signal<readonly ListedTable[] | null>): Promise<void> {
  here.value = (await localRooms()).filter(({ id }) => !isPositionRoom(id)).map(localRow);
}

async function loadThere(there: Signal<readonly ListedTable[] | null>): Promise<void> {
  const mine = isKnownToServer() ? await api.myRooms() : { rooms: [] };
  there.value = isRefusal(mine) ? [] : mine.rooms.map(serverRow);
}
