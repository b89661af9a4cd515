import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Package } from './packages.ts';

const ROOT = join(import.meta.dirname, '../..');
const FILE = join(ROOT, 'docs/sbom.json');

interface Bill {
  /** `purl`: what a package is called where it comes from, whatever name we import it by. */
  readonly components: readonly { readonly purl: string }[];
}

/** The bill of materials as it is kept. */
export const keptBill = (): Bill => JSON.parse(readFileSync(FILE, 'utf8')) as Bill;

/** Has npm write the bill (CycloneDX) from the lock file; without what differs from run to run and from place to place. */
export function writeBill(): void {
  const { npm_execpath: npm } = process.env;
  const [program, args] = npm === undefined ? ['npm', []] : [process.execPath, [npm]];
  const { stdout, status, error } = spawnSync(
    program,
    [...args, 'sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'],
    { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  if (error !== undefined || status !== 0) throw error ?? new Error(`npm sbom: exit ${status}`);
  const { $schema, serialNumber, metadata, ...rest } = JSON.parse(stdout);
  const { timestamp, component, ...about } = metadata;
  const bill = { ...rest, metadata: { ...about, component: { ...component, name: 'consigliere' } } };
  writeFileSync(FILE, `${JSON.stringify(bill, null, 1)}\n`);
}

/** How the bill differs from what `npm ci` brings. */
export function differences({ components }: Bill, packages: readonly Package[]): readonly string[] {
  const kept = new Set(components.map(({ purl }) => decodeURIComponent(purl.replace('pkg:npm/', ''))));
  const brought = new Set(packages.map(({ name, version }) => `${name}@${version}`));
  const isOurs = (name: string): boolean => name.startsWith('@consigliere/');
  return [
    ...[...brought].filter(name => !kept.has(name)).map(name => `docs/sbom.json lacks ${name}`),
    ...[...kept]
      .filter(name => !brought.has(name) && !isOurs(name))
      .map(name => `docs/sbom.json has ${name}, npm ci not`),
  ];
}
