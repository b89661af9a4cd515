const MARK = 'consigliere.renewed';

/** The name of this page's build; null: it has none, because it comes from its sources. */
export const ownBuild = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? null;

/** Loads the page anew for a reason, once in the life of its tab: a second time would not help. False: it is not done. */
export function renew(reason: string): boolean {
  try {
    const before = (sessionStorage.getItem(MARK) ?? '').split(' ');
    if (before.includes(reason)) return false;
    sessionStorage.setItem(MARK, [...before, reason].join(' ').trim());
  } catch {
    // What cannot be remembered might go on for ever.
    return false;
  }
  location.reload();
  return true;
}
