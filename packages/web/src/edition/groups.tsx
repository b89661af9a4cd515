import type { Differences, EditionFault, EditionField, FieldValue, Language } from '@consigliere/kernel';
import { type FieldKind, valueAt } from '@consigliere/kernel/host';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { Search, Tick } from '../kit/fields.tsx';
import { certaintiesIn, MARKS, Sureness } from '../rules/sureness.tsx';
import type { OpenBox } from './boxes.ts';
import { sayFault } from './faults.tsx';
import { ValueInput } from './value-input.tsx';

interface FieldGroupsProps {
  readonly open: OpenBox;
  readonly edition: unknown;
  readonly draft: Differences;
  readonly faults: readonly EditionFault[];
  readonly onChange: (path: string, value: FieldValue) => void;
}

/** Returns the mark that all fields of a group share, which is spelled out once, or null. */
function sharedMark(fields: readonly EditionField[], group: string): string | null {
  const marks = new Set(fields.flatMap(field => (field.group === group ? [field.mark] : [])));
  const [mark = null] = marks;
  return marks.size === 1 ? mark : null;
}

/** Boxes with up to this many fields are shown unfolded. */
const SHORT = 12;

/** Shows all values of the box with a search, in the groups of the rule book's tables. */
export function FieldGroups({ open, edition, draft, faults, onChange }: FieldGroupsProps) {
  const { box, texts, rules, own, name } = open;
  const query = useSignal('');
  const isNarrowed = useSignal(false);
  const fields = box.fields(box.standard);
  const wanted = query.value.trim().toLowerCase();
  const isWanted = ({ path, group }: EditionField): boolean =>
    (!isNarrowed.value || Object.hasOwn(draft, path)) &&
    [path, name(path), group].some(text => text.toLowerCase().includes(wanted));
  const found = fields.filter(isWanted);
  const isSearching = wanted !== '' || isNarrowed.value;
  const titles = own.sheets;
  const groups = [...new Set(found.map(({ group }) => group))];
  return (
    <div class="stack">
      <Search label={texts.search} hint={texts.searchHint} query={query}>
        <Tick
          label={texts.onlyChanged}
          isOn={isNarrowed.value}
          onTurn={on => {
            isNarrowed.value = on;
          }}
        />
        <p role="status">{!isSearching ? '' : found.length === 0 ? texts.foundNothing : texts.found(found.length)}</p>
      </Search>
      {groups.map(group => (
        <details key={`${group}${isSearching}`} class="sheet box-group" open={isSearching || fields.length <= SHORT}>
          <summary>{titles[group] ?? group}</summary>
          {sharedMark(fields, group) !== null && (
            <p class="second">
              {rules.sureness}: <Sureness mark={sharedMark(fields, group) ?? ''} texts={rules} />
            </p>
          )}
          {found
            .filter(field => field.group === group)
            .map(field => (
              <FieldRow
                key={field.path}
                open={open}
                field={field}
                value={valueAt(edition, field.path)}
                isMarkTold={sharedMark(fields, group) !== null}
                isChanged={Object.hasOwn(draft, field.path)}
                faults={faults.filter(({ path }) => path === field.path)}
                onChange={value => onChange(field.path, value)}
              />
            ))}
        </details>
      ))}
    </div>
  );
}

interface FieldRowProps {
  readonly open: OpenBox;
  readonly field: EditionField;
  readonly value: unknown;
  /** Whether the group has already spelled out the mark. */
  readonly isMarkTold: boolean;
  readonly isChanged: boolean;
  readonly faults: readonly EditionFault[];
  readonly onChange: (value: FieldValue) => void;
}

/** Returns the letters of a mark, each once. */
function lettersIn(mark: string, language: Language): string {
  const letters = new Set(certaintiesIn(mark, language).map(certainty => certainty.mark));
  return MARKS.filter(letter => letters.has(letter)).join(' ');
}

/** Describes the values a field can take. A select shows them itself. */
function describeAllowed({ texts, say }: OpenBox, path: string, of: FieldKind): string | null {
  switch (of.kind) {
    case 'number':
      return texts.range(say(path, of.min), say(path, of.max), of.step === 1 ? null : say(path, of.step));
    case 'choice':
      return null;
    case 'letters':
      return `${texts.words(of.letters, of.longest)}: ${[...of.letters].map(each => `${each} ${say(path, each)}`).join(', ')}`;
    case 'list':
      return `${texts.several(of.min, of.max)}${of.distinct ? `, ${texts.once}` : ''}`;
  }
}

/** Shows a field: its name, its certainty, its possible values and its standard value. */
function FieldRow({ open, field, value, isMarkTold, isChanged, faults, onChange }: FieldRowProps) {
  const { texts, rules, box } = open;
  const { path, mark, of } = field;
  const id = useId();
  const hint = `${id}-hint`;
  const wrong = `${id}-wrong`;
  const isList = of.kind === 'list' || of.kind === 'letters';
  const name = open.name(path);
  return (
    <div class={isChanged ? 'box-field changed' : 'box-field'} data-path={path}>
      <p class="box-name">
        {isList ? <b>{name}</b> : <label for={id}>{name}</label>}
        {isChanged && <span class="box-changed">{texts.changed}</span>}
        <Sureness mark={isMarkTold ? lettersIn(mark, rules.language) : mark} texts={rules} />
      </p>
      <ValueInput
        id={id}
        open={open}
        field={field}
        value={value}
        describedBy={faults.length > 0 ? `${wrong} ${hint}` : hint}
        isWrong={faults.length > 0}
        onChange={onChange}
      />
      {faults.map(fault => (
        <p key={fault.code} id={wrong} class="refused">
          {sayFault(open, fault)}
        </p>
      ))}
      <p id={hint} class="second">
        {[describeAllowed(open, path, of), texts.standardIs(open.say(path, valueAt(box.standard, path)))]
          .filter(Boolean)
          .join(' · ')}{' '}
        <code>{path}</code>
      </p>
    </div>
  );
}
