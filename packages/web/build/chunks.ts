import { globSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = globSync('packages/*/**/*.{ts,tsx}', {
  cwd: join(import.meta.dirname, '../../..'),
  exclude: path => /(^|[/])(node_modules|dist)$/.test(path),
});

/** The module graph while chunks are made. */
interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** Files that export what others define: the index of a package, and a game's rules. */
const BARREL = /[/]packages[/](?:\w+[/](?:index|host)|games[/][\w-]+[/](?:index|rules))[.]ts$/;

/** Puts everything that these entries import statically into one chunk: many small files compress and load worse. */
export function together(file: string, ...entries: readonly string[]) {
  for (const entry of entries)
    if (!SOURCES.some(path => `/${path}`.endsWith(entry)))
      throw new Error(`the chunk ${file} names ${entry}, but no source file is called that`);
  const known = new Map<string, boolean>();
  const isNeeded = (id: string, modules: Modules): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    // Preset, because modules may import each other in a circle.
    known.set(id, false);
    // An import of a barrel doesn't need everything it exports.
    const importers = (modules.getModuleInfo(id)?.importers ?? []).filter(each => !BARREL.test(each));
    const found = entries.some(entry => id.endsWith(entry)) || importers.some(each => isNeeded(each, modules));
    known.set(id, found);
    return found;
  };
  const name = (id: string, modules: Modules): string | null =>
    !BARREL.test(id) && isNeeded(id, modules) ? file : null;
  // Rolldown would add everything that the barrels export.
  return { name, debugName: file, includeDependenciesRecursively: false };
}
