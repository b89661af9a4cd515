import { hash } from 'node:crypto';
import type { Game, Shape, State } from '@consigliere/kernel';
import type { Ack, BotQuestion, Publication } from '@consigliere/match';
import type { App, Clock, Store } from '@consigliere/server/internals';

/** The hidden part of the match in one world, as a fault that leaks it would have it. */
export class Peek {
  state: Pick<State<Shape>, 'own' | 'sealed'> | null = null;

  number(hidden = this.state): number {
    return hidden === null
      ? 0
      : Number.parseInt(hash('sha256', JSON.stringify([hidden.own, hidden.sealed]), 'hex').slice(0, 6), 16);
  }

  bit(hidden = this.state): boolean {
    return this.number(hidden) % 2 === 1;
  }
}

/** Places in a server where a fault can be planted; a sound server has none. */
export interface Hooks {
  readonly game?: (game: Game<Shape>, peek: Peek) => Game<Shape>;
  /** What a room shows somebody; several things, or none, may come of it. */
  readonly shown?: (shown: Publication, peek: Peek) => readonly Publication[];
  readonly ack?: (ack: Ack, peek: Peek) => Ack;
  /** Whether somebody is told how his command ended only after he was shown what it led to. */
  readonly isAckLate?: (peek: Peek) => boolean;
  readonly think?: (question: BotQuestion, clock: Clock, peek: Peek) => Promise<void>;
  readonly store?: (store: Store, peek: Peek) => Store;
  readonly clock?: (clock: Clock, peek: Peek) => Clock;
  readonly app?: (app: App, peek: Peek) => void;
  /** What is written to a socket. */
  readonly written?: (frames: string, peek: Peek) => string;
}
