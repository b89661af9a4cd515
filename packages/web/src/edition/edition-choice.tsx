import type { Differences } from '@consigliere/kernel';
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
export function EditionChoice(props: EditionChoiceProps) {
  const { game, texts, options, onChange } = props;
  // The editor links to this page with the edition's name.
  useEffect(() => onChange(withEdition(props, new URLSearchParams(location.search).get('edition') ?? STANDARD)), []);
  return (
    <section class="sheet stack">
      <EditionSelect {...props} />
      {options.edition !== undefined && <EditionNote terms={{ game, options }} />}
      <p>
        <a href={`/edition/${game}`}>{texts.edit}</a>
      </p>
    </section>
  );
}

/** The options with an edition saved on this device, or without any. */
function withEdition({ game, options }: EditionChoiceProps, name: string): TableChoice['options'] {
  const { edition, ...others } = options;
  const chosen = listEditions(game, edition).find(each => nameOf(each) === name);
  return chosen === undefined ? others : { ...others, edition: chosen };
}

/** The editions saved on this device, and the one the table has: it may come from another device. */
function listEditions(game: string, edition: TableChoice['options'][string] | undefined): readonly Differences[] {
  const kept = editionsOf(game);
  if (typeof edition !== 'object' || kept.some(each => nameOf(each) === nameOf(edition))) return kept;
  return [...kept, edition];
}

/** Chooses between the editions, if there is more than the standard one. */
export function EditionSelect(props: EditionChoiceProps) {
  const { game, texts, options, onChange } = props;
  const { edition } = options;
  const names = listEditions(game, edition).map(nameOf);
  if (names.length === 0) return null;
  return (
    <Select
      label={texts.choose}
      value={typeof edition === 'object' ? nameOf(edition) : STANDARD}
      options={[[STANDARD, texts.standard], ...names.map((name): [string, string] => [name, name])]}
      onChoose={name => onChange(withEdition(props, name))}
    />
  );
}
