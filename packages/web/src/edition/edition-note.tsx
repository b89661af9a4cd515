import type { Differences } from '@consigliere/kernel';
import { valueAt } from '@consigliere/kernel/host';
import { language, useLocalized } from '../kit/words/language.ts';
import { type OpenBox, openBox } from './boxes.ts';
import { changesIn, draftOf } from './draft.ts';
import { nameOf } from './kept-editions.ts';
import './edition.css';

interface EditionNoteProps {
  readonly terms: { readonly game: string; readonly options: Readonly<Record<string, unknown>> };
}

/** That a table plays with another edition than the standard one, and what is different in it. */
export function EditionNote({ terms: { game, options } }: EditionNoteProps) {
  const open = useLocalized(() => openBox(game, language.value), game);
  if (open === null) return null;
  // The rules have read it: a table with a broken edition is not opened.
  const differences = draftOf(open.box, options.edition as Differences);
  return (
    <details class="sheet edition-note">
      <summary>{open.texts.playsWith(nameOf(differences))}</summary>
      <Changes open={open} differences={differences} />
    </details>
  );
}

interface ChangesProps {
  readonly open: OpenBox;
  readonly differences: Differences;
  /** Absent: they are only shown. */
  readonly onUndo?: (path: string) => void;
}

/** What differs from the standard edition: from what to what. */
export function Changes({ open, differences, onUndo }: ChangesProps) {
  const { texts, box, name, say } = open;
  return (
    <ul class="box-changes">
      {Object.entries(changesIn(differences)).map(([path, value]) => (
        <li key={path}>
          <span>
            <b>{name(path)}</b>: <s>{say(path, valueAt(box.standard, path))}</s> → {say(path, value)}
          </span>
          {onUndo !== undefined && (
            <button
              type="button"
              class="button quiet"
              aria-label={texts.undoLong(name(path))}
              onClick={() => onUndo(path)}
            >
              {texts.undo}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
