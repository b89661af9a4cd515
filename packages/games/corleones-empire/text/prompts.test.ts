import { LANGUAGES, type Language } from '@consigliere/kernel';
import { prompt, sayQuestion } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { ally, discardOne, member, thug } from '../testing/answers.ts';
import { type Position, position, type Scene } from '../testing/position.ts';
import { after } from '../testing/scene.ts';
import type { CorleonesEmpire } from '../types.ts';
import { words } from './index.ts';

/** The prompt of the first player. */
function promptIn(scene: Scene, language: Language): string {
  const asked = prompt(scene.rules, scene.state, 0);
  if (asked === null) throw new Error('the first player isn’t asked');
  return sayQuestion<CorleonesEmpire>(words[language], asked, { names: ['Anna', 'Ben', 'Carla'], reader: 0 });
}

const promptsIn = (scene: Scene): string[] => LANGUAGES.map(language => promptIn(scene, language));

const STUCK = {
  seats: 4,
  figures: {
    ...{
      'tax-office': 0,
      bar: 1,
      'pawn-shop': 1,
      'calvary-cemetery': 2,
      'korean-laundry': 2,
      'gun-shop': 3,
      barber: 3,
    },
    F14: 0,
  },
} as const;

test.each<[string, Position, readonly string[]]>([
  [
    'figures alone',
    {},
    [
      'Put a Thug or a Family Member on the board.',
      'Setz einen Gangster oder ein Familienmitglied ein.',
      'Zet een gangster of een familielid op het bord.',
    ],
  ],
  [
    'no Family Member in reserve',
    { reserve: [[1, 0]], hands: ['mayor-1'] },
    [
      'Put a Thug on the board or play an ally.',
      'Setz einen Gangster ein oder spiel einen Verbündeten aus.',
      'Zet een gangster op het bord of speel een bondgenoot.',
    ],
  ],
  [
    'everything',
    { hands: ['gun rough-up mayor-1'] },
    [
      'Put a figure on the board, do a job, or play an ally.',
      'Setz eine Figur ein, erledige einen Job oder spiel einen Verbündeten aus.',
      'Zet een figuur op het bord, doe een klus of speel een bondgenoot.',
    ],
  ],
  [
    'a public job that can be paid',
    { reserve: [[0, 1]], hands: ['gun'], publicJobs: 'rough-up' },
    [
      'Put a Family Member on the board or do a public job.',
      'Setz ein Familienmitglied ein oder erledige einen öffentlichen Job.',
      'Zet een familielid op het bord of doe een openbare klus.',
    ],
  ],
  [
    'nothing',
    STUCK,
    [
      'You can’t do anything, so you’re out of the phase.',
      'Du kannst nichts tun und scheidest aus der Phase aus.',
      'Je kunt niets doen en doet deze fase niet meer mee.',
    ],
  ],
])('CE-7 the prompt of a turn promises only what is legal: %s', (_what, wanted, said) => {
  expect(promptsIn(position(wanted))).toEqual(said);
});

test('CE-I10 the prompt names only the icons that can be used', () => {
  const scene = after(position({ piles: { gun: 0 } }), [0, thug('gun-shop')]);
  expect(promptsIn(scene)).toEqual(['Use: $1.', 'Nutze: 1\u00A0$.', 'Gebruik: $\u00A01.']);
  const broke = after(position({ hands: ['2×gun'] }), [0, member('F01')]);
  expect(promptIn(broke, 'en')).toBe('Use: discard 2 → $5.');
});

test('CE-40 the prompt doesn’t promise two goods if only one kind is left', () => {
  const goods = (piles: Record<string, number>): string =>
    promptIn(
      after(position({ act: 2, hands: ['police-evidence-manager'], piles }), [0, ally('police-evidence-manager')]),
      'en',
    );
  expect(goods({})).toContain('take the first of two different goods.');
  expect(goods({ gun: 0, booze: 0 })).toContain('take the one good that is left.');
});

test('CE-I6 the prompt says when both jobs are the same', () => {
  const drawing = (deck: string): Scene => after(position({ deck }), [0, thug('barber')], [0, { type: 'draw' }]);
  expect(promptIn(drawing('rough-up rough-up'), 'en')).toMatch(/^The two jobs are the same/);
  expect(promptIn(drawing('rough-up skim:Z'), 'en')).toMatch(/^Which of the two jobs/);
});

test('CE-28, CE-30 no prompt asks for an order of cards', () => {
  const scenes = [
    position({ phase: 'bribery', suitcases: ['$1 $5'], offered: 'mayor-1' }),
    position({ phase: 'tribute', hands: ['6×$1 gun'] }),
    after(position({ hands: ['2×$1'] }), [0, thug('pawn-shop')], [0, discardOne]),
  ];
  for (const said of scenes.flatMap(promptsIn))
    expect(said).not.toMatch(/first|order|zuerst|höchst|Reihenfolge|eerst|hoogst|volgorde/i);
});
