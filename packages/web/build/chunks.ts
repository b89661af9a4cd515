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

const PACKAGE = /[/]packages[/]\w+[/](?:index|host)[.]ts$/;

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
    // An import of a package's index doesn't need everything the index exports.
    const importers = (modules.getModuleInfo(id)?.importers ?? []).filter(each => !PACKAGE.test(each));
    const found = entries.some(entry => id.endsWith(entry)) || importers.some(each => isNeeded(each, modules));
    known.set(id, found);
    return found;
  };
  const name = (id: string, modules: Modules): string | null => (isNeeded(id, modules) ? file : null);
  return { name, debugName: file };
}
