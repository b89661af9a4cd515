import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from './index.ts';

const ROOT = new URL('../../', import.meta.url).pathname;

/** Every source file outside kernel and games, tests left out. */
const SOURCES = globSync('{packages,tools,bench}/**/*.{ts,tsx,mjs}', { cwd: ROOT })
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => !/node_modules|\/dist\/|\.test\.ts$|^packages\/(kernel|games)\//.test(file))
  .map(file => ({ file, text: readFileSync(`${ROOT}${file}`, 'utf8') }));

const EVENT_TYPES = new Set(Object.values(games).flatMap(({ occurs }) => occurs.events as readonly string[]));

/** Event types that stand before a rule's number in a file: `'tile-won': 'DP-25'`, `case 'drew': return 'CN-3'`. */
function findCitedEvents(text: string): string[] {
  const pairs = text.matchAll(/(?:'([\w-]+)'|\b(\w+))\s*(?:\)|:)\s*(?:return\s*)?'(?:CN|DP|CE)-[A-Z]?\d+'/g);
  return [...pairs].flatMap(([, quoted = '', plain = '']) =>
    EVENT_TYPES.has(quoted || plain) ? [quoted || plain] : [],
  );
}

test('there are sources to check', () => {
  expect(SOURCES.length).toBeGreaterThan(500);
  expect(findCitedEvents("const cites = { drew: 'CN-3', 'tile-won': 'DP-25', city: 'CN-4' };")).toHaveLength(3);
});

test('only games cite rules for events: no other file has a table of rules by event type', () => {
  const tables = SOURCES.filter(({ text }) => new Set(findCitedEvents(text)).size > 2);
  expect(tables.map(({ file }) => file)).toEqual([]);
});

test('only kernel and games build previews: no other file makes effects or tries out an answer', () => {
  const makesEffects = /type: 'changed'|type: 'asked'|satisfies (Preview|Effect)|as (unknown as )?Preview</;
  const playsAhead = /\bforesee\w*\(|\bplayUntilRevealed\(/;
  const found = SOURCES.filter(({ text }) => makesEffects.test(text) || playsAhead.test(text));
  expect(found.map(({ file }) => file)).toEqual([]);
});
