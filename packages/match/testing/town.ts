import type { Game, Shape } from '@consigliere/kernel';
import type { Ack } from '../host/append.ts';
import type { BotQuestion, HostEnvironment } from '../host/environment.ts';
import { Host, type RematchAck } from '../host/host.ts';
import type { LeanHost } from '../host/lean-host.ts';
import type { Command } from '../room/commands.ts';
import { findHoldTime } from '../room/pace.ts';
import type { Again } from '../room/rematch.ts';
import type { Room } from '../room/room.ts';
import type { Terms } from '../room/terms.ts';
import { toViews } from '../room/update.ts';
import type { RoomView } from '../room/view-parts.ts';
import type { GiveWay } from '../steps.ts';
import { MemoryStore } from './store.ts';
import { commandsFor, idOf, PLAYERS, SEED, type Sitter, termsOf } from './table.ts';
import { FakeTime } from './time.ts';

interface Place {
  readonly games: readonly Game<Shape>[];
  /** Waits until everything is done that needs no time. */
  readonly idle: () => Promise<void>;
  /** The bots' choice: the first legal action, unless a test says otherwise. */
  readonly think?: (question: BotQuestion) => Promise<unknown>;
}

/** Hosts over one store, with one clock. The test decides when announcements reach the others. */
export class Town {
  readonly store = new MemoryStore();
  readonly time: FakeTime;
  readonly announced: (readonly [room: string, lines: number])[] = [];
  readonly faults: unknown[] = [];
  games: readonly Game<Shape>[];
  think: (question: BotQuestion) => Promise<unknown>;
  /** Called between the steps of long work, for tests. */
  giveWay: GiveWay | null = null;
  #commands = 0;

  constructor({ games, idle, think = async ({ actions }) => actions[0] }: Place) {
    this.games = games;
    this.time = new FakeTime(idle);
    this.think = think;
  }

  host(changes: Partial<HostEnvironment> = {}): Host {
    return new Host(this.environment(changes));
  }

  environment(changes: Partial<HostEnvironment> = {}): HostEnvironment {
    return {
      store: this.store,
      gameOf: id => this.games.find(each => each.id === id),
      now: () => this.time.now,
      callAt: this.time.callAt,
      think: question => this.think(question),
      announce: (room, lines) => this.announced.push([room, lines]),
      onFault: (_room, fault) => this.faults.push(fault),
      newGiveWay: () => () => this.giveWay?.(),
      findHold: findHoldTime,
      ...changes,
    };
  }

  /** Opens a full room, and begins. */
  async play(host: LeanHost, game: Game<Shape>, sitters: readonly Sitter[], terms: Partial<Terms> = {}): Promise<void> {
    const commands = [...commandsFor(sitters), [PLAYERS[0], { type: 'start' }] as const].map(
      ([player, command]) => [{ player, id: this.newId() }, command] as const,
    );
    const ack = await host.open(termsOf(game, { ...terms, seats: sitters.length }), SEED, commands);
    if (!ack.ok) throw new Error(ack.code);
  }

  newId(): string {
    return idOf(++this.#commands);
  }

  async command(host: LeanHost, player: string, command: Command, id = this.newId()): Promise<Ack> {
    const acks: Ack[] = [];
    await host.command('room', { player, id }, command, ack => acks.push(ack));
    const [ack, ...more] = acks;
    if (ack === undefined || more.length > 0) throw new Error(`${acks.length} acknowledgements`);
    return ack;
  }

  async rematch(host: Host, player: string, again: Again): Promise<RematchAck | undefined> {
    let said: RematchAck | undefined;
    await host.rematch('room', { player, id: this.newId() }, again, ack => {
      said = ack;
    });
    return said;
  }

  async roomOf(host: LeanHost, id = 'room'): Promise<Room> {
    const room = await host.look(id);
    if (typeof room === 'string') throw new Error(room);
    return room;
  }

  /** The room views that a player gets from now on. */
  async watch(host: LeanHost, player: string | null, id = 'room'): Promise<RoomView[]> {
    const pushed: RoomView[] = [];
    const stop = await host.watch(
      id,
      player,
      0,
      toViews(seen => pushed.push(seen)),
    );
    if (typeof stop === 'string') throw new Error(stop);
    return pushed;
  }
}

/** The command that answers a viewer's prompt with the given pick; null: the viewer isn't asked. */
export function replyTo({ match, phase }: RoomView, choose: (n: number) => number): Command | null {
  const prompt = match?.prompt;
  if (!match || !prompt || phase !== 'playing') return null;
  const pick = prompt.actions[choose(prompt.actions.length)];
  return { type: 'answer', decision: prompt.id, branch: match.branch, picks: [pick], isSure: true };
}

/** The command that pledges a player's first card at a sit-down. */
export function pledge({ match }: RoomView): Extract<Command, { type: 'answer' }> {
  const prompt = match?.prompt;
  if (!match || !prompt) throw new Error('nobody is asked');
  return { type: 'answer', decision: prompt.id, branch: match.branch, picks: [prompt.actions[0], { type: 'seal' }] };
}
