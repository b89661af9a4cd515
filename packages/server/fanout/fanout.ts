import { EMOTES } from '@consigliere/kernel';
import { z } from 'zod';

/** Notifications between nodes. All of them may get lost: the truth is in the store. */
export const nodeMessageSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('lines'), room: z.string(), lines: z.number() }),
  /** Somebody in the room was deleted: the names have changed. */
  z.strictObject({ type: z.literal('names'), room: z.string() }),
  /** The guest was deleted: no socket of theirs stays open. */
  z.strictObject({ type: z.literal('deleted'), guest: z.string() }),
  /** Guests have become one person, who has these ids: no socket that knows fewer of them stays open. */
  z.strictObject({ type: z.literal('merged'), guests: z.array(z.string()) }),
  /** The token of a device or a program was revoked: no socket that was opened with it stays open. */
  z.strictObject({ type: z.literal('revoked'), tokenHash: z.string() }),
  /** The guest was invited to the room. */
  z.strictObject({ type: z.literal('invited'), guest: z.string(), room: z.string() }),
  z.strictObject({ type: z.literal('chat'), room: z.string(), number: z.number() }),
  /** A player's emote. It is kept nowhere: a node that misses it doesn't show it. */
  z.strictObject({
    type: z.literal('emote'),
    room: z.string(),
    guest: z.string(),
    id: z.string(),
    emote: z.enum(EMOTES),
  }),
  /** The guest has blocked or unblocked somebody. */
  z.strictObject({ type: z.literal('blocks'), guest: z.string() }),
  /** An operator has muted or banned somebody, or lifted that. */
  z.strictObject({ type: z.literal('sanctions') }),
  /** The people and screens that are connected to this node. */
  z.strictObject({
    type: z.literal('here'),
    room: z.string(),
    seats: z.array(z.number()),
    idle: z.array(z.number()),
    typing: z.array(z.number()),
    hasScreen: z.boolean(),
  }),
]);
export type NodeMessage = z.infer<typeof nodeMessageSchema>;

/** The connection of a node to the others. */
export interface Fanout {
  announce(news: NodeMessage): void;
  /** Registers a callback for notifications from other nodes. */
  onMessage(then: (news: NodeMessage, node: string) => void): void;
  /** Registers a callback for when the connection is back: notifications sent meanwhile are lost. */
  onReconnect(then: () => void): void;
  close(): Promise<void>;
}

/** A single node needs no fanout. */
export const singleNodeFanout = (): Fanout => ({
  announce: () => undefined,
  onMessage: () => undefined,
  onReconnect: () => undefined,
  close: async () => undefined,
});
