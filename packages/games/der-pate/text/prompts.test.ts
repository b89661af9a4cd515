import { LANGUAGES, type Language } from '@consigliere/kernel';
import { legal, prompt, sayAction } from '@consigliere/kernel/host';
import { describe, expect, test } from 'vitest';
import { place } from '../testing/answers.ts';
import { type PositionSpec, position, type TestScene } from '../testing/position.ts';
import { after, turnUp } from '../testing/scene.ts';
import type { DerPate } from '../types.ts';
import { words } from './index.ts';

/** The words of the prompt for a seat in a scene. */
function askedIn({ rules, state }: TestScene, language: Language, seat = 0): string {
  const asked = prompt(rules, state, seat);
  if (asked === null) throw new Error('nobody is asked');
  const say = words[language].asks[asked.kind as keyof DerPate['Flow'] & keyof (typeof words)['en']['asks']];
  return say(asked.frame as never, { reader: seat, names: ['Anna', 'Hans', 'Ben'] }, asked.actions as never);
}

const WORD = {
  friends: { en: /friends/, de: /Freunde/, nl: /vrienden/ },
  tiles: { en: /tiles/, de: /Plättchen/, nl: /fiches/ },
  takeover: { en: /take over/, de: /übernehmen/, nl: /overnemen/ },
  senator: { en: /senator/i, de: /Senator/, nl: /senator/i },
  cop: { en: /cop/i, de: /Cop/, nl: /politieagent/i },
  judge: { en: /judge/i, de: /Richter/, nl: /rechter/i },
  press: { en: /press/i, de: /Presse/, nl: /pers\b/i },
} as const;
type Topic = keyof typeof WORD;

const LAST: PositionSpec = { placed: [0, 1, 2, 3], faces: [3, 1, 1, 1], phase: 'rolled' };
const DONE: PositionSpec = { placed: [1, 2, 3, 4], friends: [2], favours: [4] };
const HUNT: PositionSpec = {
  lasting: 'E6',
  freeTakeover: true,
  phase: 'before-roll',
  street: '000 111 222 nnn',
  car: 0,
};
const GREY = { tiles: ['grandchild'] };

const cases: readonly [string, PositionSpec, readonly Topic[], readonly Topic[]][] = [
  ['DP-30 friends while fewer than two are used', { ...DONE, friendsUsed: 1 }, ['friends'], ['tiles']],
  ['DP-30 no third friend', { ...DONE, friendsUsed: 2 }, [], ['friends', 'tiles']],
  ['DP-26 grey tiles where there are some', { ...DONE, ...GREY, friendsUsed: 2 }, ['tiles'], ['friends']],
  ['DP-E6 a takeover where it is possible', HUNT, ['takeover'], []],
  ['DP-E6 none without a debt marker', { ...HUNT, ...GREY, debts: [[0, 1, 5]] }, ['tiles'], ['takeover']],
  ['DP-E6 none without a member in supply', { ...HUNT, ...GREY, supply: [0] }, ['tiles'], ['takeover']],
  ['DP-27 the senator in row 4', { ...LAST, tiles: ['senator'] }, ['tiles'], ['friends']],
  ['DP-27 row 4 without a tile', LAST, [], ['tiles', 'friends']],
  ['DP-27 the cop after a roll', { faces: [1, 2, 3, 4], tiles: ['cop'] }, ['tiles'], ['friends']],
  ['DP-27 the judge after a roll', { faces: [1, 2, 3, 4], tiles: ['judge'] }, ['tiles'], ['friends']],
  ['DP-27 a roll without a tile', { faces: [1, 2, 3, 4] }, [], ['tiles', 'friends']],
];

/** Positions whose answers name what the prompt leaves out. */
const ANSWERS: readonly [string, PositionSpec, readonly Topic[], readonly Topic[]][] = [
  ['DP-27 the senator', { ...LAST, tiles: ['senator'] }, ['senator'], ['cop', 'judge', 'press']],
  ['DP-27 cop and judge', { faces: [1, 2, 3, 4], tiles: ['cop judge'] }, ['cop', 'judge'], ['senator', 'press']],
  ['DP-12 the press for a puppet hand', { faces: [0, 2, 3, 4] }, ['press'], ['senator', 'cop', 'judge']],
];

describe.each(LANGUAGES)('prompts in %s promise only what is legal', language => {
  test.each(cases)('%s', (_title, wanted, said, unsaid) => {
    const asked = askedIn(position(wanted), language);
    for (const topic of said) expect(asked).toMatch(WORD[topic][language]);
    for (const topic of unsaid) expect(asked).not.toMatch(WORD[topic][language]);
  });

  test.each(ANSWERS)('the answers name %s', (_title, wanted, said, unsaid) => {
    const { rules, state } = position(wanted);
    const who = { reader: 0, names: ['Anna', 'Hans', 'Ben'] };
    const answers = legal(rules, state, 0).map(action => sayAction<DerPate>(words[language], action, who));
    for (const topic of said) expect(answers.join('\n')).toMatch(WORD[topic][language]);
    for (const topic of unsaid) expect(answers.join('\n')).not.toMatch(WORD[topic][language]);
  });

  test('DP-24 the banker names the tracks that have room', () => {
    const { track } = words[language];
    const banked = (wanted: PositionSpec): string =>
      askedIn(
        after(position({ placed: [1, 0, 2, 3], faces: [1, 1, 1, 1], ...wanted }), [0, place('white', 'banker')]),
        language,
      );
    const named = (asked: string): boolean[] =>
      [track.income, track.favours].map(name => asked.toLowerCase().includes(name.toLowerCase()));
    expect(named(banked(GREY))).toEqual([true, true]);
    expect(named(banked({ ...GREY, income: [4] }))).toEqual([false, true]);
    expect(named(banked({ ...GREY, favours: [4] }))).toEqual([true, false]);
  });

  test('DP-41 E1 and E9 offer nothing that the player can’t pay for', () => {
    const question = /\?/;
    expect(askedIn(turnUp('E1', { money: [2000] }), language)).toMatch(question);
    expect(askedIn(turnUp('E1', { money: [1000] }), language)).not.toMatch(question);
    expect(askedIn(turnUp('E9', { jail: [2], money: [4000] }), language)).toMatch(question);
    expect(askedIn(turnUp('E9', { jail: [2], money: [3000] }), language)).not.toMatch(question);
  });
});
