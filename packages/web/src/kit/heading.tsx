import { useEffect, useRef } from 'preact/hooks';
import { visits } from './router.ts';
import { pageName } from './window-name.ts';

/** The heading of a page: it gives the window its title, and takes the focus when somebody has come here from another page. */
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
