import type { DeliveryFault } from '@consigliere/protocol';
import type { Channel } from '../store/channels.ts';
import { type CalendarOwner, type DeadlineOptions, makeCalendar } from './deadlines.ts';
import { type DeliverOptions, deliverAll, newClaim, sendTest } from './deliver.ts';
import { deriveAll } from './derive.ts';
import type { OpenKinds } from './kinds/kinds.ts';
import { openSlowReceivers } from './slow-receivers.ts';

const HOUR = 3600 * 1000;
/** Rows that were settled this long ago are removed, in milliseconds of house time. */
const KEPT = 7 * 24 * HOUR;
/** The same for rows that were dropped: somebody who answers quickly makes some with every answer. */
const DROPPED_KEPT = HOUR;
/** Messages that are sent at once. A receiver that hangs holds up one of them, and no other message to itself. */
const SENDERS = 8;

/** The news that leaves the house. */
export interface News {
  /** The house's own address. */
  readonly publicUrl: string;
  /** Derives what is owed from the journals. To be called every second. */
  derive(): Promise<void>;
  /** Sends everything that is due. To be called every second, even if earlier calls still wait for receivers that hang. */
  deliver(): Promise<void>;
  /** Removes rows that were settled long ago. */
  prune(): Promise<void>;
  /** The calendar of a person's deadlines, as RFC 5545 has it. */
  makeCalendar(owner: CalendarOwner): Promise<string>;
  /** Sends a test message by a channel, and notes why it failed; null: it arrived. */
  sendTest(channel: Channel, language: string): Promise<DeliveryFault | null>;
  /** The kinds of channels that this server offers. */
  readonly kinds: OpenKinds;
  /** Notes that a guest has opened a table, so that the guest is mailed about it again. */
  noteVisit(guest: string, room: string): Promise<void>;
  /** Sends nothing more after the messages that are under way. */
  close(): Promise<void>;
}

export function openNews(parts: Omit<DeliverOptions, 'slow'> & DeadlineOptions): News {
  const options = { ...parts, slow: openSlowReceivers() };
  const claim = newClaim(options);
  let isClosed = false;
  const senders = new Set<Promise<void>>();
  const startSender = (): Promise<void> => {
    const sender = deliverAll(options, claim, () => isClosed).finally(() => senders.delete(sender));
    senders.add(sender);
    return sender;
  };
  return {
    publicUrl: options.publicUrl,
    derive: () => deriveAll(options),
    deliver: async () => {
      await options.store.news.giveUpInterrupted(options.clock.now());
      await Promise.all(Array.from({ length: SENDERS - senders.size }, startSender));
    },
    makeCalendar: owner => makeCalendar(options, owner),
    prune: () => {
      const now = options.clock.now();
      return options.store.news.prune({ settled: now - KEPT, dropped: now - DROPPED_KEPT });
    },
    sendTest: (channel, language) => sendTest(options, channel, language),
    kinds: options.kinds,
    // Only mails are once for a table, and most servers send none.
    noteVisit: async (guest, room) => {
      if (options.kinds.email === null) return;
      await options.store.mails.forgetMailed(guest, [room]).catch(fault => options.onFault(room, fault));
    },
    close: async () => {
      isClosed = true;
      await Promise.allSettled(senders);
      for (const kind of Object.values(options.kinds)) kind?.close?.();
    },
  };
}
