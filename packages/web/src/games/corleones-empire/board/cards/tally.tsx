import { JobShape } from '../art/icons.tsx';
import { useBoard } from '../board-context.ts';
import { countJobs, sayJobs } from '../families/explain-family.ts';

/** CE-35 Completed jobs by colour. */
export function JobTally({ jobs }: { readonly jobs: readonly number[] }) {
  const context = useBoard();
  return (
    <span class="ce-tally figures" role="img" aria-label={sayJobs(context, jobs)}>
      {countJobs(context.view, jobs).map((count, colour) => (
        <span key={colour}>
          <JobShape colour={colour} />
          {count}
        </span>
      ))}
    </span>
  );
}
