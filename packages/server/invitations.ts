import { findOwnId, type Host, nameOf, type Room } from '@consigliere/match';
import type { Fanout } from './fanout/fanout.ts';
import { type Handles, openHandles } from './guests/handles.ts';
import { findPerson } from './guests/ids.ts';
import { isInvitationWelcome } from './guests/welcome.ts';
import type { Clock } from './house/clock.ts';
import type { Limits } from './limits.ts';
import { Problem } from './problem.ts';
import type { Guest, GuestIds } from './store/guests.ts';
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
  async listPeople(id: string, ids: GuestIds): Promise<{ name: string; handle: string }[]> {
    const { room } = await this.#look(id, ids);
    if (room.match === null) return [];
    const people = room.chairs.flatMap(chair => {
      const name = nameOf(room.names, chair);
      return chair.player === null || ids.includes(chair.player) || name === '' ? [] : [{ name, player: chair.player }];
    });
    return Promise.all(
      people.map(async ({ name, player }) => ({ name, handle: await this.#handles.make(ids[0], player) })),
    );
  }

  /** Invites the guest of a handle to a table. An unwelcome invitation looks like any other to its sender. */
  async invite(id: string, sender: Guest, handle: string): Promise<void> {
    const { store, fanout, clock, limits } = this.#options;
    await limits.spend('invitation', sender.id);
    const receiver = await this.#readHandle(sender.ids, handle);
    if (receiver === undefined || receiver.id === sender.id) throw new Problem('no-such-person');
    const {
      room: { phase, chairs },
      guest,
    } = await this.#look(id, sender.ids);
    if (phase !== 'gathering') throw new Problem('not-gathering');
    if (chairs.every(({ sitter }) => sitter !== 'nobody')) throw new Problem('no-free-seat');
    if ((await store.invitations.countSent(sender.ids)) >= MOST_SENT) throw new Problem('too-many-invitations');
    if (!(await isInvitationWelcome(store, sender, receiver))) return;
    if (!(await store.invitations.add(id, receiver.id, guest, clock.wall()))) return;
    await this.heard(receiver.id, id);
    fanout.announce({ type: 'invited', guest: receiver.id, room: id });
  }

  list(ids: GuestIds): Promise<readonly Invitation[]> {
    return this.#options.store.invitations.list(ids, MOST_LISTED);
  }

  decline(id: string, ids: GuestIds): Promise<void> {
    return this.#options.store.invitations.decline(id, ids);
  }

  /** Calls back with every new invitation. */
  onInvited(then: Listener): void {
    this.#listeners.push(then);
  }

  /** Tells the sockets of a guest who was invited here or at another node. */
  async heard(guest: string, id: string): Promise<void> {
    const person = await findPerson(this.#options.store, guest);
    if (person === undefined) return;
    const invitation = (await this.list(person.ids)).find(({ room }) => room === id);
    if (invitation !== undefined) for (const each of this.#listeners) each(person.id, invitation);
  }

  /** The person of a handle that was made for any of these ids. */
  async #readHandle(ids: GuestIds, handle: string): Promise<Guest | undefined> {
    const [receiver] = (await Promise.all(ids.map(id => this.#handles.read(id, handle)))).filter(
      each => each !== undefined,
    );
    return receiver === undefined ? undefined : findPerson(this.#options.store, receiver);
  }

  /** The table of a person, and who they are there. */
  async #look(id: string, ids: GuestIds): Promise<{ readonly room: Room; readonly guest: string }> {
    const room = await this.#options.host.look(id);
    if (typeof room === 'string') throw new Problem(room);
    const guest = findOwnId(room, ids);
    if (!room.chairs.some(({ player }) => player === guest)) throw new Problem('not-seated');
    return { room, guest };
  }
}
