import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** A package as in the lock file, and as installed; null: it is for another platform. */
export interface Package {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly integrity: string;
  readonly hasInstallScript: boolean;
  readonly resolved: string;
  readonly installed: { readonly licence: string; readonly scripts: readonly string[] } | null;
}

interface Locked {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
  readonly link?: boolean;
}

interface Manifest {
  readonly license?: string | { readonly type?: string };
  readonly scripts?: Readonly<Record<string, string>>;
}

const json = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

/** Everything that `npm ci` may install, except our own packages. */
export function packages(): readonly Package[] {
  const { packages: locked } = json('package-lock.json') as { readonly packages: Readonly<Record<string, Locked>> };
  return Object.entries(locked)
    .filter(([path, { link }]) => path.startsWith('node_modules/') && link !== true)
    .map(([path, each]) => ({
      name: each.name ?? path.replace(/^.*node_modules\//, ''),
      version: each.version ?? '',
      licence: each.license ?? '',
      integrity: each.integrity ?? '',
      hasInstallScript: each.hasInstallScript === true,
      resolved: each.resolved ?? '',
      installed: installedAt(path),
    }));
}

function installedAt(path: string): Package['installed'] {
  const file = `${path}/package.json`;
  if (!existsSync(join(ROOT, file))) return null;
  const { license = '', scripts = {} } = json(file) as Manifest;
  return { licence: typeof license === 'string' ? license : (license.type ?? ''), scripts: Object.keys(scripts) };
}

/** The dependencies that our own packages name: the name they import it by, and the version. */
export function direct(): readonly (readonly [name: string, version: string])[] {
  const { workspaces } = json('package.json') as { readonly workspaces: readonly string[] };
  const manifests = ['.', ...workspaces].map(
    folder => json(`${folder}/package.json`) as Readonly<Record<string, object>>,
  );
  return manifests.flatMap(manifest =>
    ['dependencies', 'devDependencies', 'optionalDependencies']
      .flatMap(kind => Object.entries((manifest[kind] ?? {}) as Readonly<Record<string, string>>))
      .filter(([name]) => !name.startsWith('@consigliere/')),
  );
}

/** docs/licences.md, as text. */
export const licencesPage = (): string => readFileSync(join(ROOT, 'docs/licences.md'), 'utf8');

const FILE = join(ROOT, 'docs/sbom.json');

interface Bill {
  /** `purl`: the package's name at its origin, whatever name we import it by. */
  readonly components: readonly { readonly purl: string }[];
}

/** The bill of materials as stored. */
export const keptBill = (): Bill => JSON.parse(readFileSync(FILE, 'utf8')) as Bill;

/** Has npm write the bill (CycloneDX) from the lock file, without what differs from run to run and from machine to machine. */
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

/** Lists how the bill differs from what `npm ci` installs. */
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

/** Licences under which we may use, change and redistribute; MPL-2.0 covers changes to its own files only, and we make none. */
const ALLOWED = new Set([
  ...['MIT', 'MIT-0', 'MIT OR Apache-2.0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause'],
  ...['Apache-2.0', 'BlueOak-1.0.0', 'OFL-1.1', 'MPL-2.0'],
]);
/** The scripts that npm runs by itself when a package is installed. */
const AT_INSTALL = ['preinstall', 'install', 'postinstall'];

/** Lists what is wrong with a package that `npm ci` installs, in a sentence each. */
export function faultsOf({ name, version, ...of }: Package): readonly string[] {
  const at = `${name} ${version}`;
  const scripts = of.installed?.scripts.filter(script => AT_INSTALL.includes(script)) ?? [];
  const licence = of.installed?.licence || of.licence;
  return [
    ...(ALLOWED.has(licence) ? [] : [`${at}: the licence "${licence}" is not one of ours`]),
    ...(licence === of.licence ? [] : [`${at}: the lock file says "${of.licence}", the package "${licence}"`]),
    ...(of.hasInstallScript || scripts.length > 0 ? [`${at}: wants to run a script when it is installed`] : []),
    ...(/^sha512-.{88}$/.test(of.integrity) ? [] : [`${at}: the lock file has no SHA-512 of it`]),
    ...(of.resolved === '' ? [] : [`${at}: the lock file names where it came from`]),
  ];
}

/** Lists direct dependencies that docs/licences.md doesn't name, with their version. */
export function unnamed(
  page: string,
  direct: readonly (readonly [name: string, version: string])[],
): readonly string[] {
  return direct
    .map(([name, version]) => [name, version.replace(/^npm:.*@/, '')] as const)
    .filter(([name, version]) => !page.split('\n').some(row => row.includes(`\`${name}\``) && row.includes(version)))
    .map(([name, version]) => `docs/licences.md does not name ${name} ${version}`);
}
