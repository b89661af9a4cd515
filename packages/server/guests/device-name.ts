/** Browsers by their marks in a user agent. Most also have the marks of those further down. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'Mac'],
  ['Linux', 'Linux'],
] as const;

const firstIn = (text: string, marks: readonly (readonly [mark: string, name: string])[]): string[] =>
  marks.flatMap(([mark, name]) => (text.includes(mark) ? [name] : [])).slice(0, 1);

/** A device in the list of devices: its browser and system, as it says itself; null: neither is known. */
export function deviceNameOf(userAgent: string | undefined): string | null {
  const name = [...firstIn(userAgent ?? '', BROWSERS), ...firstIn(userAgent ?? '', SYSTEMS)].join(', ');
  return name === '' ? null : name;
}
