import type { Publication, RoomView } from '@consigliere/match';
import type { HiddenState } from '../hooks.ts';
import type { Leak } from './leak.ts';

type NewsUpdate = Extract<Publication, { type: 'news' }>;

/** A leak in a snapshot of a room. */
const inSeen = (name: string, change: (seen: RoomView, hidden: HiddenState) => object): Leak => ({
  name,
  hooks: {
    publish: (publication, hidden) =>
      publication.type === 'seen'
        ? [{ type: 'seen', seen: { ...publication.seen, ...change(publication.seen, hidden) } as RoomView }]
        : [publication],
  },
});

/** A leak in the match part of a snapshot. */
const inMatch = (name: string, change: (match: NonNullable<RoomView['match']>, hidden: HiddenState) => object): Leak =>
  inSeen(name, ({ match }, hidden) => (match === null ? {} : { match: { ...match, ...change(match, hidden) } }));

/** A leak in an update of a room. */
const inNews = (name: string, change: (news: NewsUpdate, hidden: HiddenState) => readonly Publication[]): Leak => ({
  name,
  hooks: {
    publish: (publication, hidden) => (publication.type === 'news' ? change(publication, hidden) : [publication]),
  },
});

/** Leaks in what a room publishes. */
export const roomLeaks: readonly Leak[] = [
  inSeen('a bank of time that follows hidden cards', ({ chairs }, hidden) => ({
    chairs: chairs.map(chair => ({ ...chair, bank: chair.bank + (hidden.number() % 1000) })),
  })),
  inSeen('a name with a trailing space', ({ chairs }, hidden) => ({
    chairs: chairs.map(chair => ({ ...chair, name: hidden.bit() ? `${chair.name} ` : chair.name })),
  })),
  inSeen('a nudge that follows hidden cards', ({ chairs }, hidden) => ({
    chairs: chairs.map(chair => ({ ...chair, isNudged: hidden.bit() })),
  })),
  inSeen('a window that ends sooner or later', (_, hidden) => ({ windowEnds: hidden.number() })),
  inSeen('a chapter more than there is', ({ chapters }, hidden) => ({ chapters: chapters + (hidden.bit() ? 1 : 0) })),
  inSeen('a commitment that follows hidden cards', (_, hidden) => ({ commitment: String(hidden.number()) })),
  inSeen('an inspection that nobody made', (_, hidden) => ({
    inspections: hidden.bit() ? [{ at: 0, who: 'nobody', everything: false }] : [],
  })),
  {
    name: 'fields in another order',
    hooks: {
      publish: (publication, hidden) => {
        if (publication.type === 'news' || !hidden.bit()) return [publication];
        const { terms, ...rest } = publication.seen;
        return [{ type: 'seen', seen: { ...rest, terms } }];
      },
    },
  },
  inMatch('undo offered because of hidden cards', (_, hidden) => ({ mayUndo: hidden.bit() })),
  inMatch('an awaited seat too many', ({ waiting }, hidden) => ({
    waiting: hidden.bit() ? [...waiting, 63] : waiting,
  })),
  inMatch('a branch that follows hidden cards', ({ branch }, hidden) => ({ branch: branch + (hidden.number() % 100) })),
  {
    ...inMatch('awaited seats that go once they have reacted', ({ waiting }, hidden) => ({
      waiting: waiting.filter(seat => ((hidden.state?.awaited ?? -1) >> seat) & 1),
    })),
    isInWindows: true,
  },
  inSeen('chapters that count lines of the journal', ({ chapters }, hidden) => ({ chapters: chapters + hidden.lines })),
  inSeen('a time that tells when somebody last did anything, even in secret', (_, hidden) => ({
    windowEnds: hidden.at,
  })),
  inMatch("the others' hands in the view", ({ view }, hidden) => ({
    view: { ...view, hands: hidden.state?.own, decks: hidden.state?.sealed },
  })),
  inMatch('a line in the log', ({ heard }, hidden) => ({
    heard: [
      ...heard,
      { events: [{ type: 'log', text: String(hidden.number()) }], rules: [''], undoneBy: null, by: null },
    ],
  })),
  inNews('an empty list in an update', (news, hidden) => [
    hidden.bit() ? { ...news, mine: { whispers: [], ...news.mine } } : news,
  ]),
  inNews('an update that never comes', (news, hidden) => (hidden.bit() ? [] : [news])),
  inNews('an update that comes twice', (news, hidden) => (hidden.bit() ? [news, news] : [news])),
  inNews('an empty update', (news, hidden) => (hidden.bit() ? [news, { ...news, all: undefined, mine: {} }] : [news])),
  inNews('a path that names a hidden card', (news, hidden) => [
    { ...news, all: { ...news.all, is: [...(news.all?.is ?? []), [`tally.card${hidden.number()}`, 0]] } },
  ]),
  inNews('a change with a hidden value', (news, hidden) => [
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
