import { useSignal } from '@preact/signals';
import { FileButton } from '../../kit/fields.tsx';
import { importLocal } from '../../kit/link/local.ts';
import { Way } from '../../kit/notice.tsx';
import { saveMatches } from '../../kit/save-file.ts';
import { sayProblem, useInnerTexts } from '../../kit/words/texts.ts';
import '../../kit/tables.css';

/** Larger files were chosen by mistake and would only fill the memory. */
const LARGEST = 64 * 1024 * 1024;

interface MatchFilesProps {
  readonly hasMatches: boolean;
  readonly onImported: () => void;
}

interface ImportOutcome {
  readonly matches: number;
  /** Refused files with their error codes. */
  readonly refused: readonly (readonly [name: string, code: string])[];
}

/** Exports all matches of this device to a file, and imports any number of files. */
export function MatchFiles({ hasMatches, onImported }: MatchFilesProps) {
  const { problems, tables } = useInnerTexts();
  const outcome = useSignal<ImportOutcome | null>(null);
  const take = async (files: readonly File[]) => {
    outcome.value = null;
    outcome.value = await importFiles(files);
    if (outcome.value.matches > 0) onImported();
  };
  return (
    <section class="stack">
      <h2>{tables.files}</h2>
      <p class="second">{tables.filesHint}</p>
      <p class="ways">
        <FileButton label={tables.import} isMultiple onFiles={take} />
        {hasMatches && <Way label={tables.exportAll} onClick={() => saveMatches(null, 'matches')} />}
      </p>
      <p role="status">
        {outcome.value !== null && outcome.value.refused.length === 0 && tables.imported(outcome.value.matches)}
      </p>
      <div role="alert">
        <ul class="refusals">
          {outcome.value?.refused.map(([name, code]) => (
            <li key={name}>
              <b>{name}</b>: {sayProblem(problems, code)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

async function importFiles(files: readonly File[]): Promise<ImportOutcome> {
  let matches = 0;
  const refused: [string, string][] = [];
  for (const file of files) {
    const answer = file.size > LARGEST ? { code: 'import-foreign' } : await importLocal(await file.text());
    if (typeof answer === 'number') matches += answer;
    else refused.push([file.name, answer.code]);
  }
  return { matches, refused };
}
