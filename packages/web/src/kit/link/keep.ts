/** Small values stored on this device. If the browser stores nothing, they last as long as the page. */
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

const MARK = 'has-been-at-a-table';

/** Remembers that this device has sat at a table of the server: from now on the client asks the server for its tables. */
export const rememberServer = (): void => keep(MARK, 'yes');

/** A device that has never sat down doesn't become a guest by opening the front page. */
export const isKnownToServer = (): boolean => kept(MARK) !== null;

const PLAYED = 'has-played-here';

/** Remembers that there are, or were, matches on this device, and asks the browser once not to clear them when space runs low. */
export function rememberPlaying(): void {
  keep(PLAYED, 'yes');
  if (kept('persist') !== null) return;
  keep('persist', 'asked');
  // Pages over plain http have no such storage.
  void navigator.storage?.persist();
}

/** Whether the player may have tables, here or on the server. It is known at once, without asking. */
export const mayHaveTables = (): boolean => kept(PLAYED) !== null || isKnownToServer();
