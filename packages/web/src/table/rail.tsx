import type { Seat } from '@consigliere/kernel';
import { BoardButton } from '../games/kit/board-button.tsx';
import { inSentences } from '../games/kit/say.ts';
import { lazy, lazyInner, Nothing } from '../kit/lazy.tsx';
import { Crest } from '../kit/look/art/crest.tsx';
import type { Sitting } from './sitting.ts';
import '../kit/look/rail.css';

/** Only tables with a clock need it. */
const SeatClock = lazy(async () => (await import('./clock.tsx')).SeatClock, Nothing);
/** Only needed if others may leave, or if a player's time may run out. */
const AbsentState = lazyInner(async () => (await import('./menu/stand-in.tsx')).AbsentState, Nothing);
/** Loaded after the board. */
const Face = lazy(async () => (await import('../kit/look/art/faces/face.tsx')).Face, Nothing);
const PlayerNote = lazy(async () => (await import('./explain/player-note.tsx')).PlayerNote, Nothing);

const hasClock = ({ roomView }: Sitting): boolean => !['none', 'calm'].includes(roomView.value.terms.clock.kind);

/** The players in turn order, the viewer first: crest, name, state, time, and the open facts in one line. */
export function Rail({ sitting }: { readonly sitting: Sitting }) {
  const { roomView, texts } = sitting;
  const { chairs, seat: own } = roomView.value;
  const seats = chairs.map((_, at) => ((own ?? 0) + at) % chairs.length);
  return (
    <nav class="rail" aria-label={texts.players}>
      <ul>
        {seats.map(seat => (
          <Player key={seat} sitting={sitting} seat={seat} />
        ))}
      </ul>
    </nav>
  );
}

interface PlayerProps {
  readonly sitting: Sitting;
  readonly seat: Seat;
}

function Player({ sitting, seat }: PlayerProps) {
  const { roomView, who, texts, pack } = sitting;
  const { chairs, match, seat: own, phase } = roomView.value;
  const chair = chairs[seat];
  if (chair === undefined || match === null) return null;
  // In a reaction window nobody else is shown that the reader has answered, but the reader is.
  const hasAnswered = seat === own && match.prompt === null;
  const isAwaited = match.waiting.includes(seat) && phase === 'playing' && !hasAnswered;
  const level = chair.sitter === 'bot' ? chair.level : null;
  const name = who.value.names[seat] ?? '';
  const totals = pack.totals(match.view, seat, pack.words);
  const { Facts, crestOf } = pack.board;
  const facts = pack.board.useFacts?.(seat) ?? inSentences(totals.map(({ label, value }) => `${label}: ${value}`));
  const crest = crestOf?.(match.view, seat) ?? seat;
  return (
    <li class={`player${isAwaited ? ' awaited' : ''}${seat === own ? ' own' : ''}`}>
      <BoardButton
        spot={`seat-${seat}`}
        title={name}
        rules={[...new Set(totals.flatMap(total => total.rules))]}
        label={inSentences([seat === own ? `${name}, ${texts.you}` : name, isAwaited ? texts.deciding : '', facts])}
        more={<PlayerNote game={pack.id} level={level} totals={totals} />}
        class="player-button"
      >
        {level !== null && <Face game={pack.id} level={level} cut="head" family={crest} />}
        <Crest seat={crest} stands={chair.isAway} />
        <span class="player-name">{name}</span>
        <Facts seat={seat} />
      </BoardButton>
      <State sitting={sitting} seat={seat} isAwaited={isAwaited} />
      {hasClock(sitting) && chair.sitter === 'person' && <SeatClock sitting={sitting} seat={seat} />}
    </li>
  );
}

/** The player's state: deciding, or absent. */
function State({ sitting, seat, isAwaited }: PlayerProps & { readonly isAwaited: boolean }) {
  const { roomView, link } = sitting;
  const chair = roomView.value.chairs[seat];
  const dots = isAwaited ? (
    <span class="state telegraph" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  ) : null;
  if (link.talk === undefined && !chair?.isAway && !chair?.isNudged) return dots;
  return (
    <AbsentState sitting={sitting} seat={seat}>
      {dots}
    </AbsentState>
  );
}
