import type { Seat } from '@consigliere/kernel';
import {
  deputyOf,
  disconnectedSince,
  expectsEverybody,
  isAbsent,
  isOnVacation,
  type RoomView,
} from '@consigliere/match';
import type { ComponentChildren } from 'preact';
import type { Link } from '../../kit/link/link.ts';
import { useSaid } from '../../kit/voice.ts';
import { useInnerTexts } from '../../kit/words/texts.ts';
import { CorrespondenceNotices } from '../correspondence/notices.tsx';
import { VacationState } from '../correspondence/vacation-state.tsx';
import { perform, type Sitting } from '../sitting.ts';
import { formatWallTime, useNow } from '../time.ts';

/** Notices about absent players: for themselves when they are back, and for those who may hand over their seats. */
export function Absence({ sitting }: { readonly sitting: Sitting }) {
  return (
    <>
      <StandIn sitting={sitting} />
      <Absentees sitting={sitting} />
      {sitting.link.talk !== undefined && <CorrespondenceNotices sitting={sitting} />}
    </>
  );
}

/** Tells the player that a stand-in is playing and how to take the seat back, or that the time is up. */
function StandIn({ sitting }: { readonly sitting: Sitting }) {
  const { roomView, who } = sitting;
  const { absent } = useInnerTexts();
  const { seat, formerSeat, chairs, phase } = roomView.value;
  const own = seat ?? formerSeat;
  const chair = own === null || phase !== 'playing' ? undefined : chairs[own];
  const isReplaced = chair?.isAway === true || (seat === null && formerSeat !== null);
  const waits = chair?.remindedBy ?? null;
  const notice = isReplaced
    ? absent.standsInForYou
    : chair?.isNudged
      ? absent.yourTimeUp
      : waits === null
        ? null
        : absent.waits(who.value.names[waits] ?? '');
  useSaid(notice, 'assertive');
  if (chair === undefined || notice === null) return null;
  if (isReplaced || waits !== null)
    return (
      <div class="line stand-in">
        <p>{notice}</p>
        <button type="button" class="button chief" onClick={() => perform(sitting, { type: 'back' })}>
          {isReplaced ? absent.takeBack : absent.back}
        </button>
      </div>
    );
  return <p class="line">{notice}</p>;
}

/** Tells those at the table which players have been offline long enough to be nudged, and for a stand-in if the viewer is the owner or the deputy of an absent one. */
function Absentees({ sitting }: { readonly sitting: Sitting }) {
  const { roomView, link, who } = sitting;
  const { absent } = useInnerTexts();
  const { chairs, ownerSeat, isOwner, seat: own, phase, isPaused, terms } = roomView.value;
  const attendance = link.status.value === 'live' ? (link.talk?.here.value ?? null) : null;
  const isPlaying = phase === 'playing' && !isPaused;
  const isLive = expectsEverybody(terms.clock);
  const now = useNow(link, isPlaying && attendance !== null && attendance.seats.length < chairs.length);
  if (attendance === null || !isPlaying) return null;
  const mayReplace = isOwner || (own !== null && deputyOf({ ownerSeat, chairs }, attendance, now) === own);
  const mayNudge = own !== null && isLive;
  if (!mayReplace && !mayNudge) return null;
  return (
    <>
      {chairs.map(({ sitter, isAway, isNudged }, seat) => {
        if (sitter !== 'person' || isAway || seat === own) return null;
        const name = who.value.names[seat] ?? '';
        const since = disconnectedSince(attendance, seat);
        const isGone = isLive ? since !== null && isAbsent(attendance, seat, now) : isNudged;
        if (!isGone) return null;
        const offer =
          isLive && since !== null ? absent.offer(name, formatWallTime(since, now)) : absent.outOfTime(name);
        return <Absentee key={seat} {...{ sitting, seat, offer, mayNudge, mayReplace }} />;
      })}
    </>
  );
}

interface AbsenteeProps {
  readonly sitting: Sitting;
  readonly seat: Seat;
  readonly offer: string;
  readonly mayNudge: boolean;
  readonly mayReplace: boolean;
}

function Absentee({ sitting, seat, offer, mayNudge, mayReplace }: AbsenteeProps) {
  const { roomView } = sitting;
  const { absent } = useInnerTexts();
  const { windowEnds, chairs } = roomView.value;
  const isNudged = chairs[seat]?.remindedBy != null;
  const said = isNudged ? `${offer} ${absent.nudged}` : offer;
  useSaid(said);
  return (
    <div class="line absentee">
      <p>{said}</p>
      {mayNudge && !isNudged && (
        <button type="button" class="button" onClick={() => perform(sitting, { type: 'nudge', seat })}>
          {absent.nudge}
        </button>
      )}
      {mayReplace && (
        <button
          type="button"
          class="button"
          disabled={windowEnds !== null}
          onClick={() => perform(sitting, { type: 'stand-in', seat })}
        >
          {absent.standIn}
        </button>
      )}
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
export function AbsentState({ sitting: { roomView, link }, seat, children }: AbsentStateProps) {
  const { chairs } = roomView.value;
  const chair = chairs[seat];
  const gone = useDisconnected(link, chairs, seat);
  const { presence, absent } = useInnerTexts();
  if (chair?.isAway) {
    const { awaySince } = chair;
    const said = awaySince === null ? absent.standsIn : absent.standsInSince(formatWallTime(awaySince, link.now()));
    return <p class="state absent">{said}</p>;
  }
  if (chair?.isNudged) return <p class="state absent urgent">{absent.timeUp}</p>;
  if (chair !== undefined && isOnVacation(chair, link.now())) return <VacationState chair={chair} now={link.now()} />;
  if (gone !== null) return <p class="state absent offline">{absent.since(formatWallTime(gone, link.now()))}</p>;
  const here = link.status.value === 'live' ? link.talk?.here.value : null;
  const idle = here?.idle.find(([each]) => each === seat)?.[1];
  if (here?.typing.includes(seat)) return <p class="state">{presence.typing}</p>;
  if (idle !== undefined) return <p class="state absent">{presence.idle(formatWallTime(idle, link.now()))}</p>;
  return <>{children}</>;
}
