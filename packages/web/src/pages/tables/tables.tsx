import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Heading } from '../../kit/heading.tsx';
import { lazyInner, Nothing, useLate } from '../../kit/lazy.tsx';
import { api } from '../../kit/link/api.ts';
import { isRefusal } from '../../kit/link/link.ts';
import { Refused, Scene, Way } from '../../kit/notice.tsx';
import { useInnerTexts, useTexts } from '../../kit/words/texts.ts';
import { FormerSeats } from './former-seats.tsx';
import { MatchFiles } from './match-files.tsx';
import { useOwnTables } from './own-tables.tsx';
import { groupTables, type ListedTable, serverRow } from './rows.ts';
import { TableRows } from './table-rows.tsx';

const ComeBack = lazyInner(async () => (await import('../identity/come-back.tsx')).ComeBack, Nothing);
const Invitations = lazyInner(async () => (await import('../find/invitations.tsx')).Invitations, Nothing);

/** All tables: the guest's own, those waiting for them first, then public ones. */
export function Tables() {
  const { bar, landing } = useTexts();
  const { tables, waysOn } = useInnerTexts();
  const own = useOwnTables(true);
  const isLate = useLate();
  // Shows all tables at once, because the server's would push those of this device away.
  const groups = groupTables(own.isLoaded || isLate ? own.rows : []);
  return (
    <main class="page">
      <Heading text={bar.tables} />
      <FormerSeats />
      <Invitations />
      {(['awaited', 'running'] as const).map(
        name =>
          groups[name].length > 0 && (
            <section key={name} class="stack">
              <h2>{name === 'running' && groups.awaited.length === 0 ? landing.yours : tables.sections[name]}</h2>
              <TableRows rows={groups[name]} onForget={own.forget} />
            </section>
          ),
      )}
      <PublicTables isAlone={own.isLoaded && own.rows.length === 0} />
      {groups.done.length > 0 && (
        <section class="stack">
          <h2>{tables.sections.done}</h2>
          <TableRows rows={groups.done} onForget={own.forget} />
        </section>
      )}
      <p class="ways">
        <Way chief label={tables.find} href="/find" />
        <Way label={bar.open} href="/new" />
        <Way label={waysOn.replayFile} href="/replay" />
        <Way label={tables.profile} href="/profile" />
        <Way label={tables.board} href="/leaderboard" />
      </p>
      {own.isLoaded && own.rows.every(({ isHere }) => isHere) && <ComeBack />}
      <MatchFiles hasMatches={own.rows.some(({ isHere }) => isHere)} onImported={own.reload} />
    </main>
  );
}

/** `isAlone`: the guest has no tables. */
function PublicTables({ isAlone }: { readonly isAlone: boolean }) {
  const { bar } = useTexts();
  const { tables, waysOn } = useInnerTexts();
  const rows = useSignal<readonly ListedTable[] | null>(null);
  const next = useSignal<string | null>(null);
  const refusal = useSignal<string | null>(null);
  const load = async (after?: string) => {
    refusal.value = null;
    const listed = await api.publicRooms(after);
    if (isRefusal(listed)) {
      refusal.value = listed.code;
      return;
    }
    rows.value = [...(rows.value ?? []), ...listed.rooms.map(room => serverRow(room))];
    next.value = listed.next;
  };
  useEffect(() => {
    load();
  }, []);
  const after = next.value;
  return (
    <section class="stack">
      <h2>{tables.sections.public}</h2>
      <Refused code={refusal.value} />
      {refusal.value !== null && <Way label={waysOn.again} onClick={() => load(after ?? undefined)} />}
      {rows.value === null && refusal.value === null && <p class="second">{bar.loading}</p>}
      {rows.value?.length === 0 && !isAlone && <p class="second">{tables.noPublic}</p>}
      {rows.value?.length === 0 && isAlone && (
        <>
          <Scene notice="finished" />
          <p class="lead">{tables.empty}</p>
          <p class="ways">
            <Way label={tables.againstBots} href="/" />
          </p>
        </>
      )}
      {rows.value !== null && <TableRows rows={rows.value} />}
      {after !== null && <Way label={tables.more} onClick={() => load(after)} />}
    </section>
  );
}
