import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** A package as the lock file has it, and as it is installed; null: it is for another kind of machine. */
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

/** Everything that `npm ci` may bring, our own packages excluded. */
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

/** What our own packages name as their dependencies: the name they import it by, and the version. */
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
