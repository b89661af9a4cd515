import type { Room } from '@consigliere/match';
import type { WireCommand } from '@consigliere/protocol';
import { Problem } from './problem.ts';
import type { Store } from './store/open-store.ts';

/** The default number of one guest's tables that bots may play alone. */
const MOST = 3;

/** Limits how many of each guest's tables bots play alone. */
export class BotTables {
  readonly #store: Store['botTables'];
  readonly #most: number;
  /** The last pending admission of each guest: the next one waits for it, so that it is counted. */
  readonly #admissions = new Map<string, Promise<unknown>>();

  constructor(store: Pick<Store, 'botTables'>, most = MOST) {
    this.#store = store.botTables;
    this.#most = most;
  }

  /**
   * Runs a command after which bots play the guest's table alone; throws the problem `too-many-bot-tables` if the guest is at the limit.
   */
  admit<X>(guest: string, room: string, begin: () => Promise<X>): Promise<X> {
    const before = this.#admissions.get(guest) ?? Promise.resolve();
    const admission = before.then(async () => {
      if ((await this.#store.countPlaying(guest)) >= this.#most) throw new Problem('too-many-bot-tables');
      await this.#store.add(room, guest);
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
