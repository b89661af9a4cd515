import type { Advice, DeepReadonly, Game, Rules, Seat, Shape, Table } from '@consigliere/kernel';
import { rulesOf } from '@consigliere/kernel/host';

/** The end of a made-up match: the words said, the hidden cards, and a roll from 0 to 999. */
export interface ParlourEnd {
  readonly path: readonly string[];
  readonly cards: readonly number[];
  readonly roll: number;
}

/** A point of a made-up match: one seat is asked openly, some are asked in secret, or the match is over. */
export type ParlourPoint =
  | {
      readonly asks: Seat;
      readonly answers: Readonly<Record<string, ParlourPoint>>;
      /** Answers that only the holder of a card can give. */
      readonly onlyWith?: Readonly<Record<string, number>>;
    }
  | {
      readonly blind: readonly Seat[];
      readonly answers: readonly string[];
      readonly next: (said: readonly string[]) => ParlourPoint;
    }
  | { readonly wins: (ended: ParlourEnd) => readonly Seat[] };

type ParlourAction = { readonly type: 'say'; readonly word: string };

/** A game made up by a test: a tree of answers, and one hidden card for each seat. */
export interface Parlour extends Shape {
  Given: object;
  Open: { path: string[]; winners: Seat[] | null };
  Recalled: object;
  Own: { card: number };
  Sealed: object;
  Tally: Record<string, never>;
  Flow: {
    story: { frame: object; action: never };
    ask: { frame: { seat: Seat }; action: ParlourAction };
    blind: { frame: { seats: Seat[] }; action: ParlourAction };
  };
  Event: { type: 'said' };
  Whisper: never;
}

interface MadeUpGame {
  readonly root: ParlourPoint;
  readonly seats?: number;
  /** The number of cards; each seat has one of them. */
  readonly cards?: number;
  readonly advice?: Advice<Parlour>;
}

/** The point after an answer. */
function after(point: ParlourPoint, said: string): ParlourPoint {
  const next = 'asks' in point ? point.answers[said] : 'blind' in point ? point.next(said.split(' ')) : undefined;
  if (next === undefined) throw new Error(`"${said}" leads nowhere`);
  return next;
}

const say = (word: string): ParlourAction => ({ type: 'say', word });

export function parlour({ root, seats = 2, cards = 1, advice }: MadeUpGame): Rules<Parlour> {
  const at = ({ path }: DeepReadonly<Parlour['Open']>): ParlourPoint => path.reduce(after, root);
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  const game: Game<Parlour> = {
    id: 'parlour',
    version: 1,
    seats: { min: seats, max: seats },
    options: {},
    given: () => ({ ok: true, value: {} }),
    setup: () => ({
      open: { path: [], winners: null },
      recalled: {},
      own: everybody.map(() => ({ card: 0 })),
      sealed: {},
    }),
    begin(table) {
      for (const seat of table.seats) table.own(seat).card = table.random('card', cards);
      table.call('story', {});
    },
    flow: {
      story: {
        run(table) {
          const point = at(table.open);
          if ('asks' in point) table.call('ask', { seat: point.asks });
          else if ('blind' in point) table.call('blind', { seats: [...point.blind] });
          else end(table, point.wins);
        },
      },
      ask: {
        rule: 'P-1',
        waiting: ({ seat }) => [seat],
        legal({ open, own }) {
          const point = at(open);
          const { answers, onlyWith = {} } = 'asks' in point ? point : { answers: {} };
          return Object.keys(answers)
            .filter(word => (onlyWith[word] ?? own.card) === own.card)
            .map(say);
        },
        take(table, _frame, _seat, { word }) {
          table.done();
          table.open.path.push(word);
        },
      },
      blind: {
        rule: 'P-2',
        secret: true,
        waiting: frame => frame.seats,
        legal({ open }) {
          const point = at(open);
          return 'blind' in point ? point.answers.map(say) : [];
        },
        run(table, frame, answers) {
          table.done();
          table.open.path.push(frame.seats.map(seat => answers[seat]?.[0]?.word).join(' '));
        },
      },
    },
    tally: () => ({}),
    result: ({ winners }) =>
      winners && { place: everybody.map(seat => (winners.includes(seat) ? 1 : 2)), score: [], lines: [] },
    imagine: ({ seat: viewer, own }, random) => ({
      own: everybody.map(seat => ({ card: seat === viewer && own !== null ? own.card : random(cards) })),
      sealed: {},
    }),
    reveals: [],
    things: () => [],
    occurs: { actions: ['say'], events: ['said'], moments: {} },
    ...(advice === undefined ? {} : { advice }),
  };
  const rules = rulesOf(game, seats);
  if (!rules.ok) throw new Error(rules.why);
  return rules.value;
}

function end(table: Table<Parlour>, wins: (ended: ParlourEnd) => readonly Seat[]): void {
  const cards = table.seats.map(seat => table.own(seat).card);
  table.open.winners = [...wins({ path: [...table.open.path], cards, roll: table.random('roll', 1000) })];
  table.done();
}
