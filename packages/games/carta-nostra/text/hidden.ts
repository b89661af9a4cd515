import type { HiddenOf } from '@consigliere/kernel';
import type { CartaNostra } from '../types.ts';
import type { CartaNostraWords } from './words.ts';

/** CN-23 The cards in the hand. */
export const hidden: HiddenOf<CartaNostra, CartaNostraWords> = ({ own }, { table, mafioso }) => {
  const held = own.hand.flatMap((count, kind) => {
    const name = mafioso[kind]?.name ?? '';
    return count === 0 ? [] : count === 1 ? [name] : [`${count} × ${name}`];
  });
  return [{ label: table.hand, said: held.join(', ') }];
};
