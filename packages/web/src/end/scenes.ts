import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { isOff } from '../games/kit/pace.ts';
import { findSpeed, holdTime } from '../table/follow/pace.ts';
import type { EndScene, Sitting } from '../table/sitting.ts';

/** How long a scene lasts at least, in milliseconds, and which one follows. The others last until the viewer goes on. */
const TIMED: Partial<Record<EndScene, { readonly lasts: number; readonly next: EndScene }>> = {
  move: { lasts: 1200, next: 'dim' },
  dim: { lasts: 800, next: 'winner' },
};

/** The scene that a key leads to. */
const SKIPS: Partial<Record<EndScene, EndScene>> = { move: 'winner', dim: 'winner', winner: 'sheet' };

const GOES_ON = ['Enter', ' ', 'Escape'];

/** Whether a key belongs to the element that has the focus, or to something open above the table. */
function isUsed({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog, [popover], input, textarea, select, [data-raised="true"]') !== null) return true;
  return key !== 'Escape' && target.closest('a, button, summary') !== null;
}

/** How long the last move's banner is still to be read, in milliseconds. */
function findHold(sitting: Sitting): number {
  const beat = sitting.following.peek()?.beat.peek() ?? null;
  return beat === null ? 0 : holdTime(beat, findSpeed(sitting), sitting.who.peek().reader);
}

/** Goes on to the next scene that the viewer can go on to. */
export function goOn({ scene }: Sitting): void {
  scene.value = SKIPS[scene.value] ?? scene.value;
}

/** Runs the scenes. Returns the current one, and whether the viewer saw the match end, so that the scenes are played. */
export function useScenes(sitting: Sitting): { readonly scene: EndScene; readonly isPlayed: boolean } {
  const { scene, roomView } = sitting;
  const hasResult = roomView.value.match?.result != null;
  const isAtOnce = useRef(isOff()).current || !hasResult;
  const isPlayed = useRef(scene.peek() === 'move').current;
  const now = isAtOnce && scene.value !== 'board' ? 'sheet' : scene.value;
  useLayoutEffect(() => {
    scene.value = now;
    if (now !== 'move') sitting.following.peek()?.skip(true);
    const timed = TIMED[now];
    if (timed === undefined) return;
    const lasts = now === 'move' ? Math.max(timed.lasts, findHold(sitting)) : timed.lasts;
    const timer = setTimeout(() => {
      scene.value = timed.next;
    }, lasts);
    return () => clearTimeout(timer);
  }, [sitting, now]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat || !GOES_ON.includes(event.key) || isUsed(event)) return;
      if (SKIPS[scene.value] === undefined) return;
      event.preventDefault();
      goOn(sitting);
    };
    const onTap = (): void => {
      if (scene.value === 'dim') goOn(sitting);
    };
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onTap);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onTap);
    };
  }, [sitting]);
  // If the last move is taken back, the next end is played again.
  useEffect(
    () => () => {
      scene.value = 'move';
    },
    [sitting],
  );
  return { scene: now, isPlayed };
}

/** Gives a heading of the end the focus, so that a screen reader reads it. Somebody who is writing isn't disturbed. */
export function useHeadingFocus<E extends HTMLElement>(isWanted: boolean) {
  const heading = useRef<E>(null);
  useEffect(() => {
    const isWriting = document.activeElement?.matches('input, textarea') === true;
    if (isWanted && !isWriting) heading.current?.focus({ preventScroll: true });
  }, [isWanted]);
  return heading;
}
