import { type Host, nameOf, type Room } from '@consigliere/match';
import type { Fanout } from './fanout/fanout.ts';
import { type Handles, openHandles } from './guests/handles.ts';
import { isInvitationWelcome } from './guests/welcome.ts';
import type { Clock } from './house/clock.ts';
import type { Limits } from './limits.ts';
import { Problem } from './problem.ts';
import type { Invitation } from './store/invitations.ts';
import type { Store } from './store/open-store.ts';

interface InviterOptions {
  readonly store: Store;
  readonly host: Pick<Host, 'look'>;
  readonly fanout: Pick<Fanout, 'announce'>;
  readonly clock: Pick<Clock, 'wall'>;
  readonly limits: Pick<Limits, 'spend'>;
}

/** How many of a guest's invitations may be open, and how many a guest is shown. */
export const MOST_SENT = 30;
const MOST_LISTED = 20;

type Listener = (guest: string, invitation: Invitation) => void;

/** People who have played together, and their invitations to tables that gather. */
export class Inviter {
  readonly #options: InviterOptions;
  readonly #handles: Handles;
  readonly #listeners: Listener[] = [];

  constructor(options: InviterOptions) {
    this.#options = options;
    this.#handles = openHandles(options.store.invitations);
  }

  /** The other people of a match in which the guest has a seat, each with a handle that works for this guest alone. */
  async listPeople(id: string, guest: string): Promise<{ name: string; handle: string }[]> {
    const room = await this.#look(id, guest);
    if (room.match === null) return [];
    const people = room.chairs.flatMap(chair => {
      const name = nameOf(room.names, chair);
      return chair.player === null || chair.player === guest || name === '' ? [] : [{ name, player: chair.player }];
    });
    return Promise.all(
      people.map(async ({ name, player }) => ({ name, handle: await this.#handles.make(guest, player) })),
    );
  }

  /** Invites the guest of a handle to a table. An unwelcome invitation looks like any other to its sender. */
  async invite(id: string, sender: string, handle: string): Promise<void> {
    const { store, fanout, clock, limits } = this.#options;
    await limits.spend('invitation', sender);
    const receiver = await this.#handles.read(sender, handle);
    if (receiver === undefined || (await store.guests.findById(receiver)) === undefined)
      throw new Problem('no-such-person');
    const { phase, chairs } = await this.#look(id, sender);
    if (phase !== 'gathering') throw new Problem('not-gathering');
    if (chairs.every(({ sitter }) => sitter !== 'nobody')) throw new Problem('no-free-seat');
    if ((await store.invitations.countSent(sender)) >= MOST_SENT) throw new Problem('too-many-invitations');
    if (!(await isInvitationWelcome(store, sender, receiver))) return;
    if (!(await store.invitations.add(id, receiver, sender, clock.wall()))) return;
    await this.heard(receiver, id);
    fanout.announce({ type: 'invited', guest: receiver, room: id });
  }

  list(guest: string): Promise<readonly Invitation[]> {
    return this.#options.store.invitations.list(guest, MOST_LISTED);
  }

  decline(id: string, guest: string): Promise<void> {
    return this.#options.store.invitations.decline(id, guest);
  }

  /** Calls back with every new invitation. */
  onInvited(then: Listener): void {
    this.#listeners.push(then);
  }

  /** Tells the sockets of a guest who was invited here or at another node. */
  async heard(guest: string, id: string): Promise<void> {
    const invitation = (await this.list(guest)).find(({ room }) => room === id);
    if (invitation !== undefined) for (const each of this.#listeners) each(guest, invitation);
  }

  /** The table of a guest. */
  async #look(id: string, guest: string): Promise<Room> {
    const room = await this.#options.host.look(id);
    if (typeof room === 'string') throw new Problem(room);
    if (!room.chairs.some(({ player }) => player === guest)) throw new Problem('not-seated');
    return room;
  }
}
