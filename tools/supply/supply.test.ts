import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { differences, direct, faultsOf, keptBill, licencesPage, type Package, packages, unnamed } from './packages.ts';

const ALL = packages();
const SOUND: Package = {
  name: 'sound',
  version: '1.0.0',
  licence: 'MIT',
  integrity: `sha512-${'a'.repeat(88)}`,
  hasInstallScript: false,
  resolved: '',
  installed: { licence: 'MIT', scripts: ['test', 'prepare'] },
};

test('all packages have an allowed licence and a hash, run nothing when installed, and come from no named host', () => {
  expect(ALL.length).toBeGreaterThan(100);
  expect(ALL.flatMap(faultsOf)).toEqual([]);
});

test('no script of a package is run by npm ci', () => {
  expect(readFileSync(join(import.meta.dirname, '../../.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

test('docs/licences.md names every package of ours, with its version', () => {
  expect(unnamed(licencesPage(), direct())).toEqual([]);
});

test('docs/sbom.json lists what npm ci installs', () => {
  expect(differences(keptBill(), ALL)).toEqual([]);
});

test.each<[string, Partial<Package>, RegExp]>([
  ['another licence', { licence: 'GPL-3.0', installed: null }, /licence "GPL-3.0" is not one of ours/],
  ['no licence', { licence: '', installed: { licence: '', scripts: [] } }, /licence "" is not/],
  ['another licence than it said', { installed: { licence: 'ISC', scripts: [] } }, /the lock file says "MIT"/],
  ['a script', { installed: { licence: 'MIT', scripts: ['postinstall'] } }, /wants to run a script/],
  ['a script in the lock file', { hasInstallScript: true }, /wants to run a script/],
  ['no hash', { integrity: '' }, /no SHA-512/],
  ['an old hash', { integrity: 'sha1-abc' }, /no SHA-512/],
  ['a host', { resolved: 'https://example.org/sound.tgz' }, /names where it came from/],
])('a package with %s is found', (_what, change, fault) => {
  expect(faultsOf(SOUND)).toEqual([]);
  const [first, ...more] = faultsOf({ ...SOUND, ...change });
  expect(first).toMatch(fault);
  expect(more).toEqual([]);
});

test('a dependency that is not named, or in another version, is found', () => {
  const page = '| `one` 1.2.3 | MIT |\n| `two` 2.0.0 | MIT |';
  expect(unnamed(page, [['one', '1.2.3']])).toEqual([]);
  expect(
    unnamed(page, [
      ['two', '2.0.1'],
      ['three', '1.0.0'],
    ]),
  ).toHaveLength(2);
});

test('a package that is missing from the bill, and one too many in it, are found', () => {
  const components = [{ purl: 'pkg:npm/%40all/gone@1.0.0' }, { purl: 'pkg:npm/%40consigliere/kernel@0.1.0' }];
  expect(differences({ components }, [SOUND])).toEqual([
    'docs/sbom.json lacks sound@1.0.0',
    'docs/sbom.json has @all/gone@1.0.0, npm ci not',
  ]);
});
