import { startMatch } from '../crash/start-match.ts';
import { TestClient } from '../testing/test-client.ts';
import { Person, type Wishes } from './person.ts';

/** An answer that the others at the table have not seen yet. */
interface Open {
  readonly by: Person;
  readonly chapters: number;
  readonly due: number;
}

interface Ears {
  readonly random: Wishes['random'];
  readonly onChange: Wishes['onChange'];
  readonly onAcknowledged: (due: number) => void;
  readonly onSeen: (due: number) => void;
  readonly onRefused: Wishes['onRefused'];
  readonly onFault: Wishes['onFault'];
}

interface Setting {
  readonly address: string;
  readonly game: string;
  readonly players: number;
  readonly spectators: number;
  /** Each guest comes from an address of his own: a house takes in only so many strangers from one. */
  readonly nextAddress: () => string;
}

/** People at a table, and those who look on, who play one match after the other. */
export class Table {
  /** Everything that was acknowledged here, by room. */
  readonly acknowledged = new Map<string, string[]>();
  readonly people: readonly Person[];
  readonly #visitors: readonly TestClient[];
  readonly #game: string;
  readonly #players: number;
  readonly #ears: Ears;
  #room = '';
  #open: Open[] = [];
  #isGathering = false;

  private constructor(clients: readonly TestClient[], { address, game, players }: Setting, ears: Ears) {
    this.#visitors = clients;
    this.#game = game;
    this.#players = players;
    this.#ears = ears;
    const { random, onRefused, onFault } = ears;
    this.people = clients.map(
      ({ headers }) =>
        new Person({
          address,
          headers,
          random,
          onRefused,
          onFault,
          onChange: person => this.#changed(person),
          onAcknowledged: (_, id, due) => {
            this.acknowledged.get(this.#room)?.push(id);
            ears.onAcknowledged(due);
          },
          onOutcome: (by, chapters, due) => void this.#open.push({ by, chapters, due }),
        }),
    );
  }

  static async open(setting: Setting, ears: Ears): Promise<Table> {
    const { address, players, spectators, nextAddress } = setting;
    const clients: TestClient[] = [];
    for (let count = 0; count < players + spectators; count++) {
      const client = new TestClient(address, { 'x-forwarded-for': nextAddress() });
      const { status } = await client.post('/api/guests', {});
      if (status >= 300) throw new Error(`a guest is not taken in: ${status}`);
      clients.push(client);
    }
    const table = new Table(clients, setting, ears);
    await table.#begin();
    for (const person of table.people) person.connect();
    return table;
  }

  /** Nobody waits for an answer to be acknowledged. */
  get isQuiet(): boolean {
    return !this.#isGathering && this.people.every(({ isWaiting }) => !isWaiting);
  }

  async #begin(): Promise<void> {
    this.#isGathering = true;
    this.#room = await startMatch(this.#visitors.slice(0, this.#players), this.#game);
    this.acknowledged.set(this.#room, []);
    this.#open = [];
    for (const person of this.people) person.move(this.#room);
    this.#isGathering = false;
  }

  #changed(person: Person): void {
    this.#settle();
    this.#ears.onChange(person);
    if (this.#isGathering || !this.people.every(each => each.isOver && !each.isWaiting)) return;
    this.#begin().catch(fault => this.#ears.onFault(`no other match begins: ${fault}`));
  }

  /** What everybody else has seen is done. */
  #settle(): void {
    if (this.#open.length === 0) return;
    const isSeen = ({ by, chapters }: Open): boolean =>
      this.people.every(person => person === by || person.chapters >= chapters);
    const seen = this.#open.filter(isSeen);
    if (seen.length === 0) return;
    this.#open = this.#open.filter(each => !isSeen(each));
    for (const { due } of seen) this.#ears.onSeen(due);
  }
}
