import { useEffect } from 'preact/hooks';
import { Select } from '../kit/fields.tsx';
import type { EditionTexts } from '../kit/words/en/edition.ts';
import type { TableChoice } from '../table/open/choice.ts';
import { EditionNote } from './edition-note.tsx';
import { editionsOf, nameOf } from './kept-editions.ts';

interface EditionChoiceProps {
  readonly game: string;
  readonly texts: EditionTexts;
  readonly options: TableChoice['options'];
  readonly onChange: (options: TableChoice['options']) => void;
}

/** The standard edition's value in the select. No edition has an empty name. */
const STANDARD = '';

/** Chooses the edition for a new table: the standard one, or one saved on this device. */
export function EditionChoice({ game, texts, options, onChange }: EditionChoiceProps) {
  const kept = editionsOf(game);
  const choose = (name: string): void => {
    const { edition: _, ...others } = options;
    const chosen = kept.find(each => nameOf(each) === name);
    onChange(chosen === undefined ? others : { ...others, edition: chosen });
  };
  // The editor links to this page with the edition's name.
  useEffect(() => choose(new URLSearchParams(location.search).get('edition') ?? STANDARD), []);
  const { edition } = options;
  return (
    <section class="sheet stack">
      {kept.length > 0 && (
        <Select
          label={texts.choose}
          value={typeof edition === 'object' ? nameOf(edition) : STANDARD}
          options={[[STANDARD, texts.standard], ...kept.map((each): [string, string] => [nameOf(each), nameOf(each)])]}
          onChoose={choose}
        />
      )}
      {edition !== undefined && <EditionNote terms={{ game, options }} />}
      <p>
        <a href={`/edition/${game}`}>{texts.edit}</a>
      </p>
    </section>
  );
}
