import { startMatch } from '../crash/start-match.ts';
import { TestClient } from '../testing/test-client.ts';
import { LoadClient, type LoadClientOptions } from './load-client.ts';

/** An answer that the others at the table haven't seen yet. */
interface UnseenAnswer {
  readonly by: LoadClient;
  readonly chapters: number;
  readonly due: number;
}

interface LoadTableListeners {
  readonly random: LoadClientOptions['random'];
  readonly onChange: LoadClientOptions['onChange'];
  readonly onAcknowledged: (due: number) => void;
  readonly onSeen: (due: number) => void;
  readonly onRefused: LoadClientOptions['onRefused'];
  readonly onFault: LoadClientOptions['onFault'];
}

interface LoadTablePlan {
  readonly address: string;
  readonly game: string;
  readonly players: number;
  readonly spectators: number;
  /** Gives each guest an IP address, because a server limits new guests per address. */
  readonly nextAddress: () => string;
}

/** Players and spectators at a table, who play one match after another. */
export class LoadTable {
  /** Ids of the acknowledged answers, by room. */
  readonly acknowledged = new Map<string, string[]>();
  readonly clients: readonly LoadClient[];
  readonly #visitors: readonly TestClient[];
  readonly #game: string;
  readonly #players: number;
  readonly #listeners: LoadTableListeners;
  #room = '';
  #open: UnseenAnswer[] = [];
  #isGathering = false;

  private constructor(
    clients: readonly TestClient[],
    { address, game, players }: LoadTablePlan,
    listeners: LoadTableListeners,
  ) {
    this.#visitors = clients;
    this.#game = game;
    this.#players = players;
    this.#listeners = listeners;
    const { random, onRefused, onFault } = listeners;
    this.clients = clients.map(
      ({ headers }) =>
        new LoadClient({
          address,
          headers,
          random,
          onRefused,
          onFault,
          onChange: client => this.#handleChange(client),
          onAcknowledged: (_, id, due) => {
            this.acknowledged.get(this.#room)?.push(id);
            listeners.onAcknowledged(due);
          },
          onOutcome: (by, chapters, due) => void this.#open.push({ by, chapters, due }),
        }),
    );
  }

  static async open(setting: LoadTablePlan, listeners: LoadTableListeners): Promise<LoadTable> {
    const { address, players, spectators, nextAddress } = setting;
    const clients: TestClient[] = [];
    for (let count = 0; count < players + spectators; count++) {
      const client = new TestClient(address, { 'x-forwarded-for': nextAddress() });
      const { status } = await client.post('/api/guests', {});
      if (status >= 300) throw new Error(`a guest was refused: ${status}`);
      clients.push(client);
    }
    const table = new LoadTable(clients, setting, listeners);
    await table.#startNextMatch();
    for (const client of table.clients) client.connect();
    return table;
  }

  /** Whether every answer is acknowledged. */
  get isQuiet(): boolean {
    return !this.#isGathering && this.clients.every(({ isWaiting }) => !isWaiting);
  }

  async #startNextMatch(): Promise<void> {
    this.#isGathering = true;
    this.#room = await startMatch(this.#visitors.slice(0, this.#players), this.#game);
    this.acknowledged.set(this.#room, []);
    this.#open = [];
    for (const client of this.clients) client.watchRoom(this.#room);
    this.#isGathering = false;
  }

  #handleChange(client: LoadClient): void {
    this.#reportSeenAnswers();
    this.#listeners.onChange(client);
    if (this.#isGathering || !this.clients.every(each => each.isOver && !each.isWaiting)) return;
    this.#startNextMatch().catch(fault => this.#listeners.onFault(`the next match didn't start: ${fault}`));
  }

  /** Reports the answers that everybody else has seen. */
  #reportSeenAnswers(): void {
    if (this.#open.length === 0) return;
    const isSeen = ({ by, chapters }: UnseenAnswer): boolean =>
      this.clients.every(client => client === by || client.chapters >= chapters);
    const seen = this.#open.filter(isSeen);
    if (seen.length === 0) return;
    this.#open = this.#open.filter(each => !isSeen(each));
    for (const { due } of seen) this.#listeners.onSeen(due);
  }
}
