import { JobShape } from '../art/icons.tsx';
import { useBoard } from '../board-context.ts';

/** CE-35 Completed jobs by colour. */
export function JobTally({ jobs }: { readonly jobs: readonly number[] }) {
  const { view, words } = useBoard();
  const counts = [0, 1, 2, 3].map(colour => jobs.filter(job => view.given.jobs[job]?.colour === colour).length);
  const said = counts.map((count, colour) => `${words.numbered.jobColour(colour).name} ${count}`).join(', ');
  return (
    <span class="ce-tally figures">
      <span class="sr-only">
        . {words.table.completed}: {said}
      </span>
      {counts.map((count, colour) => (
        <span key={colour} aria-hidden="true">
          <JobShape colour={colour} />
          {count}
        </span>
      ))}
    </span>
  );
}
