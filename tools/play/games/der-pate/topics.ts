import { EVENTS, FIELDS, standard, TILES, TRACKS } from '@consigliere/games/der-pate';
import { words } from '@consigliere/games/der-pate/text';
import type { Language } from '@consigliere/kernel';

interface Page {
  readonly name: string;
  readonly text: string;
}

/** Help by name: tiles, fields, tracks with the favours, and events (all ten may be read at any time). */
export function topics(language: Language): readonly Page[] {
  const { tile, field } = words[language];
  const things = [...TILES.map(each => tile[each]), ...FIELDS.map(each => field[each])];
  return merged([
    ...things.map(({ name, help }) => ({ name, text: help })),
    ...tracks(language),
    ...EVENTS.map(event => eventPage(language, event)),
  ]);
}

/** The rule that says most of each track. */
const TRACK_RULES = { reputation: 'DP-29', influence: 'DP-29', income: 'DP-6', favours: 'DP-30' } as const;

/** The page of the favours tells what each of them is. */
function tracks(language: Language): readonly Page[] {
  const { track, rule, favour } = words[language];
  const favours = favour.map(({ name, help }, index) => `${index + 1}. ${name}: ${help}`);
  return TRACKS.map(each => ({
    name: track[each],
    text: [rule[TRACK_RULES[each]] ?? '', ...(each === 'favours' ? favours : [])].join(' '),
  }));
}

/** DP-C11 What a card does, its colour, and how far it moves the car. */
function eventPage(language: Language, event: (typeof EVENTS)[number]): Page {
  const { card, dice, table } = words[language];
  const { colour, car } = standard.events[event];
  const { name, help } = card[event];
  return { name, text: `${help} ${table.eventCard}: ${dice[colour === 'grey' ? 2 : 3] ?? ''}; ${table.car}: +${car}.` };
}

/** Two things of one name, such as a field and the track it serves, share a page. */
function merged(pages: readonly Page[]): readonly Page[] {
  const byName = Map.groupBy(pages, ({ name }) => name);
  return [...byName].map(([name, those]) => ({ name, text: those.map(({ text }) => text).join(' ') }));
}
