import type { CartaNostra } from '@consigliere/games/carta-nostra/rules';
import type { CartaNostraWords } from '@consigliere/games/carta-nostra/text';
import type { HiddenOf } from '../hidden.ts';

/** CN-23 The cards in the hand. */
export const hidden: HiddenOf<CartaNostra> = ({ own }, general) => {
  // The pack loads Carta Nostra's words with what is hidden.
  const { table, mafioso } = general as CartaNostraWords;
  const held = own.hand.flatMap((count, kind) => {
    const name = mafioso[kind]?.name ?? '';
    return count === 0 ? [] : count === 1 ? [name] : [`${count} × ${name}`];
  });
  return [{ label: table.hand, said: held.join(', ') }];
};
