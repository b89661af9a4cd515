import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Keeps the end of a list that scrolls in sight: when it becomes longer, and when the window becomes lower. */
export function useNewestInSight(length: number): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = list;
    if (current === null) return;
    const observer = new ResizeObserver(() => {
      current.scrollTop = current.scrollHeight;
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [length]);
  return list;
}
