import type { Differences, EditionFault } from '@consigliere/kernel';
import { useSignal } from '@preact/signals';
import { FileButton } from '../kit/fields.tsx';
import { useTexts } from '../kit/words/texts.ts';
import type { OpenBox } from './boxes.ts';
import { draftOf, type FileFault, LARGEST_FILE, readFile } from './draft.ts';
import { FaultList } from './faults.tsx';
import { editionsOf, forgetEdition, nameOf } from './kept-editions.ts';
import '../kit/tables.css';

interface KeptEditionsProps {
  readonly open: OpenBox;
  readonly onOpen: (differences: Differences) => void;
}

/** Lists the editions of a game that are saved on this device. */
export function KeptEditions({ open: { game, box, texts }, onOpen }: KeptEditionsProps) {
  const kept = editionsOf(game);
  return (
    <section class="sheet stack">
      <h2>{texts.keptHere}</h2>
      {kept.length === 0 && <p class="second">{texts.keptNothing}</p>}
      <ul class="box-changes">
        {kept.map(differences => {
          const name = nameOf(differences);
          return (
            <li key={name}>
              <b>{name}</b>
              <span class="ways">
                <button
                  type="button"
                  class="button"
                  aria-label={texts.openLong(name)}
                  onClick={() => onOpen(draftOf(box, differences))}
                >
                  {texts.open}
                </button>
                <button
                  type="button"
                  class="button quiet"
                  aria-label={texts.forgetLong(name)}
                  onClick={() => forgetEdition(game, name)}
                >
                  {texts.forget}
                </button>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface OpenFileProps {
  readonly open: OpenBox;
  readonly onTaken: (differences: Differences) => void;
}

type FileRefusal = { readonly refused: FileFault } | { readonly faults: readonly EditionFault[] };

/** Opens an edition from a file. A broken file changes nothing; its faults are listed. */
export function OpenFile({ open, onTaken }: OpenFileProps) {
  const { texts, game, box } = open;
  const { ways } = useTexts();
  const refusal = useSignal<FileRefusal | null>(null);
  const take = async ([file]: readonly File[]): Promise<void> => {
    if (file === undefined) return;
    const text = file.size > LARGEST_FILE ? '' : await file.text();
    const read = readFile(game, box, text);
    refusal.value = 'differences' in read ? null : read;
    if ('differences' in read) onTaken(read.differences);
  };
  return (
    <section class="sheet stack">
      <p class="ways">
        <FileButton label={ways.openFile} onFiles={take} />
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
