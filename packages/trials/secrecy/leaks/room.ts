import type { Publication, RoomView } from '@consigliere/match';
import type { HiddenState } from '../hooks.ts';
import type { Leak } from './leak.ts';

type NewsUpdate = Extract<Publication, { type: 'news' }>;

/** A fault in the whole room as it is shown. */
const inSeen = (name: string, change: (seen: RoomView, hidden: HiddenState) => object): Leak => ({
  name,
  hooks: {
    shown: (shown, hidden) =>
      shown.type === 'seen'
        ? [{ type: 'seen', seen: { ...shown.seen, ...change(shown.seen, hidden) } as RoomView }]
        : [shown],
  },
});

/** A fault in the match as it is shown. */
const inMatch = (name: string, change: (match: NonNullable<RoomView['match']>, hidden: HiddenState) => object): Leak =>
  inSeen(name, ({ match }, hidden) => (match === null ? {} : { match: { ...match, ...change(match, hidden) } }));

/** A fault in the news of a room. */
const inNews = (name: string, change: (news: NewsUpdate, hidden: HiddenState) => readonly Publication[]): Leak => ({
  name,
  hooks: { shown: (shown, hidden) => (shown.type === 'news' ? change(shown, hidden) : [shown]) },
});

/** What a room would let out when it is shown. */
export const roomLeaks: readonly Leak[] = [
  inSeen('a bank of time that follows hidden cards', ({ chairs }, hidden) => ({
    chairs: chairs.map(chair => ({ ...chair, bank: chair.bank + (hidden.number() % 1000) })),
  })),
  inSeen('a name with a blank behind it', ({ chairs }, hidden) => ({
    chairs: chairs.map(chair => ({ ...chair, name: hidden.bit() ? `${chair.name} ` : chair.name })),
  })),
  inSeen('a nudge that follows hidden cards', ({ chairs }, hidden) => ({
    chairs: chairs.map(chair => ({ ...chair, isNudged: hidden.bit() })),
  })),
  inSeen('a window that ends sooner or later', (_, hidden) => ({ windowEnds: hidden.number() })),
  inSeen('a chapter more than there is', ({ chapters }, hidden) => ({ chapters: chapters + (hidden.bit() ? 1 : 0) })),
  inSeen('a commitment to the cards as they lie', (_, hidden) => ({ commitment: String(hidden.number()) })),
  inSeen('an inspection that nobody made', (_, hidden) => ({
    inspections: hidden.bit() ? [{ at: 0, who: 'nobody', everything: false }] : [],
  })),
  {
    name: 'fields in another order',
    hooks: {
      shown: (shown, hidden) => {
        if (shown.type === 'news' || !hidden.bit()) return [shown];
        const { terms, ...rest } = shown.seen;
        return [{ type: 'seen', seen: { ...rest, terms } }];
      },
    },
  },
  inMatch('undo offered by what is hidden', (_, hidden) => ({ mayUndo: hidden.bit() })),
  inMatch('an awaited seat too many', ({ waiting }, hidden) => ({
    waiting: hidden.bit() ? [...waiting, 63] : waiting,
  })),
  inMatch('a branch that follows hidden cards', ({ branch }, hidden) => ({ branch: branch + (hidden.number() % 100) })),
  inMatch("the others' hands in the view", ({ view }, hidden) => ({
    view: { ...view, hands: hidden.state?.own, decks: hidden.state?.sealed },
  })),
  inMatch('a line in the log', ({ heard }, hidden) => ({
    heard: [
      ...heard,
      { events: [{ type: 'log', text: String(hidden.number()) }], rules: [''], undoneBy: null, by: null },
    ],
  })),
  inNews('an empty list in the news', (news, hidden) => [
    hidden.bit() ? { ...news, mine: { whispers: [], ...news.mine } } : news,
  ]),
  inNews('news that do not come', (news, hidden) => (hidden.bit() ? [] : [news])),
  inNews('news that come twice', (news, hidden) => (hidden.bit() ? [news, news] : [news])),
  inNews('news of nothing', (news, hidden) => (hidden.bit() ? [news, { ...news, all: undefined, mine: {} }] : [news])),
  inNews('a path that names a hidden card', (news, hidden) => [
    { ...news, all: { ...news.all, is: [...(news.all?.is ?? []), [`tally.card${hidden.number()}`, 0]] } },
  ]),
  inNews('a change whose value is hidden', (news, hidden) => [
    { ...news, mine: { ...news.mine, is: [...(news.mine?.is ?? []), ['tally.hint', hidden.number()]] } },
  ]),
  inNews('a whisper for everybody', (news, hidden) => [
    {
      ...news,
      mine: {
        ...news.mine,
        whispers: [...(news.mine?.whispers ?? []), [0, 0, { type: 'saw', card: hidden.number() } as { type: string }]],
      },
    },
  ]),
];
