import { z } from 'zod';

/** What nodes tell each other. All of it may get lost: what counts is in the store. */
export const newsSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('lines'), room: z.string(), lines: z.number() }),
  z.strictObject({ type: z.literal('chat'), room: z.string(), number: z.number() }),
  /** The seats whose people have a socket open at this node. */
  z.strictObject({ type: z.literal('here'), room: z.string(), seats: z.array(z.number()) }),
]);
export type News = z.infer<typeof newsSchema>;

/** How a node reaches the others. */
export interface Fanout {
  announce(news: News): void;
  /** Calls back with what another node has announced. */
  onHeard(then: (news: News, node: string) => void): void;
  /** Calls back when the others can be heard again: what they said meanwhile is lost. */
  onReturn(then: () => void): void;
  close(): Promise<void>;
}

/** One node hears itself without help. */
export const inProcess = (): Fanout => ({
  announce: () => undefined,
  onHeard: () => undefined,
  onReturn: () => undefined,
  close: async () => undefined,
});
