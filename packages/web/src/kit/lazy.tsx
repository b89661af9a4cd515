import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { loadPatiently } from './load-patiently.ts';
import { loadInnerTexts, useTexts } from './words/texts.ts';

/** Stands in for a page or part that is still loading. */
export function Waiting() {
  return <p class="waiting">{useTexts().bar.loading}</p>;
}

/** Shown in place of an optional part. */
export const Nothing = () => null;

/**
 * A component that is loaded on demand, so that the way to a board stays short.
 * If loading fails, the page breaks, unless `Meanwhile` is given: then that stays, and it is loaded again.
 */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Meanwhile: ComponentType = Waiting,
): ComponentType<P> {
  // In an object, because a signal would call a function.
  let here: { readonly Page: ComponentType<P> } | null = null;
  return function Lazy(props: P) {
    const loaded = useSignal(here);
    const fault = useSignal<unknown>(null);
    useEffect(() => {
      if (loaded.value !== null) return;
      const show = (Page: ComponentType<P>): void => {
        here = { Page };
        loaded.value = here;
      };
      if (Meanwhile !== Waiting) return loadPatiently(load, show);
      load().then(show, error => {
        fault.value = error;
      });
    }, []);
    if (fault.value !== null) throw fault.value;
    const Page = loaded.value?.Page;
    return Page === undefined ? <Meanwhile /> : <Page {...props} />;
  };
}

/** Like `lazy`, for components that need the texts of the inner pages. */
export const lazyInner = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  Meanwhile?: ComponentType,
): ComponentType<P> => lazy(async () => (await Promise.all([load(), loadInnerTexts()]))[0], Meanwhile);

/** How many milliseconds a page waits so that its parts appear all at once. */
const PATIENCE = 2000;

/** Whether the page has waited long enough and should show what is loaded. */
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
