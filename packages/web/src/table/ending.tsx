import { Again } from './again.tsx';
import { ResultSheet } from './result.tsx';
import type { Sitting } from './sitting.ts';

/** When a match is over: how it ended, and what comes next. */
export function Ending({ sitting }: { readonly sitting: Sitting }) {
  return (
    <>
      <ResultSheet sitting={sitting} />
      <Again sitting={sitting} />
    </>
  );
}
