import type { Append } from '@consigliere/match';
import type { HiddenState } from '../hooks.ts';
import type { Leak } from './leak.ts';

/** A leak in what is appended to the store. */
const inAppend = (name: string, change: (append: Append, hidden: HiddenState) => Append): Leak => ({
  name,
  hooks: {
    store: (store, hidden) => ({
      ...store,
      rooms: { ...store.rooms, append: append => store.rooms.append(change(append, hidden)) },
    }),
  },
});

/** Leaks in acknowledgements, times, bots and the store. */
export const hostLeaks: readonly Leak[] = [
  {
    name: 'a refusal that cites another rule',
    hooks: { ack: (ack, hidden) => (ack.ok ? ack : ({ ...ack, rule: hidden.bit() ? 'X-2' : null } as typeof ack)) },
  },
  {
    name: 'a refusal for another reason',
    hooks: { ack: (ack, hidden) => (ack.ok || !hidden.bit() ? ack : { ok: false, code: 'stale', rule: null }) },
  },
  {
    name: 'a command that is done but reported as refused',
    hooks: { ack: (ack, hidden) => (ack.ok && hidden.bit() ? { ok: false, code: 'stale', rule: null } : ack) },
  },
  { name: 'an acknowledgement that comes after the update', hooks: { isAckLate: hidden => hidden.bit() } },
  {
    name: 'a time that is off by a millisecond',
    hooks: { clock: (clock, hidden) => ({ ...clock, now: () => clock.now() + (hidden.bit() ? 1 : 0) }) },
  },
  {
    name: 'timers that fire late',
    hooks: {
      clock: (clock, hidden) => ({ ...clock, callAt: (at, then) => clock.callAt(at + (hidden.bit() ? 250 : 0), then) }),
    },
  },
  {
    name: 'a bot that thinks longer with certain cards',
    hooks: {
      think: (_question, clock, hidden) =>
        new Promise(resolve => {
          clock.callAt(clock.now() + (hidden.bit() ? 4000 : 100), () => resolve());
        }),
    },
  },
  inAppend('a list of tables that knows who has certain cards', (append, hidden) => ({
    ...append,
    facts: { ...append.facts, awaited: hidden.bit() ? append.facts.players : [] },
  })),
  inAppend('a card of the table that knows the cards', (append, hidden) => ({
    ...append,
    facts: {
      ...append.facts,
      card: JSON.stringify({ ...JSON.parse(append.facts.card), language: `en-${hidden.number()}` }),
    },
  })),
  inAppend('a table that is over in the lobby only', (append, hidden) => ({
    ...append,
    facts: { ...append.facts, phase: hidden.bit() ? 'frozen' : append.facts.phase },
  })),
  inAppend('a list that tells when somebody last did anything, even in secret', append => ({
    ...append,
    changedAt: append.lines.at(-1)?.at ?? append.changedAt,
  })),
  inAppend('a list that counts lines of the journal', append => ({
    ...append,
    facts: {
      ...append.facts,
      card: JSON.stringify({ ...JSON.parse(append.facts.card), language: `en-${append.expected}` }),
    },
  })),
  {
    ...inAppend('a list that waits for everybody until somebody has reacted', append => ({
      ...append,
      facts: { ...append.facts, awaited: append.facts.awaited.length % 2 === 0 ? append.facts.players : [] },
    })),
    isInWindows: true,
  },
  {
    name: 'remarks numbered by hidden cards',
    hooks: {
      store: (store, hidden) => ({
        ...store,
        chat: {
          ...store.chat,
          add: async (room, remark) => {
            const { number, isNew } = await store.chat.add(room, remark);
            return { number: number + (hidden.number() % 1000), isNew };
          },
        },
      }),
    },
  },
  {
    name: 'a greeting that knows the cards',
    hooks: {
      store: (store, hidden) => ({
        ...store,
        guests: {
          ...store.guests,
          findByToken: async hash => {
            const guest = await store.guests.findByToken(hash);
            return guest && { ...guest, name: `${guest.name} ${hidden.number()}` };
          },
        },
      }),
    },
  },
];
