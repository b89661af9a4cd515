import { loadParts } from '@consigliere/games/list';
import { expect } from '@playwright/test';
import { Cast } from './by-post/cast.ts';
import { compared, countMessages, keepList, writeList } from './by-post/message-list.ts';
import { MatchByPost } from './by-post/play-by-post.ts';
import { PostHouse } from './by-post/post-house.ts';
import { DAY } from './by-post/sent-message.ts';
import { GAMES } from './driver.ts';
import { test } from './test.ts';

test.describe.configure({ mode: 'default' });

/** How many turns every player plays on the page at least. */
const LEAST_TURNS = 3;

for (const { id, name, players } of GAMES)
  test(`a match of ${name} by post: ten days, ${players.at(-1)} people, every message`, async ({ browser }) => {
    test.setTimeout(1_800_000);
    const house = new PostHouse();
    await house.open();
    const cast = new Cast(house, browser, players.at(-1) ?? 2);
    try {
      await cast.arrive();
      await cast.switchNewsOn();
      const room = await cast.sitDown(id);
      const { words } = await loadParts(id);
      const nameIn = async (language: 'en' | 'de' | 'nl') => (await words(language)).standard.name;
      const names = { en: await nameIn('en'), de: await nameIn('de'), nl: await nameIn('nl') };
      house.openTable({ room, seated: cast.players.map(({ name, id: player }) => ({ name, player })), names });
      const match = new MatchByPost(house, cast);
      await match.play().finally(async () => {
        const lines = writeList(house.sent, match.calendar);
        await test.info().attach('messages', { body: lines.join('\n') });
        const folder = process.env.CORRESPONDENCE_LIST;
        if (folder !== undefined) keepList(folder, id, lines);
      });
      console.log(`${name}: ${(match.took / DAY).toFixed(1)} days, ${countMessages(house.sent, match.calendar)}`);
      expect(house.sent.filter(({ unknown }) => unknown !== '')).toEqual([]);
      const people = new RegExp(`\\b(${cast.players.map(each => each.name).join('|')})\\b`);
      expect(house.receivers.listRaw().filter(each => people.test(each))).toEqual([]);
      expect(house.sent.filter(({ at, channel }) => house.promises.isQuiet(channel.person, at))).toEqual([]);
      expect(compared(house.sent)).toEqual(compared(house.promises.made));
      expect(match.calendar.faults).toEqual([]);
      expect([...house.faults, ...cast.faults]).toEqual([]);
      expect(match.took).toBeGreaterThan(9 * DAY);
      expect(match.took).toBeLessThan(11 * DAY);
      for (const player of cast.players) expect(player.turnsOnPage, player.name).toBeGreaterThanOrEqual(LEAST_TURNS);
    } catch (fault) {
      for (const body of await cast.takePictures())
        await test.info().attach('page', { body, contentType: 'image/png' });
      console.log(cast.faults);
      throw fault;
    } finally {
      await cast.close();
      await house.close();
    }
  });
