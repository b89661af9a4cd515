import { sayProblem } from '../words/problems.ts';
import { useTexts } from '../words/texts.ts';

/** What did not work, in words; it is there before anything fails, so that screen readers hear it when something does. */
export function Refused({ code }: { readonly code: string | null }) {
  const { problems } = useTexts();
  return (
    <p class="refused" role="alert">
      {code === null ? '' : sayProblem(problems, code)}
    </p>
  );
}
