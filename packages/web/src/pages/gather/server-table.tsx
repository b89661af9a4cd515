import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Waiting } from '../../kit/lazy.tsx';
import { rememberServer } from '../../kit/link/keep.ts';
import type { Link } from '../../kit/link/link.ts';
import { remoteLink } from '../../kit/link/remote.ts';
import { watchInput } from '../../kit/link/signs.ts';
import { Notice, Way } from '../../kit/notice.tsx';
import { useInnerTexts, useTexts } from '../../kit/words/texts.ts';
import { MatchScreen } from '../match-screen.tsx';
import { FormerWay } from '../tables/former-seats.tsx';
import { Gather } from './gather.tsx';
import { InspectedStrip } from './inspected.tsx';
import { LateFriend } from './late-friend.tsx';

/** A table on the server: players gather here, and play here after the start. */
export function ServerTable({ room }: { readonly room: string }) {
  const { ways } = useTexts();
  const { waysOn } = useInnerTexts();
  const link = useLink(remoteLink, room);
  /** Whether the viewer was here before the start or has chosen to watch. */
  const looksOn = useSignal(false);
  const closed = link?.closed.value ?? null;
  const roomView = link?.roomView.value ?? null;
  const isSeated = roomView !== null && roomView.seat !== null;
  const isGathering = roomView?.phase === 'gathering';
  useEffect(() => {
    if (isSeated || roomView?.isOwner) rememberServer();
    if (isSeated || isGathering) looksOn.value = true;
  }, [isSeated, isGathering]);

  useEffect(() => (link === null || !isSeated ? undefined : watchInput(link)), [link, isSeated]);

  if (closed !== null) return <Closed code={closed} />;
  if (link === null || roomView === null)
    return link?.status.value === 'lost' ? (
      <Notice name="offline">
        <Way chief label={waysOn.again} onClick={() => location.reload()} />
        <Way label={ways.home} href="/" />
      </Notice>
    ) : (
      <Waiting />
    );
  if (isGathering) return <Gather link={link} roomView={roomView} />;
  if (isSeated || looksOn.value)
    return (
      <>
        <InspectedStrip link={link} roomView={roomView} />
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
      <Way label={waysOn.open} href={`/new/${roomView.terms.game}`} />
    </Notice>
  );
}

/** Says why the table can't be shown. */
export function Closed({ code }: { readonly code: string }) {
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
