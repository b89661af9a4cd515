import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MailReceiver } from '../../testing/mail-receiver.ts';
import { PushService } from '../../testing/push-service.ts';
import { Receiver } from '../../testing/receiver.ts';
import type { Deployment } from '../deployment.ts';
import type { Victim } from './killer.ts';
import type { Receivers } from './people.ts';

/** Makes a deployment whose nodes have more variables, each its own. */
export type MakeDeployment = (variables: (node: number) => Record<string, string>) => Promise<Deployment>;

/** Servers in hastened time that send news to receivers on this machine, and can be killed at a statement. */
export interface NewsHouse {
  readonly deployment: Deployment;
  readonly receivers: Receivers;
  readonly victims: readonly Victim[];
  close(): Promise<void>;
}

/** The seconds after which a busy receiver wants to be tried again: longer than a sender's first pause. */
const BUSY = 45;

/** Loaded before the servers. */
const PRELOADED = [new URL('./time-lapse.ts', import.meta.url), new URL('./kill-points.ts', import.meta.url)];

/** `pace`: how many times as fast the servers' time goes. */
export async function openNewsHouse(make: MakeDeployment, pace: number): Promise<NewsHouse> {
  const receivers = { hooks: new Receiver(), push: new PushService(), mail: new MailReceiver() };
  const { hooks, push, mail } = receivers;
  for (const each of [hooks, push, mail]) await each.open();
  hooks.retryAfter = BUSY;
  const folder = mkdtempSync(join(tmpdir(), 'consigliere-orders-'));
  const ordersOf = (node: number): string => join(folder, `${node}`);
  const timeLapse = `${pace} ${Date.now()}`;
  const deployment = await make(node => ({
    NODE_OPTIONS: PRELOADED.map(({ href }) => `--import=${href}`).join(' '),
    TIME_LAPSE: timeLapse,
    KILL_ORDER: ordersOf(node),
    PUBLIC_URL: 'https://play.example.org',
    OUTGOING_HOSTS: `${hooks.host},${push.host}`,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}?tls=none`,
    MAIL_FROM: 'news@example.org',
  }));
  return {
    deployment,
    receivers,
    victims: deployment.nodes.map((node, number) => ({ node, orders: ordersOf(number) })),
    close: async () => {
      hooks.close();
      push.close();
      await mail.close();
      rmSync(folder, { recursive: true });
    },
  };
}
