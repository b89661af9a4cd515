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

/** Says that a table doesn't play with the standard edition, and lists the differences. */
export function EditionNote({ terms: { game, options } }: EditionNoteProps) {
  const open = useLocalized(() => openBox(game, language.value), game);
  if (open === null) return null;
  // The rules have checked the edition: a table with a broken one isn't opened.
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
  /** Absent if the changes can't be undone here. */
  readonly onUndo?: (path: string) => void;
}

/** Lists each difference from the standard edition, with the old and the new value. */
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
              aria-label={`${texts.undo}: ${name(path)}`}
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
