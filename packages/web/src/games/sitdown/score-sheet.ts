import type { SitdownWords } from '@consigliere/games/sitdown/text';
import type { Sitdown } from '@consigliere/kernel/sitdown';
import type { SoundsOf } from '../../kit/sound/sounds.ts';
import { findDecider, type Scoring } from '../score-sheet.ts';
import type { Texts } from './text/en.ts';

/** The score sheet: everybody's cash. */
export const scoring: Scoring<Sitdown, SitdownWords, Texts> = {
  sheet({ result: { place, score } }, { words, texts, own }) {
    const isShared = findDecider(place, [score]) === null;
    const rows = [{ label: words.score.cash ?? '', by: score, say: words.money, kind: 'sum' as const, rule: 'S-8' }];
    return { rows, why: isShared ? texts.why.shared : own.end.mostCash(Math.max(...score)), rule: 'S-8' };
  },
  familyOf: (_open, seat) => seat,
  gauge: {
    label: ({ words }) => words.score.cash ?? '',
    say: (value, words) => (words as SitdownWords).money(value),
    of: ({ recalled }) => recalled.cash,
  },
};

export const sounds: SoundsOf<Sitdown> = {
  drew: 'card',
  'drew-card': 'card',
  pledged: 'clasp',
  paid: 'coin',
  hit: 'splash',
  voted: 'stamp',
};
