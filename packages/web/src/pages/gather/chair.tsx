import type { Character } from '@consigliere/kernel';
import type { Command, RoomView } from '@consigliere/match';
import { useSignal } from '@preact/signals';
import { NameField } from '../../kit/fields.tsx';
import { lazy, Nothing } from '../../kit/lazy.tsx';
import { guest } from '../../kit/link/api.ts';
import { keepPledge } from '../../kit/link/commitments.ts';
import { isRefusal, type Link } from '../../kit/link/link.ts';
import { newEntropy } from '../../kit/link/random.ts';
import { Crest } from '../../kit/look/art/crest.tsx';
import { Way } from '../../kit/notice.tsx';
import { guestName } from '../../kit/preferences.ts';
import { texts, useInnerTexts } from '../../kit/words/texts.ts';
import { useDisconnected } from '../../table/menu/stand-in.tsx';
import { USUAL_LEVEL } from '../../table/open/choice.ts';
import { useAbout } from '../../table/speech/bubble.ts';
import '../../kit/tables.css';

const Face = lazy(async () => (await import('../../kit/look/art/faces/face.tsx')).Face, Nothing);

interface ChairProps {
  readonly at: number;
  readonly link: Link;
  readonly roomView: RoomView;
  readonly characters: readonly Character[];
  readonly run: (...commands: readonly Command[]) => void;
}

/** A chair before the start: its sitter, and what the viewer can do about it. */
export function Chair({ at, link, roomView, characters, run }: ChairProps) {
  const { gather, choices } = useInnerTexts();
  const chair = roomView.chairs[at];
  const aboutOf = useAbout(roomView.terms.game);
  const gone = useDisconnected(link, roomView.chairs, at);
  if (chair === undefined) return null;
  const isMine = roomView.seat === at;
  const name = chair.sitter === 'bot' ? (characters[chair.level - 1]?.name ?? chair.name) : chair.name;
  const about = chair.sitter === 'bot' ? aboutOf?.(chair.level) : undefined;
  const maySit = (roomView.seat === null && chair.sitter === 'nobody') || (isMine && chair.isKept);
  return (
    <li class={`chair ${chair.sitter}${isMine ? ' mine' : ''}`}>
      <span class="chair-face">
        {chair.sitter === 'bot' && <Face game={roomView.terms.game} level={chair.level} />}
        <Crest seat={at} size={44} stands={chair.sitter === 'bot'} />
      </span>
      <div class="chair-words">
        <span class="chair-number">{choices.seat(at + 1)}</span>
        <strong class="chair-name">
          {chair.sitter === 'nobody' ? gather.empty : chair.isKept && !isMine ? gather.kept(name) : name}
          {isMine && ` (${gather.you})`}
        </strong>
        {gone !== null && <span class="second">{gather.offline}</span>}
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
          <button
            type="button"
            class="button small"
            aria-label={gather.removeLong(name)}
            onClick={() => run({ type: 'clear', seat: at })}
          >
            {gather.remove}
          </button>
        )}
      </div>
    </li>
  );
}

function Sit({ at, roomView, run }: Pick<ChairProps, 'at' | 'roomView' | 'run'>) {
  const { gather, choices } = useInnerTexts();
  const sit = async () => run(await sitCommand(at, roomView));
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

interface NameAtTableProps {
  readonly roomView: RoomView;
  readonly run: (...commands: readonly Command[]) => void;
}

/** The viewer's name at this table. A seated player changes it by sitting down again. */
export function NameAtTable({ roomView, run }: NameAtTableProps) {
  const { seat, chairs } = roomView;
  const { gather } = useInnerTexts();
  const chair = seat === null ? undefined : chairs[seat];
  const wanted = guestName.value.trim();
  const isOther = chair !== undefined && !chair.isKept && wanted !== '' && wanted !== chair.name;
  const rename = async () => {
    if (seat !== null) run({ type: 'leave' }, await sitCommand(seat, roomView));
  };
  return (
    <div class="name-at-table">
      <NameField label={gather.name} hint={gather.nameHint} name={guestName} otherwise={chair?.name ?? ''} />
      {isOther && <Way label={gather.rename} onClick={rename} />}
    </div>
  );
}

/**
 * Makes the command to sit down at a table on the server. Guests without a name get one from the server, so that no two are the same. The
 * table's commitment is stored on this device, so that the replay can compare it.
 */
async function sitCommand(seat: number, { terms, commitment }: RoomView): Promise<Command> {
  const said = guestName.value.trim();
  const known = said === '' ? await guest() : null;
  const name = known === null || isRefusal(known) ? said : known.name;
  const entropy = newEntropy();
  keepPledge({ room: terms.id, commitment, entropy });
  return { type: 'sit', seat, name: name || texts.value.nameless, entropy };
}
