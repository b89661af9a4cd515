import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { useTexts } from '../words/texts.ts';

/** What is shown meanwhile. */
function Waiting() {
  return <p class="waiting">{useTexts().bar.loading}</p>;
}

/** A page that is loaded when somebody goes there, so that the way to a board stays short. */
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
    if (fault.value !== null) throw fault.value;
    const Page = loaded.value?.Page;
    return Page === undefined ? <Meanwhile /> : <Page {...props} />;
  };
}
