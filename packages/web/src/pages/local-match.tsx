import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { lazyInner, Waiting } from '../kit/lazy.tsx';
import { isFleeting, localLink } from '../kit/link/local.ts';
import type { LocalLink } from '../kit/link/local-client.ts';
import { Notice, useProblem, Way } from '../kit/notice.tsx';
import { useTexts } from '../kit/words/texts.ts';
import type { TableGuide } from '../table/table.tsx';
import { MatchScreen } from './match-screen.tsx';

/** Needed only on shared screens. */
const Curtain = lazyInner(async () => (await import('./curtain.tsx')).Curtain);

/** Says why the match can't be shown. */
function Closed({ code, room }: { readonly code: string; readonly room: string }) {
  const { ways, device } = useTexts();
  const out = (
    <>
      <Way chief label={ways.home} href="/" />
      <Way label={ways.tables} href="/tables" />
    </>
  );
  if (code === 'no-worker') return <Notice name="worker">{out}</Notice>;
  if (code === 'other-version')
    return (
      <Notice name="frozen">
        <Way
          chief
          label={device.export}
          onClick={async () => (await import('../kit/save-file.ts')).saveMatches(room, 'frozen')}
        />
        <Way label={ways.tables} href="/tables" />
      </Notice>
    );
  if (code === 'no-such-room') return <Notice name="gone">{out}</Notice>;
  return (
    <Notice name="broken" code={code}>
      {out}
    </Notice>
  );
}

/** A match on this device. On a shared screen, the page has only the view of the player in front of it. */
export function LocalMatch({ room, guide }: { readonly room: string; readonly guide?: TableGuide }) {
  const screen = useSignal<number | null>(null);
  const link = useSeatLink(room, screen.value);
  /** Whether the player has read that the match ends with the page. */
  const isTold = useSignal(false);
  const fleeting = useProblem(isFleeting.value ? 'no-storage' : null);
  const turn = link?.turn.value ?? null;
  const closed = link?.closed.value ?? null;
  const roomView = link?.roomView.value ?? null;
  const isOther = link !== null && turn !== link.seat;
  useEffect(() => {
    if (isOther) screen.value = null;
  }, [isOther]);
  if (closed !== null) return <Closed code={closed} room={room} />;
  if (link === null || roomView === null || (isOther && link.seat !== null)) return <Waiting />;
  if (isOther && turn !== null) {
    const lift = () => {
      screen.value = turn;
      document.getElementById('page')?.focus();
    };
    return <Curtain key={turn} seat={turn} name={roomView.chairs[turn]?.name ?? ''} onLift={lift} />;
  }
  return (
    <>
      {isFleeting.value && !isTold.value && (
        <p class="strip fleeting" role="status">
          {fleeting}{' '}
          <button
            type="button"
            class="button"
            onClick={() => {
              isTold.value = true;
            }}
          >
            OK
          </button>
        </p>
      )}
      <MatchScreen key={link.seat} link={link} game={roomView.terms.game} guide={guide} />
    </>
  );
}

/** Opens a link for a seat, or null while it's opening. The previous seat's view is gone by then. */
function useSeatLink(room: string, seat: number | null): LocalLink | null {
  const link = useSignal<LocalLink | null>(null);
  useEffect(() => {
    const opened = localLink(room, seat);
    link.value = opened;
    return () => opened.close();
  }, [room, seat]);
  return link.value?.seat === seat ? link.value : null;
}
