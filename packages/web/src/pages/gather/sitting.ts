import type { Command, RoomSeen } from '@consigliere/match';
import { guest } from '../../kit/link/api.ts';
import { keepPledge } from '../../kit/link/commitments.ts';
import { isRefusal } from '../../kit/link/link.ts';
import { newEntropy } from '../../kit/link/random.ts';
import { guestName } from '../../kit/preferences.ts';
import { texts } from '../../kit/words/texts.ts';

/**
 * The command to sit down at a table of the server. A guest without a name gets the server's, so that no two are alike. What
 * the table committed to by now is kept on this device, for the replay to compare.
 */
export async function sitDownAt(seat: number, { terms, commitment }: RoomSeen): Promise<Command> {
  const said = guestName.value.trim();
  const known = said === '' ? await guest() : null;
  const name = known === null || isRefusal(known) ? said : known.name;
  const entropy = newEntropy();
  keepPledge({ room: terms.id, commitment, entropy });
  return { type: 'sit', seat, name: name || texts.value.nameless, entropy };
}
