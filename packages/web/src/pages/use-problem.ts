import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { knownFurther, loadFurtherTexts, sayProblem, useTexts } from '../words/texts.ts';

/** What happened and what to do, for a code; the words come when something has happened, and where not even they arrive there is no network. */
export function useProblem(code: string | null): string {
  const { notices } = useTexts();
  const isLost = useSignal(false);
  const isWanted = code !== null;
  useEffect(() => {
    if (!isWanted) return;
    loadFurtherTexts().catch(() => {
      isLost.value = true;
    });
  }, [isWanted]);
  if (code === null) return '';
  const further = knownFurther.value;
  if (further !== null) return sayProblem(further.problems, code);
  return isLost.value ? notices.offline.text : '';
}
