import { games } from '@consigliere/games';
import { ALL_IDS, loadParts, loadRules } from '@consigliere/games/list';
import { LANGUAGES } from '@consigliere/kernel';
import { rulesOf } from '@consigliere/kernel/host';
import { matchSeed, openMatch, viewMatch } from '@consigliere/match';
import { describe, expect, test } from 'vitest';
import { findStep } from '../games/lesson.ts';
import { device, isAsked, until } from '../kit/worker/testing.ts';
import { type LocalizedLesson, loadLesson } from './library.ts';
import { entropyOf, playLesson } from './testing.ts';

async function taughtIn(game: string, language: (typeof LANGUAGES)[number]): Promise<LocalizedLesson> {
  const taught = await loadLesson(game, language);
  if (taught === null) throw new Error(`there is no lesson of ${game}`);
  return taught;
}

/** Learners who do what they are asked, and learners who only do what they can't avoid, each of several levels. */
const LEARNERS = [
  [1, true],
  [3, true],
  [1, false],
  [2, false],
  [3, false],
] as const;

describe.each(ALL_IDS)('the lesson of %s', async game => {
  const rules = await (await loadRules(game)).game();
  const { min } = rules.seats;

  test.each(LEARNERS)('shows every step once (level %i, obedient: %s)', async (level, isObedient) => {
    const { lesson } = await taughtIn(game, 'en');
    const { shown } = playLesson(rules, lesson, level, { isObedient });
    expect(shown.map(({ step }) => step).sort()).toEqual(Object.keys(lesson.steps).sort());
  });

  test('asks only for answers that can be given, and a step that allows nothing else always names one', async () => {
    const { lesson, words } = await taughtIn(game, 'en');
    for (const [level, isObedient] of LEARNERS)
      for (const { step, meant, isLegal } of playLesson(rules, lesson, level, { isObedient }).shown) {
        expect(isLegal, step).toBe(true);
        if (lesson.steps[step]?.isFixed && words.steps[step]?.now !== undefined) expect(meant, step).not.toBeNull();
      }
  });

  test('begins with the aim, leads by the hand through the first moves and lets go afterwards', async () => {
    const { lesson } = await taughtIn(game, 'en');
    const { shown } = playLesson(rules, lesson, 3);
    expect(shown[0]).toMatchObject({ step: 'aim', answers: 0 });
    const fixed = shown.map(({ step }) => lesson.steps[step]?.isFixed === true);
    expect(fixed.slice(0, 4)).toEqual(game === 'sitdown' ? [false, false, false, false] : [true, true, true, true]);
    expect(fixed.filter(each => each).length).toBeLessThanOrEqual(7);
  });

  test('takes about ten minutes: no more than 45 answers', async () => {
    const { lesson } = await taughtIn(game, 'en');
    for (const [level, isObedient] of LEARNERS)
      expect(playLesson(rules, lesson, level, { isObedient }).ended).toBeLessThanOrEqual(45);
  });

  // Sit-down’s opponents have no gentle answers.
  if (game !== 'sitdown')
    test('has opponents that let a beginner win nine of ten deals', async () => {
      const { lesson } = await taughtIn(game, 'en');
      const winners = Array.from({ length: 10 }, (_, at) => {
        const seed = at.toString(16).padStart(64, '0');
        return playLesson(rules, { ...lesson, seed, steps: {} }, 2).place[0];
      });
      expect(winners.filter(place => place === 1).length).toBeGreaterThanOrEqual(9);
    });

  test('cites only rules that are in the book', async () => {
    const { lesson } = await taughtIn(game, 'en');
    const rule = await (await (await loadParts(game)).words('en')).rules({});
    const cited = Object.values(lesson.steps).flatMap(({ rules }) => rules);
    expect(cited.filter(id => !Object.hasOwn(rule, id))).toEqual([]);
  });

  test('says each step in every language in two sentences or so, and at the end what was learned', async () => {
    const english = await taughtIn(game, 'en');
    for (const language of LANGUAGES) {
      const { lesson, words } = await taughtIn(game, language);
      expect(Object.keys(words.steps).sort()).toEqual(Object.keys(lesson.steps).sort());
      expect(words.learned.length).toBeGreaterThanOrEqual(3);
      expect(words.learned.length).toBeLessThanOrEqual(5);
      const wrong = Object.entries(words.steps).filter(([step, { text, now }]) => {
        const count = text.split(/\s+/).length;
        const isTold = (now !== undefined) === (english.words.steps[step]?.now !== undefined);
        return count < 5 || count > 38 || !isTold || (language !== 'en' && text === english.words.steps[step]?.text);
      });
      expect(wrong.map(([step, { text }]) => `${language} ${step}: ${text.split(/\s+/).length}`)).toEqual([]);
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

test('the first step that fits a moment and was not taken is shown', async () => {
  const { lesson } = await taughtIn('carta-nostra', 'en');
  const always = { rules: [], when: () => true };
  const steps = { never: { rules: [], when: () => false }, first: always, second: always };
  const rules = rulesOf(games['carta-nostra'], 2, lesson.options);
  if (!rules.ok) throw new Error(rules.why);
  const { view, prompt } = viewMatch(openMatch(rules.value, lesson.seed), 0);
  const moment = { seat: 0, view, prompt, isHeld: false, events: [] };
  expect([[], ['first'], ['second', 'first']].map(done => findStep({ ...lesson, steps }, moment, done))).toEqual([
    'first',
    'second',
    null,
  ]);
});

test('there is no lesson for an unknown game', async () => {
  expect(await loadLesson('chess', 'en')).toBeNull();
});
