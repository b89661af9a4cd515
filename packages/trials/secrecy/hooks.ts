import { hash } from 'node:crypto';
import type { Game, Shape, State } from '@consigliere/kernel';
import type { Ack, BotQuestion, Publication } from '@consigliere/match';
import type { App, Clock, Store } from '@consigliere/server/internals';

/** The hidden part of the match in one world, which a leak can read. */
export class HiddenState {
  state: Pick<State<Shape>, 'own' | 'sealed' | 'awaited'> | null = null;
  /** How many lines the journal has, and when the last was written: hidden deeds count too. */
  lines = 0;
  at = 0;

  number(hidden: Pick<State<Shape>, 'own' | 'sealed'> | null = this.state): number {
    return hidden === null
      ? 0
      : Number.parseInt(hash('sha256', JSON.stringify([hidden.own, hidden.sealed]), 'hex').slice(0, 6), 16);
  }

  bit(hidden: Pick<State<Shape>, 'own' | 'sealed'> | null = this.state): boolean {
    return this.number(hidden) % 2 === 1;
  }
}

/** Places in a server where a leak can be planted. */
export interface LeakHooks {
  readonly game?: (game: Game<Shape>, hidden: HiddenState) => Game<Shape>;
  /** Replaces what a room publishes to a viewer with none, one or several publications. */
  readonly publish?: (publication: Publication, hidden: HiddenState) => readonly Publication[];
  /** Whether late spectators are sent the present. */
  readonly isEarly?: true;
  readonly ack?: (ack: Ack, hidden: HiddenState) => Ack;
  /** Whether commands are acknowledged only after their outcome is published. */
  readonly isAckLate?: (hidden: HiddenState) => boolean;
  readonly think?: (question: BotQuestion, clock: Clock, hidden: HiddenState) => Promise<void>;
  readonly store?: (store: Store, hidden: HiddenState) => Store;
  readonly clock?: (clock: Clock, hidden: HiddenState) => Clock;
  readonly app?: (app: App, hidden: HiddenState) => void;
  /** Replaces the bytes written to a socket. */
  readonly written?: (frames: string, hidden: HiddenState) => string;
}
