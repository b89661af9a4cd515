import type { Package } from './packages.ts';

/** Licences under which we may use, change and pass on; MPL-2.0 asks for changes of its own files only, and we make none. */
const ALLOWED = new Set([
  ...['MIT', 'MIT OR Apache-2.0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause'],
  ...['Apache-2.0', 'BlueOak-1.0.0', 'OFL-1.1', 'MPL-2.0'],
]);
/** What npm runs by itself when a package is installed. */
const AT_INSTALL = ['preinstall', 'install', 'postinstall'];

/** What is wrong with a package that `npm ci` brings, in a sentence each. */
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

/** Direct dependencies that docs/licences.md does not name, with their version. */
export function unnamed(
  page: string,
  direct: readonly (readonly [name: string, version: string])[],
): readonly string[] {
  return direct
    .map(([name, version]) => [name, version.replace(/^npm:.*@/, '')] as const)
    .filter(([name, version]) => !page.split('\n').some(row => row.includes(`\`${name}\``) && row.includes(version)))
    .map(([name, version]) => `docs/licences.md does not name ${name} ${version}`);
}
