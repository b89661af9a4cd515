import { games } from '@consigliere/games';
import { ALL_IDS, loadParts, loadRules } from '@consigliere/games/list';
import { LANGUAGES } from '@consigliere/kernel';
import { rulesOf } from '@consigliere/kernel/host';
import { matchSeed, openMatch, viewMatch } from '@consigliere/match';
import { describe, expect, test } from 'vitest';
import { findTip } from '../games/lesson.ts';
import { device, isAsked, until } from '../kit/worker/testing.ts';
import { type LocalizedLesson, loadLesson } from './library.ts';
import { entropyOf, playLesson } from './testing.ts';

async function taughtIn(game: string, language: (typeof LANGUAGES)[number]): Promise<LocalizedLesson> {
  const taught = await loadLesson(game, language);
  if (taught === null) throw new Error(`there is no lesson of ${game}`);
  return taught;
}

describe.each(ALL_IDS)('the lesson of %s', async game => {
  const rules = await (await loadRules(game)).game();
  const { min } = rules.seats;

  test('shows every tip in a match that is played to its end, and only a few at a time', async () => {
    const { lesson } = await taughtIn(game, 'en');
    const { shown, isOver } = playLesson(rules, lesson, 3);
    expect(isOver).toBe(true);
    expect(shown.map(({ tip }) => tip).sort()).toEqual(Object.keys(lesson.tips).sort());
    const moments = Map.groupBy(shown, ({ answers }) => answers);
    expect(Math.max(...[...moments.values()].map(tips => tips.length))).toBeLessThanOrEqual(5);
  });

  test.each([1, 2, 3] as const)(
    'is over after at most 65 answers, and its end shows all remaining tips (a learner of level %i)',
    async level => {
      const { lesson } = await taughtIn(game, 'en');
      const { shown, ended } = playLesson(rules, lesson, level);
      expect(ended).toBeLessThanOrEqual(65);
      const afterwards = shown.filter(({ answers }) => answers >= ended).map(({ tip }) => tip);
      // Players who don't hand over cards in the first two acts get this tip later.
      const ownTime = ['tribute'];
      expect(afterwards.filter(tip => !lesson.ends?.later.includes(tip) && !ownTime.includes(tip))).toEqual([]);
    },
  );

  test("begins with the aim at the learner's first decision", async () => {
    const { lesson } = await taughtIn(game, 'en');
    const [first] = playLesson(rules, lesson, 3).shown;
    expect(first).toEqual({ tip: 'aim', answers: 0, asked: game === 'sitdown' ? 'pledge' : 'turn' });
  });

  test('cites only rules that are in the book', async () => {
    const { lesson } = await taughtIn(game, 'en');
    const rule = await (await (await loadParts(game)).words('en')).rules({});
    const cited = Object.values(lesson.tips).flatMap(({ rules }) => rules);
    expect(cited.filter(id => !Object.hasOwn(rule, id))).toEqual([]);
  });

  test('says each tip in every language, in at most 35 words', async () => {
    const english = await taughtIn(game, 'en');
    for (const language of LANGUAGES) {
      const { lesson, words } = await taughtIn(game, language);
      expect(Object.keys(words).sort()).toEqual(Object.keys(lesson.tips).sort());
      const wrong = Object.entries(words).filter(([tip, said]) => {
        const count = said.split(/\s+/).length;
        return count < 5 || count > 35 || (language !== 'en' && said === english.words[tip]);
      });
      expect(wrong.map(([tip, said]) => `${language} ${tip}: ${said.split(/\s+/).length}`)).toEqual([]);
    }
  });

  test('is dealt on a device as in this test', async () => {
    const { lesson } = await taughtIn(game, 'en');
    const { seed, options } = lesson;
    const house = device()();
    await house.ask({
      type: 'open',
      terms: {
        id: 'lesson',
        game,
        seats: min,
        options,
        clock: { kind: 'calm' },
        confirm: true,
        isPublic: false,
        language: 'en',
      },
      chairs: [{ name: 'Ada' }, ...Array.from({ length: min - 1 }, () => ({ level: 1 }) as const)],
      seed,
    });
    const link = house.link('lesson');
    const dealt = await until(link, isAsked);
    link.close();
    const played = rulesOf(rules, min, options);
    if (!played.ok) throw new Error(played.why);
    const { view } = viewMatch(openMatch(played.value, matchSeed({ seed, entropy: entropyOf(rules, seed) })), 0);
    expect([dealt.match?.view.own, dealt.match?.view.open]).toEqual([view.own, view.open]);
  });
});

test('the first unread tip that fits a moment is shown', async () => {
  const { lesson } = await taughtIn('carta-nostra', 'en');
  const always = { rules: [], when: () => true };
  const tips = { never: { rules: [], when: () => false }, first: always, second: always };
  const rules = rulesOf(games['carta-nostra'], 2, lesson.options);
  if (!rules.ok) throw new Error(rules.why);
  const { view, prompt } = viewMatch(openMatch(rules.value, lesson.seed), 0);
  const moment = { seat: 0, view, prompt, isHeld: false, events: [] };
  expect([[], ['first'], ['second', 'first']].map(read => findTip(tips, moment, read))).toEqual([
    'first',
    'second',
    null,
  ]);
});

test('there is no lesson for an unknown game', async () => {
  expect(await loadLesson('chess', 'en')).toBeNull();
});
