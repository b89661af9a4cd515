import { z } from 'zod';

/** Notifications between nodes. All of them may get lost: the truth is in the store. */
export const newsSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('lines'), room: z.string(), lines: z.number() }),
  z.strictObject({ type: z.literal('chat'), room: z.string(), number: z.number() }),
  /** The seats whose players are connected to this node. */
  z.strictObject({ type: z.literal('here'), room: z.string(), seats: z.array(z.number()) }),
]);
export type News = z.infer<typeof newsSchema>;

/** The connection of a node to the others. */
export interface Fanout {
  announce(news: News): void;
  /** Registers a callback for notifications from other nodes. */
  onHeard(then: (news: News, node: string) => void): void;
  /** Registers a callback for when the connection is back: notifications sent meanwhile are lost. */
  onReturn(then: () => void): void;
  close(): Promise<void>;
}

/** A single node needs no fanout. */
export const inProcess = (): Fanout => ({
  announce: () => undefined,
  onHeard: () => undefined,
  onReturn: () => undefined,
  close: async () => undefined,
});
