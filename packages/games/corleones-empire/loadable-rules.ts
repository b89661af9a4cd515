import type { LoadableRules } from '../loadable.ts';
import type { CorleonesEmpire } from './types.ts';

export const rules: LoadableRules<CorleonesEmpire> = {
  game: async () => (await import('./index.ts')).corleonesEmpire,
  hosted: async () => (await import('./hosted.ts')).hosted,
  atSight: async () => (await import('./at-sight.ts')).atSight,
  follow: async () => (await import('./follow.ts')).follow,
  frozen: {
    1: () => import('./frozen/version-1.mjs'),
    2: () => import('./frozen/version-2.mjs'),
  },
};
