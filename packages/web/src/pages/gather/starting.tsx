import { isGameId } from '@consigliere/games/list';
import type { Command, RoomView } from '@consigliere/match';
import { offerOf } from '../../games/faces.ts';
import type { Link } from '../../kit/link/link.ts';
import type { InnerTexts } from '../../kit/words/en/inner.ts';
import type { LobbyTexts } from '../../kit/words/en/lobby.ts';
import { language } from '../../kit/words/language.ts';
import { sayIn } from '../../kit/words/say.ts';
import { sayTimesIn } from '../../kit/words/say-times.ts';
import { useInnerTexts } from '../../kit/words/texts.ts';
import { USUAL_LEVEL } from '../../table/open/choice.ts';
import { useNow } from '../../table/time.ts';

interface StartingProps {
  readonly link: Link;
  readonly roomView: RoomView;
  readonly lobby: LobbyTexts;
  readonly run: (...commands: readonly Command[]) => void;
}

/** Says for what the table waits, and lets the owner start. */
export function Starting({ link, roomView, lobby, run }: StartingProps) {
  const { gather } = useInnerTexts();
  const { terms, chairs, seat, isOwner } = roomView;
  const empty = chairs.flatMap(({ sitter }, at) => (sitter === 'nobody' ? [at] : []));
  const taken = chairs.length - empty.length;
  const isFull = empty.length === 0;
  const isAnyKept = chairs.some(({ isKept }) => isKept);
  const isReady = isFull && !isAnyKept;
  const least = isGameId(terms.game) ? offerOf(terms.game).seats[0] : terms.seats;
  /** The chairs of a rematch that are kept for others. */
  const kept = chairs.flatMap(({ isKept }, at) => (isKept && at !== seat ? [at] : []));
  const fill = () =>
    run(
      ...kept.map(at => ({ type: 'clear', seat: at }) as const),
      ...[...empty, ...kept].map(at => ({ type: 'seat-bot', seat: at, level: USUAL_LEVEL }) as const),
      { type: 'start' },
    );
  const startWithTaken = () => run({ type: 'change-terms', seats: taken }, { type: 'start' });
  return (
    <div class="submit">
      <p role="status">
        {isReady ? sayReadiness(roomView, gather, lobby) : sayMissing(roomView, gather, lobby)}{' '}
        {seat === null && !isFull && gather.watching}
      </p>
      {!isFull && <Countdown link={link} roomView={roomView} lobby={lobby} />}
      {isOwner && seat !== null && !chairs[seat]?.isKept && empty.length + kept.length > 0 && (
        <button type="button" class="button" onClick={fill}>
          {terms.fillsAt === null ? gather.fill : lobby.startWithBots}
        </button>
      )}
      {isOwner && !isFull && !isAnyKept && taken >= least && (
        <button type="button" class="button chief" onClick={startWithTaken}>
          {gather.startWithTaken(taken)}
        </button>
      )}
      {isOwner && isReady && !roomView.isStarting && terms.fillsAt === null && (
        <button type="button" class="button chief" onClick={() => run({ type: 'start' })}>
          {gather.start}
        </button>
      )}
    </div>
  );
}

/** Says when bots take the free seats. Screen readers find it beside the status and aren't told every second. */
function Countdown({ link, roomView: { terms }, lobby }: Omit<StartingProps, 'run'>) {
  const { fillsAt } = terms;
  const now = useNow(link, fillsAt !== null);
  return fillsAt === null ? null : (
    <p class="countdown">{lobby.fillsIn(sayTimesIn(language.value).until(fillsAt - now))}</p>
  );
}

/** Says what a full table waits for: pages that aren't open, or its owner. This page's own part comes by itself. */
function sayReadiness(
  { terms, chairs, seat, isOwner, isStarting: isToStart, ownerSeat }: RoomView,
  gather: InnerTexts['gather'],
  lobby: LobbyTexts,
): string {
  // A table that fills itself needs nobody who starts it.
  const isStarting = isToStart || terms.fillsAt !== null;
  const missing = chairs.flatMap(({ isReady, name }, at) => (isReady || at === seat ? [] : [name]));
  if (missing.length > 0)
    return (isStarting ? gather.starting : gather.missing)(sayIn(language.value).all(missing), missing.length);
  if (isStarting) return gather.startsNow;
  const owner = ownerSeat === null ? undefined : chairs[ownerSeat]?.name;
  if (isOwner) return gather.ready;
  return owner === undefined ? gather.waitsForOwner : lobby.starts(owner);
}

/** Says how many seats are free, or who hasn't come to a rematch yet. */
function sayMissing({ chairs, seat }: RoomView, gather: InnerTexts['gather'], lobby: LobbyTexts): string {
  const expected = chairs.flatMap(({ isKept, name }, at) => (isKept && at !== seat ? [name] : []));
  if (expected.length > 0) return lobby.expects(sayIn(language.value).all(expected));
  return gather.waitingFor(chairs.filter(({ sitter, isKept }) => sitter === 'nobody' || isKept).length);
}
