import { isGameId } from '@consigliere/games/list';
import type { Command, RoomView } from '@consigliere/match';
import { offerOf } from '../../games/faces.ts';
import type { InnerTexts } from '../../kit/words/en/inner.ts';
import type { LobbyTexts } from '../../kit/words/en/lobby.ts';
import { language } from '../../kit/words/language.ts';
import { sayIn } from '../../kit/words/say.ts';
import { useInnerTexts } from '../../kit/words/texts.ts';
import { USUAL_LEVEL } from '../../table/open/choice.ts';

interface StartingProps {
  readonly roomView: RoomView;
  readonly lobby: LobbyTexts;
  readonly run: (...commands: readonly Command[]) => void;
}

/** Says for what the table waits, and lets the owner start. */
export function Starting({ roomView, lobby, run }: StartingProps) {
  const { gather } = useInnerTexts();
  const { terms, chairs, seat, isOwner } = roomView;
  const empty = chairs.flatMap(({ sitter }, at) => (sitter === 'nobody' ? [at] : []));
  const taken = chairs.length - empty.length;
  const isFull = empty.length === 0;
  const isAnyKept = chairs.some(({ isKept }) => isKept);
  const isReady = isFull && !isAnyKept;
  const least = isGameId(terms.game) ? offerOf(terms.game).seats[0] : terms.seats;
  const fill = () =>
    run(...empty.map(at => ({ type: 'seat-bot', seat: at, level: USUAL_LEVEL }) as const), { type: 'start' });
  const startWithTaken = () => run({ type: 'change-terms', seats: taken }, { type: 'start' });
  return (
    <div class="submit">
      <p role="status">
        {isReady ? sayReadiness(roomView, gather, lobby) : gather.waitingFor(countWaitedFor(roomView))}{' '}
        {seat === null && !isFull && gather.watching}
      </p>
      {isOwner && seat !== null && empty.length > 0 && (
        <button type="button" class="button" onClick={fill}>
          {gather.fill}
        </button>
      )}
      {isOwner && !isFull && !isAnyKept && taken >= least && (
        <button type="button" class="button chief" onClick={startWithTaken}>
          {gather.startWithTaken(taken)}
        </button>
      )}
      {isOwner && isReady && !roomView.isStarting && (
        <button type="button" class="button chief" onClick={() => run({ type: 'start' })}>
          {gather.start}
        </button>
      )}
    </div>
  );
}

/** Says what a full table waits for: pages that aren't open, or its owner. This page's own part comes by itself. */
function sayReadiness(
  { chairs, seat, isOwner, isStarting, ownerSeat }: RoomView,
  gather: InnerTexts['gather'],
  lobby: LobbyTexts,
): string {
  const missing = chairs.flatMap(({ isReady, name }, at) => (isReady || at === seat ? [] : [name]));
  if (missing.length > 0)
    return (isStarting ? gather.starting : gather.missing)(sayIn(language.value).all(missing), missing.length);
  if (isStarting) return gather.startsNow;
  const owner = ownerSeat === null ? undefined : chairs[ownerSeat]?.name;
  if (isOwner) return gather.ready;
  return owner === undefined ? gather.waitsForOwner : lobby.starts(owner);
}

const countWaitedFor = ({ chairs }: RoomView): number =>
  chairs.filter(({ sitter, isKept }) => sitter === 'nobody' || isKept).length;
