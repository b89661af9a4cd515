import { type Command, deputyOf, type RoomView } from '@consigliere/match';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Link } from '../../kit/link/link.ts';
import { Way } from '../../kit/notice.tsx';
import { useSaid } from '../../kit/voice.ts';
import type { LobbyTexts } from '../../kit/words/en/lobby.ts';
import { language } from '../../kit/words/language.ts';
import { sayIn } from '../../kit/words/say.ts';
import { useInnerTexts } from '../../kit/words/texts.ts';
import { useNow } from '../../table/time.ts';
import { listChanges } from './terms-changes.ts';

interface HostingProps {
  readonly link: Link;
  readonly roomView: RoomView;
  readonly lobby: LobbyTexts;
  readonly run: (...commands: readonly Command[]) => void;
}

/** Lets the next player at the table take over from an owner who is gone or doesn't sit there. */
export function TakeOver({ link, roomView, lobby, run }: HostingProps) {
  const { chairs, ownerSeat, isOwner, seat } = roomView;
  const attendance = link.status.value === 'live' ? (link.talk?.here.value ?? null) : null;
  const mayBeGone = !isOwner && seat !== null && attendance !== null;
  const now = useNow(link, mayBeGone && (ownerSeat === null || !attendance.seats.includes(ownerSeat)));
  const isDeputy = mayBeGone && deputyOf({ ownerSeat, chairs }, attendance, now) === seat;
  const name = ownerSeat === null ? null : (chairs[ownerSeat]?.name ?? '');
  const said = !isDeputy ? null : name === null ? lobby.noHost : lobby.hostGone(name);
  useSaid(said);
  if (said === null) return null;
  return (
    <section class="sheet stack">
      <p>{said}</p>
      <p>
        <Way chief label={lobby.takeOver} onClick={() => run({ type: 'own' })} />
      </p>
    </section>
  );
}

/** Says what the owner has changed last, to everybody else. */
export function Changed({
  roomView: { terms, chairs, ownerSeat, isOwner },
  lobby,
}: Omit<HostingProps, 'link' | 'run'>) {
  const before = useRef(terms);
  const said = useSignal('');
  useEffect(() => {
    const changes = listChanges(before.current, terms);
    before.current = terms;
    if (changes.length === 0) return;
    const what = sayIn(language.value).all(changes.map(each => lobby.parts[each]));
    const name = ownerSeat === null ? undefined : chairs[ownerSeat]?.name;
    said.value = isOwner ? '' : name === undefined ? lobby.changedByHost(what) : lobby.changed(name, what);
  }, [terms]);
  return (
    <p class="changed" role="status">
      {said.value}
    </p>
  );
}

interface RemovedProps extends Pick<HostingProps, 'roomView' | 'lobby'> {
  /** Whether the viewer has stood up by themselves. */
  readonly hasStoodUp: boolean;
}

/** Tells a player whom the owner has removed, and what they can do now. */
export function Removed({ roomView, lobby, hasStoodUp }: RemovedProps) {
  const { waysOn } = useInnerTexts();
  const { seat, isBarred, terms } = roomView;
  const wasSeated = useRef(false);
  useEffect(() => {
    wasSeated.current = seat !== null || (wasSeated.current && !hasStoodUp);
  });
  const isRemoved = seat === null && wasSeated.current && !hasStoodUp;
  const words = isBarred ? lobby.barred : isRemoved ? lobby.removed : null;
  useSaid(words === null ? null : `${words.title}. ${words.text}`, 'assertive');
  if (words === null) return null;
  return (
    <section class="sheet stack">
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <p>
        <Way label={waysOn.open} href={`/new/${terms.game}`} />
      </p>
    </section>
  );
}
