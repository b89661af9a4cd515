import type { Room } from '@consigliere/match';
import type { WireCommand } from '@consigliere/protocol';
import { Problem } from './problem.ts';
import type { GuestIds } from './store/guests.ts';
import type { Store } from './store/open-store.ts';

/** The default number of one guest's tables that bots may play alone. */
const MOST = 3;

/** A person, and the guest that they are at a table. */
interface TableOwner {
  readonly ids: GuestIds;
  readonly player: string;
}

/** Limits how many of each person's tables bots play alone. */
export class BotTables {
  readonly #store: Store['botTables'];
  readonly #most: number;
  /** The last pending admission of each person: the next one waits for it, so that it is counted. */
  readonly #admissions = new Map<string, Promise<unknown>>();

  constructor(store: Pick<Store, 'botTables'>, most = MOST) {
    this.#store = store.botTables;
    this.#most = most;
  }

  /**
   * Runs a command after which bots play the person's table alone; throws the problem `too-many-bot-tables` if the person is at the limit.
   */
  admit<X>({ ids, player }: TableOwner, room: string, begin: () => Promise<X>): Promise<X> {
    const [guest] = ids;
    const before = this.#admissions.get(guest) ?? Promise.resolve();
    const admission = before.then(async () => {
      if ((await this.#store.countPlaying(ids)) >= this.#most) throw new Problem('too-many-bot-tables');
      await this.#store.add(room, player);
      return begin();
    });
    const settled = admission
      .catch(() => undefined)
      .then(() => {
        if (this.#admissions.get(guest) === settled) this.#admissions.delete(guest);
      });
    this.#admissions.set(guest, settled);
    return admission;
  }
}

/** Tells whether bots play the table alone after this command. */
export function leavesBotsAlone({ phase, chairs }: Room, command: WireCommand): boolean {
  if (command.type === 'start') return phase === 'gathering' && chairs.every(({ sitter }) => sitter === 'bot');
  if (command.type !== 'seat-bot' || phase !== 'playing') return false;
  return chairs.every(({ sitter }, seat) => (seat === command.seat ? sitter === 'person' : sitter === 'bot'));
}
