import type { EffectName } from '../edition/edition.ts';
import { allies } from './allies.ts';
import { business } from './business.ts';
import type { CardEffect } from './effect.ts';
import { money } from './money.ts';
import { moves } from './moves.ts';
import { violence } from './violence.ts';

/** Every effect by its name in the edition. */
export const effects: Readonly<Record<EffectName, CardEffect>> = {
  ...business,
  ...moves,
  ...violence,
  ...money,
  ...allies,
};
