import { useEffect, useRef } from 'preact/hooks';
import { visits } from './router.ts';
import { pageName } from './window-name.ts';

/** The heading of a page. It sets the window's title, and takes the focus after a navigation. */
export function Heading({ text, isHidden = false }: { readonly text: string; readonly isHidden?: boolean }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    pageName.value = text;
  }, [text]);
  useEffect(() => {
    if (visits.peek() > 0) ref.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={ref} tabIndex={-1} class={isHidden ? 'sr-only' : 'heading'}>
      {text}
    </h1>
  );
}
