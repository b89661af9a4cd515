import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PACKAGES = join(import.meta.dirname, '..');

/** Every source file of server and client, with its text. */
const sources = ['server', 'web/src'].flatMap(folder =>
  readdirSync(join(PACKAGES, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name) && !/\.test\.ts$|testing/.test(name))
    .map(name => [join(folder, name), readFileSync(join(PACKAGES, folder, name), 'utf8')] as const),
);

/** The place where chance decides nothing: the delay of a reconnect. */
const HARMLESS = ['web/src/kit/link/remote.ts'];

test('no seed, id or secret is drawn from Math.random', () => {
  expect(sources.length).toBeGreaterThan(100);
  const found = sources.filter(([, text]) => /Math\s*\.\s*random\s*\(/.test(text)).map(([name]) => name);
  expect(found.sort()).toEqual(HARMLESS);
});

test("every room's seed is 256 bits of node:crypto", () => {
  const seeds = sources.flatMap(([name, text]) =>
    name.startsWith('server') ? [...text.matchAll(/(?:host\.open\(terms, |seed: )(random\w*\([^)]*\)[.\w]*)/g)] : [],
  );
  expect(seeds.map(([, how]) => how)).toEqual(['randomBytes(32).toString', 'randomBytes(32).toString']);
});
