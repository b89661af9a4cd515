import { exportLocal } from './link/local.ts';

/** Downloads a text as a file. */
export const saveFile = (name: string, text: string): void =>
  saveBlob(name, new Blob([text], { type: 'application/json' }));

/** Downloads a file. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  // Some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Saves one match of this device, or all of them. Returns an error code, or null. */
export async function saveMatches(room: string | null, name: string): Promise<string | null> {
  const text = await exportLocal(room === null ? null : [room]);
  if (text === null) return 'no-worker';
  saveFile(`consigliere-${name}-${new Date().toISOString().slice(0, 10)}.json`, text);
  return null;
}
