import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** What is worth waiting for is worth so many milliseconds. */
const PATIENCE = 2000;

/** Whether somebody has waited on this page for long enough: then he is shown what there is. */
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
