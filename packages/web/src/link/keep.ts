/** Small things kept on this device; where the browser keeps nothing, they last as long as the page. */
const PREFIX = 'consigliere.';
const meanwhile = new Map<string, string>();

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name) ?? meanwhile.get(name) ?? null;
  } catch {
    return meanwhile.get(name) ?? null;
  }
}

export function keep(name: string, value: string): void {
  meanwhile.set(name, value);
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // Storage is off: the map has it for this page.
  }
}
