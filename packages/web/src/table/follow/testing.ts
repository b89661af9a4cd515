import { games, type PublishedId } from '@consigliere/games';
import { followEvent, type Game, type Shape, type View } from '@consigliere/kernel';
import { rulesOf } from '@consigliere/kernel/host';
import { openMatch, viewMatch } from '@consigliere/match';
import { packOf } from '../../games/pack.ts';
import type { Story } from '../../kit/link/room-signals.ts';
import { texts } from '../../kit/words/en/table.ts';
import type { Telling } from '../log-lines.ts';
import type { FollowFinder } from './beats.ts';
import { recap } from './recap.ts';

/** The reader and two others. */
export const [YOU, OTIS, RHODA] = [0, 1, 2];

/** An answer of a player and everything that it leads to. */
export const step = (seat: number, ...events: readonly object[]): Story[number] => ({
  events: events as Story[number]['events'],
  rules: events.map(() => ''),
  undoneBy: null,
  by: [seat, seat === YOU ? 'person' : 'bot'],
});

/** A table of a game with which stories can be recapped. */
export async function openRecaps(game: PublishedId) {
  const pack = await packOf(game, 'en');
  const rules = rulesOf(games[game] as unknown as Game<Shape>, 3);
  if (pack === null || !rules.ok) throw new Error(`${game} can't be played`);
  const follow = await pack.follow();
  const { view } = viewMatch(openMatch(rules.value, game), YOU);
  const telling: Telling = { words: pack.words, who: { names: ['Ada', 'Otis', 'Rhoda'], reader: YOU }, texts };
  /** The sentences of a story; those that hit the reader begin with "!". `open`: what lies open on the table after it. */
  return (story: Story, open: object = {}): readonly string[] => {
    const table: View<Shape> = { ...view, open: { ...view.open, ...open } };
    const find: FollowFinder = (event, by) => followEvent(follow, event, { ...table, by });
    return recap(story, find, telling)?.sentences.map(({ text, isHit }) => `${isHit ? '! ' : ''}${text}`) ?? [];
  };
}
