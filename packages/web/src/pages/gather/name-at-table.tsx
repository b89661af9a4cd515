import type { Command, RoomSeen } from '@consigliere/match';
import { NameField } from '../../kit/fields.tsx';
import { Way } from '../../kit/notice.tsx';
import { guestName } from '../../kit/preferences.ts';
import { useFurtherTexts } from '../../kit/words/texts.ts';
import { sitDownAt } from './sitting.ts';
import '../../kit/tables.css';

interface NameAtTableProps {
  readonly seen: RoomSeen;
  readonly run: (...commands: readonly Command[]) => void;
}

/** What one is called here; who sits already sits down anew to be called otherwise. */
export function NameAtTable({ seen, run }: NameAtTableProps) {
  const { seat, chairs } = seen;
  const { gather } = useFurtherTexts();
  const chair = seat === null ? undefined : chairs[seat];
  const wanted = guestName.value.trim();
  const isOther = chair !== undefined && !chair.isKept && wanted !== '' && wanted !== chair.name;
  const rename = async () => {
    if (seat !== null) run({ type: 'leave' }, await sitDownAt(seat, seen));
  };
  return (
    <div class="name-at-table">
      <NameField label={gather.name} hint={gather.nameHint} name={guestName} otherwise={chair?.name ?? ''} />
      {isOther && <Way label={gather.rename} onClick={rename} />}
    </div>
  );
}
