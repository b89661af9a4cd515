import type { RoomView } from '@consigliere/match';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { lazy, lazyInner, Nothing, Waiting } from '../../kit/lazy.tsx';
import { invited } from '../../kit/link/invited.ts';
import { rememberServer } from '../../kit/link/keep.ts';
import type { Link } from '../../kit/link/link.ts';
import { remoteLink } from '../../kit/link/remote.ts';
import { watchInput } from '../../kit/link/signs.ts';
import { Notice, Way } from '../../kit/notice.tsx';
import { useRareCatalogue } from '../../kit/words/rare-catalogues.ts';
import { useInnerTexts, useTexts } from '../../kit/words/texts.ts';
import { WATCH_HASH } from '../../table/menu/invite-spectators.tsx';
import { MatchScreen } from '../match-screen.tsx';
import { FormerWay } from '../tables/former-seats.tsx';
import { Gather } from './gather.tsx';
import { InspectedStrip } from './inspected.tsx';
import { LateFriend, UnseenLateFriend } from './late-friend.tsx';

const InvitedStrip = lazyInner(async () => (await import('../find/invitations.tsx')).InvitedStrip, Nothing);

const Banned = lazy(async () => (await import('../house/banned.tsx')).Banned);

/** Only at a table on a common screen. */
const ShowHere = lazy(async () => (await import('../screen/show-here.tsx')).ShowHere, Nothing);

/** A table on the server: players gather here, and play here after the start. */
export function ServerTable({ room }: { readonly room: string }) {
  const { ways } = useTexts();
  const { waysOn } = useInnerTexts();
  const link = useLink(remoteLink, room);
  /** Whether the viewer was here before the start, has come to watch, or has chosen to. */
  const looksOn = useSignal(location.hash === WATCH_HASH);
  const closed = link?.closed.value ?? null;
  const roomView = link?.roomView.value ?? null;
  const isSeated = roomView !== null && roomView.seat !== null;
  const isGathering = roomView?.phase === 'gathering';
  useEffect(() => {
    if (isSeated || roomView?.isOwner) rememberServer();
    if (isSeated || isGathering) looksOn.value = true;
  }, [isSeated, isGathering]);

  const hasBegun = roomView !== null && !isGathering;
  useEffect(() => {
    if (isSeated && hasBegun)
      import('../find/your-people.tsx').then(
        ({ rememberPeople }) => rememberPeople(room),
        () => undefined,
      );
  }, [isSeated, hasBegun]);

  useEffect(() => (link === null || !isSeated ? undefined : watchInput(link)), [link, isSeated]);

  if (closed !== null) return <Closed code={closed} room={room} />;
  if (link === null || roomView === null)
    return link?.status.value === 'lost' ? (
      <Notice name="offline">
        <Way chief label={waysOn.again} onClick={() => location.reload()} />
        <Way label={ways.home} href="/" />
      </Notice>
    ) : (
      <Waiting />
    );
  if (isGathering)
    return (
      <>
        {invited.value.length > 0 && <InvitedStrip />}
        <Gather link={link} roomView={roomView} />
      </>
    );
  if (isSeated || looksOn.value)
    return (
      <>
        {invited.value.length > 0 && <InvitedStrip isOverTable />}
        <InspectedStrip link={link} roomView={roomView} />
        {!isSeated && roomView.formerSeat === null && <LateStrip terms={roomView.terms} />}
        <MatchScreen link={link} game={roomView.terms.game} />
      </>
    );
  const isOver = roomView.phase !== 'playing';
  return (
    <Notice
      key={roomView.phase}
      name={isOver ? 'finished' : 'begun'}
      below={<LateFriend link={link} roomView={roomView} />}
    >
      <Way
        chief
        label={isOver ? waysOn.look : waysOn.watch}
        onClick={() => {
          looksOn.value = true;
        }}
      />
      <FormerWay />
      {roomView.terms.screen === true && <ShowHere room={room} />}
      <Way label={waysOn.open} href={`/new/${roomView.terms.game}`} />
    </Notice>
  );
}

/** Tells a spectator how late the match is shown, until it has been read. */
function LateStrip({ terms: { watch } }: Pick<RoomView, 'terms'>) {
  const lobby = useRareCatalogue('lobby');
  const isRead = useSignal(false);
  if (lobby === null || watch === null || watch === 0 || isRead.value) return null;
  return (
    <div class="strip fleeting">
      <p role="status">{lobby.watch.youAreLate(watch)}</p>
      <button
        type="button"
        class="button"
        onClick={() => {
          isRead.value = true;
        }}
      >
        OK
      </button>
    </div>
  );
}

/** Says why the table can't be shown. */
export function Closed({ code, room }: { readonly code: string; readonly room?: string }) {
  const { ways } = useTexts();
  const { waysOn } = useInnerTexts();
  const out = (
    <>
      <Way chief label={ways.tables} href="/tables" />
      <Way label={waysOn.open} href="/new" />
    </>
  );
  if (code === 'old-page')
    return (
      <Notice name="old">
        <Way chief label={ways.reload} onClick={() => location.reload()} />
        <Way label={ways.home} href="/" />
      </Notice>
    );
  if (code === 'banned') return <Banned />;
  if (code === 'no-spectators')
    return (
      <Notice name="unwatched" below={room === undefined ? null : <UnseenLateFriend room={room} />}>
        {out}
      </Notice>
    );
  if (code === 'no-such-room' || code === 'bad-message') return <Notice name="dead">{out}</Notice>;
  return (
    <Notice name="broken" code={code}>
      {out}
    </Notice>
  );
}

/** Opens a link to a table for as long as the page is open. */
export function useLink(open: (room: string) => Link, room: string): Link | null {
  const link = useSignal<Link | null>(null);
  useEffect(() => {
    const opened = open(room);
    link.value = opened;
    return () => opened.close();
  }, [open, room]);
  return link.value;
}
