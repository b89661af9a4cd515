import type { EditionField, FieldValue, SingleValue } from '@consigliere/kernel';
import type { FieldKind } from '@consigliere/kernel/host';
import type { OpenBox } from './boxes.ts';

interface ValueInputProps {
  readonly id: string;
  readonly open: OpenBox;
  readonly field: EditionField;
  readonly value: unknown;
  readonly describedBy: string;
  readonly isWrong: boolean;
  readonly onChange: (value: FieldValue) => void;
}

/** An input for a field's value that fits the field's kind. */
export function ValueInput({ id, open, field, value, describedBy, isWrong, onChange }: ValueInputProps) {
  const { path, of } = field;
  const state = { 'aria-describedby': describedBy, 'aria-invalid': isWrong };
  if (of.kind === 'number')
    return (
      <input
        {...state}
        id={id}
        type="number"
        inputMode="numeric"
        min={of.min}
        max={of.max}
        step={of.step}
        value={typeof value === 'number' ? value : ''}
        onInput={event => {
          const { valueAsNumber } = event.currentTarget;
          onChange(Number.isNaN(valueAsNumber) ? null : valueAsNumber);
        }}
      />
    );
  if (of.kind === 'choice')
    return (
      <ValueSelect
        {...state}
        id={id}
        values={of.values}
        chosen={value as SingleValue}
        say={each => open.say(path, each)}
        onChoose={onChange}
      />
    );
  const list = Array.isArray(value) ? (value as readonly SingleValue[]) : [];
  return <ListInput id={id} open={open} path={path} of={of} list={list} state={state} onChange={onChange} />;
}

interface ListInputProps {
  readonly id: string;
  readonly open: OpenBox;
  readonly path: string;
  readonly of: Extract<FieldKind, { kind: 'list' | 'letters' }>;
  readonly list: readonly SingleValue[];
  readonly state: { readonly 'aria-describedby': string };
  readonly onChange: (list: readonly SingleValue[]) => void;
}

/** Returns the value of a new entry: the first one that's still allowed, or a card like the last. */
function newEntry({ of, list }: Pick<ListInputProps, 'of' | 'list'>): SingleValue {
  if (of.kind === 'letters') return list.at(-1) ?? of.letters.charAt(0);
  return of.values.find(each => !of.distinct || !list.includes(each)) ?? null;
}

/** A list of values that can be changed, removed and added. */
function ListInput({ id, open, path, of, list, state, onChange }: ListInputProps) {
  const { texts } = open;
  const replaced = (at: number, value: SingleValue) => onChange(list.map((each, i) => (i === at ? value : each)));
  const isFull = list.length >= of.max || (of.kind === 'list' && of.distinct && list.length >= of.values.length);
  return (
    <fieldset class="box-list" id={id} {...state}>
      <legend class="sr-only">{open.name(path)}</legend>
      {list.map((value, at) => (
        <span key={at} class="box-entry">
          {of.kind === 'list' ? (
            <ValueSelect
              label={texts.entry(at + 1)}
              values={of.values}
              chosen={value}
              say={each => open.say(path, each)}
              onChoose={chosen => replaced(at, chosen)}
            />
          ) : (
            <input
              type="text"
              class="box-letters"
              autocomplete="off"
              aria-label={`${texts.card(at + 1)}: ${open.say(path, value)}`}
              maxLength={of.longest}
              value={String(value)}
              onInput={event => replaced(at, event.currentTarget.value.toUpperCase())}
            />
          )}
          <button
            type="button"
            class="button quiet"
            aria-label={texts.remove(at + 1)}
            title={texts.remove(at + 1)}
            onClick={() => onChange(list.filter((_, i) => i !== at))}
          >
            ✕
          </button>
        </span>
      ))}
      {!isFull && (
        <button type="button" class="button" onClick={() => onChange([...list, newEntry({ of, list })])}>
          {texts.add}
        </button>
      )}
    </fieldset>
  );
}

interface ValueSelectProps {
  readonly id?: string;
  readonly label?: string;
  readonly values: readonly SingleValue[];
  readonly chosen: SingleValue;
  readonly say: (value: SingleValue) => string;
  readonly onChoose: (value: SingleValue) => void;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: boolean;
}

/** A select whose options are identified by their index. */
function ValueSelect({ label, values, chosen, say, onChoose, ...rest }: ValueSelectProps) {
  return (
    <select
      {...rest}
      aria-label={label}
      value={String(values.indexOf(chosen))}
      onChange={event => onChoose(values[Number(event.currentTarget.value)] ?? null)}
    >
      {values.map((value, at) => (
        <option key={String(value)} value={String(at)}>
          {say(value)}
        </option>
      ))}
    </select>
  );
}
