import { hash } from 'node:crypto';
import type { Game, Shape, State } from '@consigliere/kernel';
import type { Ack, BotQuestion, Publication } from '@consigliere/match';
import type { App, Clock, Store } from '@consigliere/server/internals';

/** The hidden part of the match in one world, as a fault that leaks it would have it. */
export class HiddenState {
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
export interface LeakHooks {
  readonly game?: (game: Game<Shape>, hidden: HiddenState) => Game<Shape>;
  /** What a room shows somebody; several things, or none, may come of it. */
  readonly shown?: (shown: Publication, hidden: HiddenState) => readonly Publication[];
  readonly ack?: (ack: Ack, hidden: HiddenState) => Ack;
  /** Whether somebody is told how his command ended only after he was shown what it led to. */
  readonly isAckLate?: (hidden: HiddenState) => boolean;
  readonly think?: (question: BotQuestion, clock: Clock, hidden: HiddenState) => Promise<void>;
  readonly store?: (store: Store, hidden: HiddenState) => Store;
  readonly clock?: (clock: Clock, hidden: HiddenState) => Clock;
  readonly app?: (app: App, hidden: HiddenState) => void;
  /** What is written to a socket. */
  readonly written?: (frames: string, hidden: HiddenState) => string;
}
