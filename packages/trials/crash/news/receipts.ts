import type { ReceiverAnswer } from '../../testing/receiver.ts';
import type { OwnChannel, Person, Receivers } from './people.ts';
import type { ReadStore } from './store-reader.ts';

/** A message as it arrived, with the rows of the queue that it brought. */
export interface Receipt {
  readonly channel: OwnChannel;
  readonly ids: readonly string[];
  readonly at: number;
  /** It was answered: accepted, or refused, which asks for another attempt; null: neither, so its sender can't know whether it arrived. */
  isAccepted: boolean | null;
}

/** The kinds whose messages have no id: what they brought is read from the marks that the sender made before. */
const MARKED = ['email', 'discord', 'slack'];
export const repeats = ({ kind }: Pick<OwnChannel, 'kind'>): boolean => !MARKED.includes(kind);

/** The longest delay of an answer, in milliseconds. */
const LONGEST_DELAY = 150;
const TRY_LATER = 451;

type Trouble = 'late' | 'busy' | 'reset' | 'hang' | 'closed' | null;

interface ReceiptOptions {
  readonly receivers: Receivers;
  readonly people: readonly Person[];
  readonly read: ReadStore;
  readonly random: (n: number) => number;
  /** Called between a message and its answer. false: its sender was killed meanwhile. */
  readonly beforeAnswer: () => Promise<boolean>;
}

/** Everything that arrived, at receivers that answer, delay, refuse, hang and hang up. */
export class Receipts {
  readonly all: Receipt[] = [];
  readonly faults: string[] = [];
  /** When a receiver said that it takes no more, by the ids of channels. */
  readonly closed = new Map<string, number>();
  /** Nobody makes any trouble. */
  isCalm = false;
  readonly #options: ReceiptOptions;
  readonly #places: ReadonlyMap<string, OwnChannel>;
  readonly #troubled = new Set<string>();

  constructor(options: ReceiptOptions) {
    this.#options = options;
    this.#places = new Map(options.people.flatMap(({ channels }) => channels.map(each => [each.place, each])));
    const { hooks, push, mail } = options.receivers;
    hooks.decide = async ({ path, body }) => {
      const [place = '', sent] = path.split('/send/m.room.message/');
      return this.#answer(place, idsIn(sent, body), body);
    };
    push.decide = async ({ device, text }) => this.#answer(device, idsIn(undefined, text), text);
    mail.decide = async ({ to: [place = ''], raw }) => {
      const text = raw.toString().replaceAll('=\r\n', '');
      switch (await this.#answer(place, [], text)) {
        case 'reset':
          return 'hangs-up';
        case 'hang':
          return 'hangs';
        case 200:
          return 'accepts';
        default:
          return { mail: TRY_LATER };
      }
    };
  }

  async #answer(place: string, told: readonly string[], text: string): Promise<ReceiverAnswer> {
    const at = performance.now();
    const channel = this.#places.get(place);
    if (channel === undefined) {
      this.faults.push(`a message arrived at ${place}, where nobody is`);
      return 404;
    }
    const ids = repeats(channel) ? told : await this.#readMarks(channel, text);
    const receipt: Receipt = { channel, ids, at, isAccepted: null };
    this.all.push(receipt);
    // A sender that was killed gets no answer.
    if (!(await this.#options.beforeAnswer())) return 'hang';
    const answer = await this.#act(channel, this.#chooseTrouble(channel, ids));
    if (typeof answer === 'number') receipt.isAccepted = answer === 200;
    return answer;
  }

  /** The rows that are marked as being sent by a channel: those of the latest claim, even if its sender doesn't wait for the answer any more. */
  async #readMarks({ id, kind }: OwnChannel, text: string): Promise<readonly string[]> {
    const rows = await this.#options.read(
      `select id, room, leased_until from outgoing where channel = '${id}'
       and (status = 'sending' or (status = 'unknown' and leased_until > settled_at))`,
    );
    const latest = Math.max(...rows.map(row => Number(row.leased_until)));
    const marked = rows.filter(row => Number(row.leased_until) === latest);
    if (marked.length === 0) this.faults.push(`a message by ${kind} arrived that was never marked as being sent`);
    for (const { room } of marked)
      if (!text.includes(`/table/${room}`)) this.faults.push(`a message by ${kind} isn't about what was marked`);
    return marked.map(row => String(row.id));
  }

  #chooseTrouble({ id, kind }: OwnChannel, ids: readonly string[]): Trouble {
    const chance = this.#options.random(1000);
    if (this.isCalm) return null;
    if (this.closed.has(id)) return 'closed';
    if (chance < 100) return 'late';
    // Once for each message: after each attempt the next one comes much later.
    const key = ids.join();
    if (chance >= 180 || this.#troubled.has(key)) return null;
    this.#troubled.add(key);
    if (chance < 140) return 'busy';
    if (chance < 155) return 'reset';
    if (chance < 170) return 'hang';
    return chance < 173 && (kind === 'push' || kind === 'discord') ? 'closed' : null;
  }

  async #act({ id, kind }: OwnChannel, trouble: Trouble): Promise<ReceiverAnswer> {
    switch (trouble) {
      case 'busy':
        return 503;
      case 'reset':
      case 'hang':
        return trouble;
      case 'closed':
        this.closed.set(id, this.closed.get(id) ?? performance.now());
        return kind === 'push' ? 410 : 404;
      case 'late':
        await new Promise(resolve => setTimeout(resolve, this.#options.random(LONGEST_DELAY)));
        return 200;
      case null:
        return 200;
    }
  }
}

/** The ids of the rows in a message: that of a room of Matrix is in its path, a digest has those of its news. */
function idsIn(sent: string | undefined, body: string): readonly string[] {
  if (sent !== undefined) return [sent];
  const { id, news } = JSON.parse(body) as { id?: string; news?: readonly { readonly id: string }[] };
  return news?.map(each => each.id) ?? (id === undefined ? [] : [id]);
}
