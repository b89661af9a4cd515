import type { Sitdown } from '@consigliere/kernel/sitdown';
import type { LoadableRules } from '../loadable.ts';

const game = async () => (await import('./index.ts')).sitdown;

export const rules: LoadableRules<Sitdown> = {
  game,
  hosted: game,
  atSight: game,
  frozen: {},
  follow: async () => (await import('./follow.ts')).follow,
};
