import { randomInt } from 'node:crypto';
import { LANGUAGES, type Language } from '@consigliere/kernel';
import { departureOf, type Host } from '@consigliere/match';
import type { ChannelKindName, Verdict } from '@consigliere/protocol';
import { GUEST_NAMES, suggestNames } from '@consigliere/protocol/guest-names';
import type { Fanout } from '../fanout/fanout.ts';
import { findPerson, idsOf } from '../guests/ids.ts';
import type { Clock } from '../house/clock.ts';
import { DAY } from '../house/expiry.ts';
import { newId } from '../id.ts';
import type { Guest, GuestIds } from '../store/guests.ts';
import type { Store } from '../store/open-store.ts';
import type { Mark, MarkedSanction } from '../store/sanctions.ts';
import type { SanctionKind } from '../store/schema.ts';

/** A network belongs to others soon, so it isn't banned for longer than this many days. */
export const MOST_NETWORK_DAYS = 30;

/** An operator, as the audit names them, and why they do something. */
export interface Deed {
  readonly who: string;
  readonly why: string;
}

interface SanctionWish extends Deed {
  readonly kind: SanctionKind;
  /** null: for good. */
  readonly days: number | null;
  /** An address or a network that is banned too. */
  readonly network?: string | undefined;
}

type DeedOutcome = 'done' | 'no-such-guest' | 'nothing-to-do';

/** The operators' measures about people, from the command line and from their page. Everything is in the audit. */
export interface Moderation {
  /** Mutes or bans a person. */
  impose(guest: string, wish: SanctionWish): Promise<DeedOutcome>;
  lift(guest: string, kind: SanctionKind, deed: Deed): Promise<DeedOutcome>;
  /** Gives a person another name, here and at all their tables. */
  rename(guest: string, deed: Deed): Promise<DeedOutcome>;
  /** Empties a chat message. */
  hide(room: string, number: number, deed: Deed): Promise<void>;
  /** Closes a report. */
  close(report: string, verdict: Verdict, deed: Deed): Promise<DeedOutcome>;
  /** Removes all ways by which a person is sent news; 'nothing-to-do': there are none. */
  removeChannels(guest: string, deed: Deed): Promise<DeedOutcome>;
  /** Lets dead letters be tried again: one, or all of them. */
  sendAgain(message: string | null, deed: Deed): Promise<DeedOutcome>;
  /** Switches a kind of channel off, so that its messages wait, or on again. */
  switchKind(kind: ChannelKindName, isOff: boolean, deed: Deed): Promise<void>;
  /** Finishes what a crash has interrupted. */
  finishPending(): Promise<void>;
}

interface ModerationOptions {
  readonly store: Store;
  readonly host: Pick<Host, 'note' | 'refreshNames'>;
  readonly fanout: Pick<Fanout, 'announce'>;
  readonly clock: Pick<Clock, 'wall' | 'now'>;
  /** Applies a change of the sanctions at this node. */
  readonly reload?: () => Promise<void>;
  /** Sends a message of the chat again at this node. */
  readonly sendAgain?: (room: string, number: number) => Promise<void>;
}

