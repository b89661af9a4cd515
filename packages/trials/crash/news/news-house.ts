import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MailReceiver } from '../../testing/mail-receiver.ts';
import { PushService } from '../../testing/push-service.ts';
import { Receiver } from '../../testing/receiver.ts';
import type { Deployment } from '../deployment.ts';
import type { Victim } from './killer.ts';
import type { Receivers } from './people.ts';
import type { TimeLapse } from './time-lapse.ts';

/** Makes a deployment whose nodes have more variables, each its own. */
export type MakeDeployment = (variables: (node: number) => Record<string, string>) => Promise<Deployment>;

/** Servers in hastened time that send news to receivers on this machine, and can be killed at a statement. */
export interface NewsHouse {
  readonly deployment: Deployment;
  readonly receivers: Receivers;
  readonly victims: readonly Victim[];
  /** Restarts the servers with a time that goes much faster: rows that failed a few times wait for hours. */
  hasten(): Promise<void>;
  close(): Promise<void>;
}

/** The seconds after which a busy receiver wants to be tried again: longer than a sender's first pause. */
const BUSY = 45;

const HASTE = 10;

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
  const [lapse, since] = [join(folder, 'time-lapse'), Date.now()];
  const setTime = (time: TimeLapse): void => writeFileSync(lapse, JSON.stringify(time));
  setTime({ factor: pace, since, began: since });
  const deployment = await make(node => ({
    NODE_OPTIONS: PRELOADED.map(({ href }) => `--import=${href}`).join(' '),
    TIME_LAPSE: lapse,
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
    hasten: async () => {
      for (const node of deployment.nodes) await node.kill();
      const now = Date.now();
      setTime({ factor: pace * HASTE, since: now, began: since + (now - since) * pace });
      for (const node of deployment.nodes) await node.start();
    },
    close: async () => {
      hooks.close();
      push.close();
      await mail.close();
      rmSync(folder, { recursive: true });
    },
  };
}
