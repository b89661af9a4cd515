import type { Character } from '@consigliere/kernel';
import type { Command, RoomView } from '@consigliere/match';
import { useSignal } from '@preact/signals';
import { lazy, Nothing } from '../../kit/lazy.tsx';
import type { Link } from '../../kit/link/link.ts';
import { Crest } from '../../kit/look/art/crest.tsx';
import type { LobbyTexts } from '../../kit/words/en/lobby.ts';
import { useInnerTexts } from '../../kit/words/texts.ts';
import { useDisconnected } from '../../table/menu/stand-in.tsx';
import { USUAL_LEVEL } from '../../table/open/choice.ts';
import { useAbout } from '../../table/speech/bubble.ts';
import { sitCommand } from './name-at-table.tsx';
import '../../kit/tables.css';

const Face = lazy(async () => (await import('../../kit/look/art/faces/face.tsx')).Face, Nothing);

interface ChairProps {
  readonly at: number;
  readonly link: Link;
  readonly roomView: RoomView;
  readonly lobby: LobbyTexts;
  readonly characters: readonly Character[];
  readonly run: (...commands: readonly Command[]) => void;
}

/** A chair before the start: its sitter, and what the viewer can do about it. */
export function Chair({ at, link, roomView, lobby, characters, run }: ChairProps) {
  const { gather, choices } = useInnerTexts();
  const chair = roomView.chairs[at];
  const aboutOf = useAbout(roomView.terms.game);
  const gone = useDisconnected(link, roomView.chairs, at);
  if (chair === undefined) return null;
  const isMine = roomView.seat === at;
  const name = chair.sitter === 'bot' ? (characters[chair.level - 1]?.name ?? chair.name) : chair.name;
  const about = chair.sitter === 'bot' ? aboutOf?.(chair.level) : undefined;
  const maySit =
    (roomView.seat === null && chair.sitter === 'nobody' && !roomView.isBarred) || (isMine && chair.isKept);
  const state = gone !== null ? gather.offline : chair.isReady ? lobby.ready : lobby.notReady;
  return (
    <li class={`chair ${chair.sitter}${isMine ? ' mine' : ''}`}>
      <span class="chair-face">
        {chair.sitter === 'bot' && <Face game={roomView.terms.game} level={chair.level} />}
        <Crest seat={at} size={44} stands={chair.sitter === 'bot'} />
      </span>
      <div class="chair-words">
        <span class="chair-number">
          {choices.seat(at + 1)}
          {roomView.ownerSeat === at && ` · ${lobby.host}`}
        </span>
        <strong class="chair-name">
          {chair.sitter === 'nobody' ? gather.empty : chair.isKept && !isMine ? gather.kept(name) : name}
          {isMine && ` (${gather.you})`}
        </strong>
        {chair.sitter === 'person' && !chair.isKept && (
          <span class={chair.isReady && gone === null ? 'chair-state ready' : 'chair-state'}>{state}</span>
        )}
        {chair.sitter === 'bot' && <span class="second">{gather.bot(chair.level)}</span>}
        {about !== undefined && <small class="second">{about}</small>}
      </div>
      <div class="chair-deeds">
        {maySit && <Sit at={at} roomView={roomView} run={run} />}
        {roomView.isOwner && chair.sitter === 'nobody' && <SeatBot at={at} characters={characters} run={run} />}
        {isMine && !chair.isKept && (
          <button type="button" class="button small" onClick={() => run({ type: 'leave' })}>
            {gather.stand}
          </button>
        )}
        {roomView.isOwner && !isMine && chair.sitter !== 'nobody' && (
          <Remove at={at} name={name} isPerson={chair.sitter === 'person' && !chair.isKept} lobby={lobby} run={run} />
        )}
      </div>
    </li>
  );
}

interface RemoveProps extends Pick<ChairProps, 'at' | 'lobby' | 'run'> {
  readonly name: string;
  readonly isPerson: boolean;
}

/** Lets the owner empty a chair. For a person it asks once more, and offers to keep them out. */
function Remove({ at, name, isPerson, lobby, run }: RemoveProps) {
  const { gather } = useInnerTexts();
  const isAsking = useSignal(false);
  const clear = (isBarred: boolean) => {
    isAsking.value = false;
    run({ type: 'clear', seat: at, ...(isBarred ? { isBarred } : {}) });
  };
  const toggle = () => {
    isAsking.value = !isAsking.value;
  };
  return (
    <>
      <button
        type="button"
        class="button small"
        aria-label={isAsking.value ? `${lobby.cancel}: ${gather.removeLong(name)}` : gather.removeLong(name)}
        aria-expanded={isPerson ? isAsking.value : undefined}
        onClick={isPerson ? toggle : () => clear(false)}
      >
        {isAsking.value ? lobby.cancel : gather.remove}
      </button>
      {isPerson && isAsking.value && (
        <div class="chair-removal">
          <p>
            <button type="button" class="button small" onClick={() => clear(false)}>
              {lobby.removeOnly}
            </button>{' '}
            <small class="second">{lobby.removeOnlyHint}</small>
          </p>
          <p>
            <button type="button" class="button small" onClick={() => clear(true)}>
              {lobby.keepOut}
            </button>{' '}
            <small class="second">{lobby.keepOutHint}</small>
          </p>
        </div>
      )}
    </>
  );
}

function Sit({ at, roomView, run }: Pick<ChairProps, 'at' | 'roomView' | 'run'>) {
  const { gather, choices } = useInnerTexts();
  const sit = async () => run(await sitCommand(roomView, at));
  return (
    <button type="button" class="button chief" aria-label={`${gather.sit}: ${choices.seat(at + 1)}`} onClick={sit}>
      {gather.sit}
    </button>
  );
}

/** Lets the owner add a bot to an empty chair. */
function SeatBot({ at, characters, run }: Pick<ChairProps, 'at' | 'characters' | 'run'>) {
  const { gather, choices } = useInnerTexts();
  const level = useSignal(USUAL_LEVEL);
  const nameOf = (each: number) => {
    const name = characters[each - 1]?.name;
    // The number comes first, because there's little room on a phone.
    return name === undefined ? choices.level(each) : `${each} · ${name}`;
  };
  return (
    <span class="seat-bot">
      <select
        aria-label={gather.botLevel(at + 1)}
        value={level.value}
        onChange={event => {
          level.value = Number(event.currentTarget.value);
        }}
      >
        {[1, 2, 3, 4, 5].map(each => (
          <option key={each} value={each}>
            {nameOf(each)}
          </option>
        ))}
      </select>
      <button
        type="button"
        class="button small"
        aria-label={`${gather.addBot}: ${choices.seat(at + 1)}`}
        onClick={() => run({ type: 'seat-bot', seat: at, level: level.value })}
      >
        {gather.addBot}
      </button>
    </span>
  );
}