export function openModeration(options: ModerationOptions): Moderation {
  const { store, host, fanout, clock, reload = async () => undefined, sendAgain = async () => undefined } = options;
  const spread = async (): Promise<void> => {
    await reload();
    fanout.announce({ type: 'sanctions' });
  };
  const note = ({ who, why }: Deed, what: string, about: { guest?: string; room?: string } = {}): Promise<void> =>
    store.audit.add({ room: null, ...about, at: clock.wall(), who, what, why: why === '' ? null : why });

  const giveUpSeats = async ({ id, marks }: Pick<MarkedSanction, 'id' | 'marks'>): Promise<void> => {
    for (const { kind, value: player } of marks) {
      if (kind !== 'guest') continue;
      for (const room of await store.people.listRooms(player))
        await host.note(room, found => departureOf(found, player, `banned-${id}`, { staysAlone: true }));
    }
    await store.sanctions.finish(id);
  };

  return {
    impose: async (guest, { kind, days, network, ...deed }) => {
      const known = await findPerson(store, guest);
      if (known === undefined) return 'no-such-guest';
      const { ids } = known;
      const at = clock.wall();
      const marks = [
        ...ids.map((value): Mark => ({ kind: 'guest', value })),
        ...(kind === 'mute' ? [] : await listDevices(store, ids)),
        ...(network === undefined ? [] : [{ kind: 'network', value: network } as const]),
      ];
      const until = days === null ? null : at + days * DAY;
      // The new one replaces those that count, so that the end is always the one that was said last.
      await store.sanctions.lift(kind, ids, at);
      const sanction = { id: newId(), kind, guest, name: known.name, ...deed, at, until };
      await store.sanctions.add(sanction, marks);
      const length = days === null ? 'for good' : `for ${days} ${days === 1 ? 'day' : 'days'}`;
      await note(deed, `${kind} ${length}${network === undefined ? '' : ', with a network'}`, { guest });
      await spread();
      if (kind === 'ban') {
        await giveUpSeats({ id: sanction.id, marks });
        await store.reports.closeAbout(ids, 'acted', at);
      }
      return 'done';
    },

    lift: async (guest, kind, deed) => {
      const ids = await idsOf(store, guest);
      const lifted = await store.sanctions.lift(kind, ids.length === 0 ? [guest] : ids, clock.wall());
      if (lifted.length === 0) return 'nothing-to-do';
      await note(deed, `lift a ${kind}`, { guest });
      await spread();
      return 'done';
    },

    rename: async (guest, deed) => {
      const known = await findPerson(store, guest);
      if (known === undefined) return 'no-such-guest';
      const language = languageOf(known);
      await store.guests.update(known.id, { name: pickName(language, [known.name]) });
      for (const player of known.ids)
        for (const room of await store.people.listRooms(player)) {
          const names = await store.rooms.readNames(room);
          const name = pickName(
            language,
            [...names.values()].filter(each => each !== null),
          );
          await store.people.rename(room, player, name);
          await store.chat.rename(room, player, name);
          await host.refreshNames(room);
          fanout.announce({ type: 'names', room });
        }
      await note(deed, 'rename', { guest });
      return 'done';
    },

    hide: async (room, number, deed) => {
      await store.chat.hide(room, number);
      await note(deed, 'hide a chat message', { room });
      await sendAgain(room, number);
      fanout.announce({ type: 'chat', room, number });
    },

    close: async (report, verdict, deed) => {
      const found = await store.reports.find(report);
      if (found === undefined || !(await store.reports.close(report, verdict, clock.wall()))) return 'nothing-to-do';
      if (verdict === 'dismissed') await note(deed, 'dismiss a report', { guest: found.reported });
      return 'done';
    },

    removeChannels: async (guest, deed) => {
      const ids = await idsOf(store, guest);
      if ((await store.channels.removeAllOf(ids.length === 0 ? [guest] : ids)) === 0) return 'nothing-to-do';
      await note(deed, 'remove channels', { guest });
      return 'done';
    },

    sendAgain: async (message, deed) => {
      const count = await store.news.sendAgain(message, clock.now());
      if (count === 0) return 'nothing-to-do';
      await note(deed, count === 1 ? 'send a message again' : `send ${count} messages again`);
      return 'done';
    },

    switchKind: async (kind, isOff, deed) => {
      await store.news.setOff(kind, isOff);
      await note(deed, `switch ${kind} ${isOff ? 'off' : 'on'}`);
    },

    finishPending: async () => {
      for (const ban of await store.sanctions.listPending()) await giveUpSeats(ban);
    },
  };
}

/** The devices and programs of a person. */
async function listDevices({ tokens }: Pick<Store, 'tokens'>, ids: GuestIds): Promise<readonly Mark[]> {
  return (await tokens.list(ids)).map(({ tokenHash: value }) => ({ kind: 'device', value }));
}

const languageOf = ({ language }: Guest): Language => LANGUAGES.find(each => each === language) ?? 'en';

const pickName = (language: Language, taken: readonly string[]): string =>
  suggestNames(language, taken, randomInt(GUEST_NAMES[language].length), 1).join();
