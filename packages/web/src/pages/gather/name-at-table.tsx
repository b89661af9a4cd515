import type { Command, RoomView } from '@consigliere/match';
import { suggestNames } from '@consigliere/protocol/guest-names';
import { NameField } from '../../kit/fields.tsx';
import { guest } from '../../kit/link/api.ts';
import { isRefusal } from '../../kit/link/link.ts';
import { newCommandId } from '../../kit/link/random.ts';
import { Way } from '../../kit/notice.tsx';
import { guestName } from '../../kit/preferences.ts';
import type { LobbyTexts } from '../../kit/words/en/lobby.ts';
import { language } from '../../kit/words/language.ts';
import { useInnerTexts } from '../../kit/words/texts.ts';

/** Where in the list of names this visit's suggestions begin. */
const FROM = Number.parseInt(newCommandId().slice(0, 6), 16);
const SUGGESTED = 3;

/** The names that the other people at a table have. */
const listTaken = ({ chairs, seat }: RoomView): string[] =>
  chairs.flatMap(({ sitter, name }, at) => (sitter === 'person' && at !== seat ? [name] : []));

interface NameAtTableProps {
  readonly roomView: RoomView;
  readonly lobby: LobbyTexts;
  readonly run: (...commands: readonly Command[]) => void;
}

/** The viewer's name at this table, with suggestions for those who have none. A seated player changes it by sitting down again. */
export function NameAtTable({ roomView, lobby, run }: NameAtTableProps) {
  const { seat, chairs } = roomView;
  const { gather } = useInnerTexts();
  const chair = seat === null ? undefined : chairs[seat];
  const wanted = guestName.value.trim();
  const isOther = chair !== undefined && !chair.isKept && wanted !== '' && wanted !== chair.name;
  const rename = async () => {
    if (seat !== null) run({ type: 'leave' }, await sitCommand(roomView, seat));
  };
  const taken = [...listTaken(roomView), chair?.name ?? ''];
  const suggested = suggestNames(language.value, taken, FROM, SUGGESTED);
  return (
    <div class="name-at-table">
      <NameField label={gather.name} hint={gather.nameHint} name={guestName} otherwise={chair?.name ?? ''} />
      {isOther && <Way label={gather.rename} onClick={rename} />}
      {wanted === '' && (
        <fieldset class="suggestions">
          <legend>{lobby.suggestions}</legend>
          <p class="ways">
            {suggested.map(name => (
              <button
                key={name}
                type="button"
                class="button small"
                onClick={() => {
                  guestName.value = name;
                  if (chair !== undefined && !chair.isKept) rename();
                }}
              >
                {name}
              </button>
            ))}
          </p>
        </fieldset>
      )}
    </div>
  );
}

/** Makes the command to sit down at a table on the server. Guests without a name get the server's, or one that nobody at the table has. */
export async function sitCommand(roomView: RoomView, seat: number): Promise<Command> {
  const said = guestName.value.trim();
  if (said !== '') return { type: 'sit', seat, name: said };
  const known = await guest();
  const taken = listTaken(roomView);
  const [other = ''] = suggestNames(language.value, taken, FROM, 1);
  return { type: 'sit', seat, name: isRefusal(known) || taken.includes(known.name) ? other : known.name };
}
