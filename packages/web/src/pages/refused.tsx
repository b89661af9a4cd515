import { useProblem } from './use-problem.ts';

/** What did not work, in words; it is there before anything fails, so that screen readers hear it when something does. */
export const Refused = ({ code }: { readonly code: string | null }) => (
  <p class="refused" role="alert">
    {useProblem(code)}
  </p>
);
