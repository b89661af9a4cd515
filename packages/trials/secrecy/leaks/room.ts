import type { Publication, RoomView } from '@consigliere/match';
import type { Peek } from '../hooks.ts';
import type { Leak } from './leak.ts';

type News = Extract<Publication, { type: 'news' }>;
type Fields = Record<string, unknown>;

/** A fault in the whole room as it is shown. */
const inSeen = (name: string, change: (seen: RoomView, peek: Peek) => object): Leak => ({
  name,
  hooks: {
    shown: (shown, peek) =>
      shown.type === 'seen'
        ? [{ type: 'seen', seen: { ...shown.seen, ...change(shown.seen, peek) } as RoomView }]
        : [shown],
  },
});

/** A fault in the match as it is shown. */
const inMatch = (name: string, change: (match: NonNullable<RoomView['match']>, peek: Peek) => object): Leak =>
  inSeen(name, ({ match }, peek) => (match === null ? {} : { match: { ...match, ...change(match, peek) } }));

/** A fault in the news of a room. */
const inNews = (name: string, change: (news: News, peek: Peek) => readonly Publication[]): Leak => ({
  name,
  hooks: { shown: (shown, peek) => (shown.type === 'news' ? change(shown, peek) : [shown]) },
});

const edited = (text: string | null, edit: (fields: Fields) => void): string => {
  const fields = JSON.parse(text ?? '{}') as Fields;
  edit(fields);
  return JSON.stringify(fields);
};
const added = (list: unknown, item: unknown): unknown[] => [...(Array.isArray(list) ? list : []), item];

/** What a room would let out when it is shown. */
export const roomLeaks: readonly Leak[] = [
  inSeen('a bank of time that follows hidden cards', ({ chairs }, peek) => ({
    chairs: chairs.map(chair => ({ ...chair, bank: chair.bank + (peek.number() % 1000) })),
  })),
  inSeen('a name with a blank behind it', ({ chairs }, peek) => ({
    chairs: chairs.map(chair => ({ ...chair, name: peek.bit() ? `${chair.name} ` : chair.name })),
  })),
  inSeen('a nudge that follows hidden cards', ({ chairs }, peek) => ({
    chairs: chairs.map(chair => ({ ...chair, isNudged: peek.bit() })),
  })),
  inSeen('a window that ends sooner or later', (_, peek) => ({ windowEnds: peek.number() })),
  inSeen('a chapter more than there is', ({ chapters }, peek) => ({ chapters: chapters + (peek.bit() ? 1 : 0) })),
  inSeen('a commitment to the cards as they lie', (_, peek) => ({ commitment: String(peek.number()) })),
  inSeen('an inspection that nobody made', (_, peek) => ({
    inspections: peek.bit() ? [{ at: 0, who: 'nobody', everything: false }] : [],
  })),
  {
    name: 'fields in another order',
    hooks: {
      shown: (shown, peek) => {
        if (shown.type === 'news' || !peek.bit()) return [shown];
        const { terms, ...rest } = shown.seen;
        return [{ type: 'seen', seen: { ...rest, terms } }];
      },
    },
  },
  inMatch('undo offered by what is hidden', (_, peek) => ({ mayUndo: peek.bit() })),
  inMatch('an awaited seat too many', ({ waiting }, peek) => ({ waiting: peek.bit() ? [...waiting, 63] : waiting })),
  inMatch('a branch that follows hidden cards', ({ branch }, peek) => ({ branch: branch + (peek.number() % 100) })),
  inMatch("the others' hands in the view", ({ view }, peek) => ({
    view: { ...view, hands: peek.state?.own, decks: peek.state?.sealed },
  })),
  inMatch('a line in the log', ({ heard }, peek) => ({
    heard: [
      ...heard,
      { events: [{ type: 'log', text: String(peek.number()) }], rules: [''], undoneBy: null, by: null },
    ],
  })),
  inNews('news padded with a blank', (news, peek) => [
    news.all === null || !peek.bit()
      ? { ...news, mine: news.mine === null ? null : news.mine + (peek.bit() ? ' ' : '') }
      : { ...news, all: `${news.all} ` },
  ]),
  inNews('news that do not come', (news, peek) => (peek.bit() ? [] : [news])),
  inNews('news that come twice', (news, peek) => (peek.bit() ? [news, news] : [news])),
  inNews('news of nothing', (news, peek) => (peek.bit() ? [news, { ...news, all: null, mine: '{}' }] : [news])),
  inNews('a path that names a hidden card', (news, peek) => [
    {
      ...news,
      all: edited(news.all, fields =>
        Object.assign(fields, { is: added(fields.is, [`tally.card${peek.number()}`, 0]) }),
      ),
    },
  ]),
  inNews('a change whose value is hidden', (news, peek) => [
    {
      ...news,
      mine: edited(news.mine, fields => Object.assign(fields, { is: added(fields.is, ['tally.hint', peek.number()]) })),
    },
  ]),
  inNews('a whisper for everybody', (news, peek) => [
    {
      ...news,
      mine: edited(news.mine, fields =>
        Object.assign(fields, { whispers: added(fields.whispers, [0, 0, { type: 'saw', card: peek.number() }]) }),
      ),
    },
  ]),
];
