import { cartaNostra } from '@consigliere/games/carta-nostra';
import { derPate } from '@consigliere/games/der-pate';
import type { Game, Shape } from '@consigliere/kernel';
import { random, sfc32, sha256 } from '@consigliere/kernel/host';
import { sitdown } from '@consigliere/kernel/sitdown';
import { expect, test } from 'vitest';
import { type Publication, toViews } from '../room/update.ts';
import type { RoomView } from '../room/view-parts.ts';
import { anyGame, entropyOf, PLAYERS, SEED } from '../testing/table.ts';
import { replyTo, Town } from '../testing/town.ts';
import type { Host } from './host.ts';

const GAMES = [anyGame(sitdown), anyGame(cartaNostra), anyGame(derPate)];
const idle = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

/** Everything a viewer was sent, byte for byte: up to the end of the match, and with it. */
class Screen {
  readonly before: string[] = [];
  readonly end: string[] = [];
  seen: RoomView | null = null;
  readonly #whole = toViews(seen => {
    this.seen = seen;
  });

  push(shown: Publication): void {
    this.#whole(shown);
    (this.seen?.phase === 'over' ? this.end : this.before).push(JSON.stringify(shown));
  }
}

async function screenOf(host: Host, player: string | null): Promise<Screen> {
  const screen = new Screen();
  await host.watch('room', player, 0, shown => screen.push(shown));
  return screen;
}

/** The same bytes in all the ways in which they could slip into a text. */
function formsOf(hex: string): readonly string[] {
  const bytes = Buffer.from(hex, 'hex');
  const words = Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readUInt32BE(at * 4));
  const base64 = bytes.toString('base64').replace(/=+$/, '');
  return [hex, hex.toUpperCase(), base64, bytes.toString('base64url'), [...bytes].join(), words.join()];
}

/** A whole match of two people and a bot, watched by all of them and a spectator. */
async function watched(game: Game<Shape>) {
  const rng = sfc32(game.id);
  const choose = (n: number): number => random(rng, '', n);
  const think = async ({ actions }: { actions: readonly unknown[] }) => actions[choose(actions.length)];
  const town = new Town({ games: GAMES, idle, think });
  const host = town.host();
  await town.play(host, game, ['person', 1, 'person']);
  const people = [PLAYERS[0], PLAYERS[2]];
  const screens = await Promise.all([...people, null].map(player => screenOf(host, player)));
  for (let tries = 0; screens[0]!.seen?.phase === 'playing' && tries < 5000; tries++) {
    const asked = people.findIndex((_, at) => replyTo(screens[at]!.seen!, () => 0) !== null);
    const reply = asked < 0 ? null : replyTo(screens[asked]!.seen!, choose);
    if (reply === null) await town.time.pass(1500);
    else await town.command(host, people[asked]!, reply);
  }
  expect(town.faults).toEqual([]);
  return { screens, match: (await town.roomOf(host)).match! };
}

test.each(GAMES.map(game => [game.id, game] as const))(
  '%s: neither seed nor key nor entropy is in any frame of a whole match before its end',
  async (_id, game) => {
    const { screens, match } = await watched(game);
    const { rng } = match.course.state;
    const epochs = Object.entries('epochs' in rng ? rng.epochs : {});
    const keys = epochs.flatMap(([purpose, count]) =>
      Array.from({ length: count }, (_, epoch) => sha256(`${match.seed}/${purpose}/${epoch}`)),
    );
    expect(keys.length).toBeGreaterThan(1);
    const secrets = [SEED, match.seed, entropyOf(0), entropyOf(2), ...keys].flatMap(formsOf);
    for (const { before, end } of screens) {
      expect(before.length).toBeGreaterThan(5);
      const sent = before.join('\n');
      expect(secrets.filter(secret => sent.includes(secret))).toEqual([]);
      // At the end the luck is shown, and a search like this finds it.
      expect(end.join('\n')).toContain(SEED);
    }
  },
);
