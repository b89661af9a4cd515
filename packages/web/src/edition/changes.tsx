import { type Differences, valueAt } from '@consigliere/kernel';
import type { OpenBox } from './boxes.ts';
import { changesIn } from './draft.ts';

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
