/** The way to a board is not to be shared with what may be wanted later. */
const PAUSE = 3_000;

/** Has the pages, games and languages kept on this device, some time after everything is here that is needed now. */
export function keepPages(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = (): void => {
    // Where the browser keeps nothing, one plays as long as there is a network.
    navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  };
  const begin = (): void => void setTimeout(register, PAUSE);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
