import type { Differences } from '@consigliere/kernel';
import { language, useSpoken } from '../words/language.ts';
import { openBox } from './boxes.ts';
import { Changes } from './changes.tsx';
import { draftOf } from './draft.ts';
import { nameOf } from './shelf.ts';
import './edition.css';

interface EditionNoteProps {
  readonly terms: { readonly game: string; readonly options: Readonly<Record<string, unknown>> };
}

/** That a table plays with another edition than the standard one, and what is different in it. */
export function EditionNote({ terms: { game, options } }: EditionNoteProps) {
  const open = useSpoken(() => openBox(game, language.value), game);
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
