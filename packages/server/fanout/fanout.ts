import { z } from 'zod';

/** Notifications between nodes. All of them may get lost: the truth is in the store. */
export const nodeMessageSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('lines'), room: z.string(), lines: z.number() }),
  z.strictObject({ type: z.literal('chat'), room: z.string(), number: z.number() }),
  /** The seats whose players are connected to this node. */
  z.strictObject({ type: z.literal('here'), room: z.string(), seats: z.array(z.number()) }),
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
