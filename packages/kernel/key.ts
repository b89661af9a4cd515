/** The canonical text of plain data: JSON with the names of every object in order. */
export function canonical(x: unknown): string {
  if (typeof x !== 'object' || x === null) return JSON.stringify(x) ?? 'undefined';
  if (Array.isArray(x)) return `[${x.map(canonical).join(',')}]`;
  const fields = Object.entries(x)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${JSON.stringify(name)}:${canonical(value)}`);
  return `{${fields.join(',')}}`;
}

/** The canonical name of an action: its type, then its other fields in order: `job kind=3 victim=1`. */
export function key(action: { readonly type: string }): string {
  const words = Object.entries(action)
    .filter(([name, value]) => name !== 'type' && value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${canonical(value)}`);
  return [action.type, ...words].join(' ');
}
