import { games } from '@consigliere/games';
import { Misuse } from './misuse.ts';
import type { Project } from './stages.ts';

/** A part of the repository that is checked by itself: the projects that compile it, and its folders. */
export interface Scope {
  readonly projects: readonly Project[];
  readonly folders: readonly string[];
}

const PURE: readonly Project[] = ['tsconfig.json', 'tsconfig.pure.json'];
const NODE: readonly Project[] = ['tsconfig.json'];
const WEB: readonly Project[] = ['packages/web/tsconfig.json', 'packages/web/tsconfig.browser.json'];

const PACKAGES: Readonly<Record<string, Scope>> = {
  kernel: { projects: PURE, folders: ['packages/kernel'] },
  games: { projects: PURE, folders: ['packages/games'] },
  bots: { projects: PURE, folders: ['packages/bots'] },
  match: { projects: PURE, folders: ['packages/match'] },
  protocol: { projects: NODE, folders: ['packages/protocol'] },
  server: { projects: NODE, folders: ['packages/server'] },
  trials: { projects: NODE, folders: ['packages/trials'] },
  web: { projects: WEB, folders: ['packages/web'] },
  tools: { projects: NODE, folders: ['tools'] },
};

/** The scope with this name: a package, or a game with its rules and its face. */
export function scopeOf(name: string): Scope {
  if (Object.hasOwn(games, name))
    return { projects: [...PURE, ...WEB], folders: [`packages/games/${name}`, `packages/web/src/games/${name}`] };
  const scope = Object.hasOwn(PACKAGES, name) ? PACKAGES[name] : undefined;
  if (scope !== undefined) return scope;
  const names = [...Object.keys(PACKAGES), ...Object.keys(games)];
  throw new Misuse(
    `there is no package or game "${name}"; check one of ${names.join(', ')}, or everything without a name`,
  );
}
