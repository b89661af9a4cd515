import type { Differences, Fault } from '@consigliere/kernel';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { OpenBox } from './boxes.ts';
import { FaultList } from './fault-list.tsx';
import { type FileFault, LARGEST_FILE, readFile } from './file.ts';
import '../pages/tables.css';

interface TakeFileProps {
  readonly open: OpenBox;
  readonly onTaken: (differences: Differences) => void;
}

type Refusal = { readonly refused: FileFault } | { readonly faults: readonly Fault[] };

/** Opens a file with an edition; one that is broken changes nothing and is told where and why. */
export function TakeFile({ open, onTaken }: TakeFileProps) {
  const { texts, game, box } = open;
  const id = useId();
  const refusal = useSignal<Refusal | null>(null);
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const text = file.size > LARGEST_FILE ? '' : await file.text();
    const read = readFile(game, box, text);
    refusal.value = 'differences' in read ? null : read;
    if ('differences' in read) onTaken(read.differences);
  };
  return (
    <section class="sheet stack">
      <p class="ways">
        <label for={id} class="button file-button">
          {texts.take}
          <input
            id={id}
            type="file"
            class="sr-only"
            accept=".json,application/json"
            onChange={event => {
              const { currentTarget } = event;
              take(currentTarget.files?.[0]).finally(() => {
                currentTarget.value = '';
              });
            }}
          />
        </label>
      </p>
      <div role="alert">
        {refusal.value !== null && (
          <div class="refused">
            <b>{texts.refusedFile}</b>
            {'refused' in refusal.value ? (
              <p>{texts.file[refusal.value.refused]}</p>
            ) : (
              <FaultList open={open} faults={refusal.value.faults} />
            )}
          </div>
        )}
      </div>
    </section>
  );
}
