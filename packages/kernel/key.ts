/** The canonical text of plain data: JSON with the names of every object sorted. */
export function canonical(x: unknown): string {
  if (typeof x === 'number' && Number.isFinite(x)) return `${x}`;
  if (typeof x !== 'object' || x === null) return JSON.stringify(x) ?? 'undefined';
  let text = '';
  if (Array.isArray(x)) {
    for (const each of x) text += text === '' ? canonical(each) : `,${canonical(each)}`;
    return `[${text}]`;
  }
  for (const name of Object.keys(x).sort()) {
    const value = (x as Record<string, unknown>)[name];
    if (value !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${canonical(value)}`;
  }
  return `{${text}}`;
}

/** The canonical name of an action: its type, then its other fields, sorted: `job kind=3 victim=1`. */
export function key(action: { readonly type: string }): string {
  let text = action.type;
  for (const name of Object.keys(action).sort()) {
    const value = (action as Record<string, unknown>)[name];
    if (name !== 'type' && value !== undefined) text += ` ${name}=${canonical(value)}`;
  }
  return text;
}
