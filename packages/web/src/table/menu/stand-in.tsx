import type { Seat } from '@consigliere/kernel';
import { deputyOf, disconnectedSince, expectsEverybody, isAbsent, type RoomView } from '@consigliere/match';
import type { ComponentChildren } from 'preact';
import type { Link } from '../../kit/link/link.ts';
import { useSaid } from '../../kit/voice.ts';
import { perform, type Sitting } from '../sitting.ts';
import { formatWallTime, useNow } from '../time.ts';

/** Notices about absent players: for themselves when they are back, and for those who may hand over their seats. */
export function Absence({ sitting }: { readonly sitting: Sitting }) {
  return (
    <>
      <StandIn sitting={sitting} />
      <Absentees sitting={sitting} />
    </>
  );
}

/** Tells the player that a stand-in is playing and how to take the seat back, or that the time is up. */
function StandIn({ sitting }: { readonly sitting: Sitting }) {
  const { roomView, texts } = sitting;
  const { seat, chairs, phase } = roomView.value;
  const chair = seat === null || phase !== 'playing' ? undefined : chairs[seat];
  const notice = chair?.isAway ? texts.clock.standsInForYou : chair?.isNudged ? texts.clock.nudgedYou : null;
  useSaid(notice, 'assertive');
  if (chair === undefined || notice === null) return null;
  if (chair.isAway)
    return (
      <div class="line stand-in">
        <p>{notice}</p>
        <button type="button" class="button chief" onClick={() => perform(sitting, { type: 'back' })}>
          {texts.clock.takeBack}
        </button>
      </div>
    );
  return <p class="line">{notice}</p>;
}

/** Tells the owner, or the deputy of an absent owner, which players have been offline long enough for a stand-in. */
function Absentees({ sitting }: { readonly sitting: Sitting }) {
  const { roomView, texts, link, who } = sitting;
  const { chairs, ownerSeat, isOwner, seat: own, phase, isPaused, terms } = roomView.value;
  const attendance = link.status.value === 'live' ? (link.talk?.here.value ?? null) : null;
  const isPlaying = phase === 'playing' && !isPaused && expectsEverybody(terms.clock);
  const now = useNow(link, isPlaying && attendance !== null && attendance.seats.length < chairs.length);
  if (attendance === null || !isPlaying) return null;
  if (!isOwner && (own === null || deputyOf({ ownerSeat, chairs }, attendance, now) !== own)) return null;
  return (
    <>
      {chairs.map(({ sitter, isAway }, seat) => {
        const since = disconnectedSince(attendance, seat);
        if (sitter !== 'person' || isAway || seat === own || since === null || !isAbsent(attendance, seat, now))
          return null;
        const offer = texts.absent.offer(who.value.names[seat] ?? '', formatWallTime(since, now));
        return <Absentee key={seat} sitting={sitting} seat={seat} offer={offer} />;
      })}
    </>
  );
}

interface AbsenteeProps {
  readonly sitting: Sitting;
  readonly seat: Seat;
  readonly offer: string;
}

function Absentee({ sitting, seat, offer }: AbsenteeProps) {
  useSaid(offer);
  return (
    <div class="line absentee">
      <p>{offer}</p>
      <button
        type="button"
        class="button"
        disabled={sitting.roomView.value.windowEnds !== null}
        onClick={() => perform(sitting, { type: 'stand-in', seat })}
      >
        {sitting.texts.absent.standIn}
      </button>
    </div>
  );
}

/** A page that reloads is back within this many milliseconds, so the player isn't shown as offline. */
const GRACE = 3000;

/** Since when a player has been disconnected; null if the player is connected, has just left, or nobody knows. */
export function useDisconnected(link: Link, chairs: RoomView['chairs'], seat: Seat): number | null {
  const attendance = link.status.value === 'live' ? (link.talk?.here.value ?? null) : null;
  const isKnown = attendance !== null && chairs[seat]?.sitter === 'person' && !chairs[seat].isKept;
  const since = isKnown ? disconnectedSince(attendance, seat) : null;
  const now = useNow(link, since !== null);
  return since !== null && now - since >= GRACE ? since : null;
}

interface AbsentStateProps {
  readonly sitting: Sitting;
  readonly seat: Seat;
  /** Shown while the player is there. */
  readonly children: ComponentChildren;
}

/** A player's state in the rail: out of time, offline, or away while a stand-in plays. */
export function AbsentState({ sitting: { roomView, texts, link }, seat, children }: AbsentStateProps) {
  const { chairs } = roomView.value;
  const chair = chairs[seat];
  const gone = useDisconnected(link, chairs, seat);
  if (chair?.isAway) {
    const { awaySince } = chair;
    const said =
      awaySince === null ? texts.clock.standsIn : texts.clock.standsInSince(formatWallTime(awaySince, link.now()));
    return <p class="state absent">{said}</p>;
  }
  if (chair?.isNudged) return <p class="state absent urgent">{texts.clock.nudged}</p>;
  if (gone !== null) return <p class="state absent offline">{texts.absent.since(formatWallTime(gone, link.now()))}</p>;
  return <>{children}</>;
}
