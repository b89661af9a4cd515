import type { Edition } from './edition.ts';

const tenEach = { id: 'CN-C2', value: 10, mark: 'R' } as const;

export const standard: Edition = {
  id: 'standard',
  eachKind: { 2: tenEach, 3: tenEach, 4: tenEach, 5: { id: 'CN-C3', value: 12, mark: 'R' } },
  startingHand: { id: 'CN-C4', value: 7, mark: 'K' },
  handLimit: { id: 'CN-C4', value: 10, mark: 'K' },
};
