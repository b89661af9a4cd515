import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Link } from '../../kit/link/link.ts';

/** A table for as long as somebody looks at this page. */
export function useLink(open: (room: string) => Link, room: string): Link | null {
  const link = useSignal<Link | null>(null);
  useEffect(() => {
    const opened = open(room);
    link.value = opened;
    return () => opened.hangUp();
  }, [open, room]);
  return link.value;
}
