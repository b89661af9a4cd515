import type { Link } from './link.ts';

/** Without input for this many milliseconds, a player is idle. */
const IDLE_AFTER = 120_000;
/** This many milliseconds after the last key, a player isn't writing any more. */
const TYPING_FOR = 4000;
/** Input is looked at once in this many milliseconds. */
const SETTLE = 1000;

const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'touchstart'] as const;

/** Tells the others at a table on the server whether the player at this device does anything. Returns a function that ends it. */
export function watchInput({ talk }: Pick<Link, 'talk'>): () => void {
  if (talk === undefined) return () => undefined;
  let isIdle = false;
  let timer: ReturnType<typeof setTimeout>;
  const set = (now: boolean): void => {
    if (isIdle !== now) talk.sign(now ? 'idle' : 'active');
    isIdle = now;
  };
  let last = 0;
  const notice = ({ timeStamp }: Event): void => {
    if (!isIdle && timeStamp - last < SETTLE) return;
    last = timeStamp;
    clearTimeout(timer);
    timer = setTimeout(() => set(true), IDLE_AFTER);
    set(false);
  };
  const look = (event: Event): void => {
    if (document.visibilityState === 'visible') notice(event);
    else set(true);
  };
  timer = setTimeout(() => set(true), IDLE_AFTER);
  for (const input of INPUTS) addEventListener(input, notice, { passive: true });
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    for (const input of INPUTS) removeEventListener(input, notice);
    document.removeEventListener('visibilitychange', look);
  };
}

/** Tells the others that the player is writing, until a little after the last call or until it's called with false. */
export function newTypingSign({ talk }: Pick<Link, 'talk'>): (isTyping: boolean) => void {
  let isTyping = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const set = (now: boolean): void => {
    clearTimeout(timer);
    if (isTyping !== now) talk?.sign(now ? 'typing' : 'active');
    isTyping = now;
    if (now) timer = setTimeout(() => set(false), TYPING_FOR);
  };
  return set;
}
