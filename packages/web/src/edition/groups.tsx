import { type Differences, type Fault, type Field, type Value, valueAt } from '@consigliere/kernel';
import { useSignal } from '@preact/signals';
import { Search, Tick } from '../pages/fields.tsx';
import { Sureness } from '../rules/sureness.tsx';
import type { OpenBox } from './boxes.ts';
import { FieldRow } from './field-row.tsx';

interface GroupsProps {
  readonly open: OpenBox;
  readonly edition: unknown;
  readonly draft: Differences;
  readonly faults: readonly Fault[];
  readonly onChange: (path: string, value: Value) => void;
}

/** The mark of all fields of a group, where they have the same: it is told in full once. */
function sharedMark(fields: readonly Field[], group: string): string | null {
  const marks = new Set(fields.flatMap(field => (field.group === group ? [field.mark] : [])));
  const [mark = null] = marks;
  return marks.size === 1 ? mark : null;
}

/** A short box lies open; a long one is folded group by group. */
const SHORT = 12;

/** All values of the box, grouped as the rule book's tables are, with a search. */
export function Groups({ open, edition, draft, faults, onChange }: GroupsProps) {
  const { box, texts, rules, name } = open;
  const query = useSignal('');
  const isNarrowed = useSignal(false);
  const fields = box.fields(box.standard);
  const wanted = query.value.trim().toLowerCase();
  const isWanted = ({ path, group }: Field): boolean =>
    (!isNarrowed.value || Object.hasOwn(draft, path)) &&
    [path, name(path), group].some(text => text.toLowerCase().includes(wanted));
  const found = fields.filter(isWanted);
  const isSearching = wanted !== '' || isNarrowed.value;
  const titles: Readonly<Record<string, string>> = rules.byGame[open.game].sheets;
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
