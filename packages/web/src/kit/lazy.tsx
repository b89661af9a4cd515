import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { loadInnerTexts, useTexts } from './words/texts.ts';

/** Stands in for a page or part that is still loading. */
export function Waiting() {
  return <p class="waiting">{useTexts().bar.loading}</p>;
}

/** In the place of a part without which the page goes on. */
export const Nothing = () => null;

/**
 * A page that is loaded when somebody goes there, so that the way to a board stays short.
 * One that does not arrive breaks the page; a part with something of its own to show meanwhile goes on showing that, and is fetched again when it is next wanted.
 */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Meanwhile: ComponentType = Waiting,
): ComponentType<P> {
  // In an object, because a component is a function and a signal of a function would call it.
  let here: { readonly Page: ComponentType<P> } | null = null;
  return function Lazy(props: P) {
    const loaded = useSignal(here);
    const fault = useSignal<unknown>(null);
    useEffect(() => {
      if (loaded.value !== null) return;
      load().then(
        Page => {
          here = { Page };
          loaded.value = here;
        },
        error => {
          fault.value = error;
        },
      );
    }, []);
    if (fault.value !== null && Meanwhile === Waiting) throw fault.value;
    const Page = loaded.value?.Page;
    return Page === undefined ? <Meanwhile /> : <Page {...props} />;
  };
}

/** The same for what speaks with further texts, which come with it. */
export const lazyInner = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  Meanwhile?: ComponentType,
): ComponentType<P> => lazy(async () => (await Promise.all([load(), loadInnerTexts()]))[0], Meanwhile);

/** How many milliseconds a page waits for what should appear all at once. */
const PATIENCE = 2000;

/** Whether somebody has waited on this page for long enough: then the page shows what there is. */
export function useLate(): boolean {
  const isLate = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      isLate.value = true;
    }, PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return isLate.value;
}
