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

const MARK = 'has-been-at-a-table';

/** This device has sat at a table of the server: from now on the server is asked for its tables. */
export const rememberServer = (): void => keep(MARK, 'yes');

/** Whoever has never sat down is not made a guest by looking at the front page. */
export const isKnownToServer = (): boolean => kept(MARK) !== null;

const PLAYED = 'has-played-here';

/** There are, or have been, matches on this device. */
export const rememberPlaying = (): void => keep(PLAYED, 'yes');

/** Whether there may be tables of one's own to show, here or on the server: known at once, without looking for them. */
export const mayHaveTables = (): boolean => kept(PLAYED) !== null || isKnownToServer();
