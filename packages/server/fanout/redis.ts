import { createClient } from 'redis';
import { z } from 'zod';
import { type Fanout, type NodeMessage, nodeMessageSchema } from './fanout.ts';

const CHANNEL = 'consigliere';
const envelopeSchema = z.strictObject({ node: z.string(), news: nodeMessageSchema });

/** A fanout over Redis. It reconnects by itself, and nothing waits for it. */
export function redisFanout(url: string, node: string, onFault: (fault: unknown) => void): Fanout {
  const speaker = createClient({ url, disableOfflineQueue: true });
  const listener = createClient({ url });
  const hearers: ((news: NodeMessage, from: string) => void)[] = [];
  const returns: (() => void)[] = [];
  let isTold = false;
  let isSubscribed = false;

  // It retries many times a minute: one log line per outage is enough.
  const complain = (fault: unknown): void => {
    if (!isTold) onFault(fault);
    isTold = true;
  };
  for (const client of [speaker, listener]) client.on('error', complain);
  const comeBack = (): void => {
    isTold = false;
    for (const then of returns) then();
  };
  // After a reconnect it has subscribed again before it is ready; on the first connection, earlier messages are lost.
  listener.on('ready', () => {
    if (isSubscribed) comeBack();
  });

  const hear = (text: string): void => {
    const letter = envelopeSchema.safeParse(JSON.parse(text));
    if (letter.success && letter.data.node !== node)
      for (const then of hearers) then(letter.data.news, letter.data.node);
  };
  const connecting = Promise.all([
    speaker.connect(),
    listener.connect().then(async () => {
      await listener.subscribe(CHANNEL, hear);
      isSubscribed = true;
      comeBack();
    }),
  ]).catch(complain);

  return {
    announce: news => {
      if (speaker.isReady) speaker.publish(CHANNEL, JSON.stringify({ node, news })).catch(complain);
    },
    onMessage: then => hearers.push(then),
    onReconnect: then => returns.push(then),
    close: async () => {
      // Messages in flight are lost with the connection, which nobody needs to know.
      isTold = true;
      speaker.destroy();
      listener.destroy();
      await connecting;
    },
  };
}

/** Notifies the nodes once, from outside; if they can't be reached, they read it from the store later. */
export async function announceOverRedis(url: string, news: NodeMessage): Promise<void> {
  const speaker = createClient({ url, socket: { reconnectStrategy: false } });
  speaker.on('error', () => undefined);
  try {
    await speaker.connect();
    await speaker.publish(CHANNEL, JSON.stringify({ node: 'admin', news }));
  } catch {
    // The truth is in the store.
  } finally {
    if (speaker.isOpen) speaker.destroy();
  }
}
