import type { WireCommand } from '@consigliere/protocol';
import { api } from './api.ts';
import { isRefusal, OFFLINE } from './ask.ts';
import { dial } from './dial.ts';
import { Exchange } from './exchange.ts';
import type { Link, Talk } from './link.ts';
import { newCommandId } from './random.ts';
import { ownBuild, renew } from './renew.ts';

/** A table on a server, with those who are here and what they say. */
export interface RemoteLink extends Link {
  readonly talk: Talk;
}

const BEAT = 2_000;

let exchange: Exchange | null = null;

function openExchange(): Exchange {
  const opened = new Exchange({ dial, build: ownBuild(), renew, later: (then, wait) => setTimeout(then, wait) });
  setInterval(() => opened.beat(), BEAT);
  document.addEventListener('visibilitychange', () => opened.beat());
  // When the network changes, the old line does not say that it is gone.
  for (const change of ['online', 'offline']) addEventListener(change, () => opened.redial());
  return opened;
}

/** A table on the server this page comes from. */
export function remoteLink(room: string): RemoteLink {
  exchange ??= openExchange();
  const line = exchange;
  const shown = line.watch(room);
  /** No move waits in silence: who has no line is told so at once. */
  const run: typeof line.run = async (message, by) => {
    if (shown.closed.value !== null) return { code: shown.closed.value, rule: null };
    return shown.line.value === 'dead' ? OFFLINE : line.run(message, by);
  };
  /** What was said before this number was asked for already; what is heard since may have gaps. */
  let recalled = 0;
  const link: RemoteLink = {
    seen: shown.seen,
    story: shown.story,
    line: shown.line,
    closed: shown.closed,
    talk: {
      here: shown.here,
      chat: shown.chat,
      recall: async () => {
        for (;;) {
          const page = await api.chat(room, recalled);
          if (isRefusal(page) || page.remarks.length === 0) return;
          for (const remark of page.remarks) shown.say(remark);
          recalled = (page.remarks.at(-1)?.number ?? recalled) + 1;
        }
      },
      say: text => run({ type: 'say', room, id: newCommandId(), text }, link),
      mute: async (seat, muted) => {
        const done = await api.mute(room, seat, muted);
        return isRefusal(done) ? done : null;
      },
    },
    // The picks of a command are the game's own actions: that they are plain is the kernel's law.
    do: command => run({ type: 'do', room, id: newCommandId(), command: command as WireCommand }, link),
    now: () => line.time.now(),
    hangUp: () => {
      if (!shown.links.delete(link)) return;
      line.giveUp(link);
      if (shown.links.size === 0) line.unwatch(room);
    },
  };
  shown.links.add(link);
  return link;
}
