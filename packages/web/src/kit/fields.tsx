import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import './forms.css';

interface SelectProps {
  readonly label: string;
  readonly value: string;
  /** Values and their labels. */
  readonly options: readonly (readonly [string, string])[];
  readonly onChoose: (value: string) => void;
  readonly children?: ComponentChildren;
}

/** A select field; `children` explain the choice. */
export function Select({ label, value, options, onChoose, children }: SelectProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={event => onChoose(event.currentTarget.value)}>
        {options.map(([each, shown]) => (
          <option key={each} value={each}>
            {shown}
          </option>
        ))}
      </select>
      {children}
    </div>
  );
}

interface TickProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onTurn: (isOn: boolean) => void;
  /** Explains the choice in one line. */
  readonly hint?: string | undefined;
}

/** Yes or no. */
export function Tick({ label, isOn, onTurn, hint }: TickProps) {
  return (
    <label class="tick">
      <input type="checkbox" checked={isOn} onChange={event => onTurn(event.currentTarget.checked)} />
      <span>
        {label}
        {hint !== undefined && <small class="second tick-hint">{hint}</small>}
      </span>
    </label>
  );
}

/** Explains a choice in one line. */
export const Hint = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? null : <small class="second">{text}</small>;

/** As long as a name may be. */
const LONGEST_NAME = 24;

interface NameInputProps {
  readonly label: string;
  readonly name: string;
  /** The name if the field is empty. */
  readonly otherwise: string;
  readonly onType: (name: string) => void;
}

/** A field for a name at a chair. */
export function NameInput({ label, name, otherwise, onType }: NameInputProps) {
  const id = useId();
  return (
    <>
      <label for={id} class="second">
        {label}
      </label>
      <input
        id={id}
        type="text"
        autocomplete="off"
        maxLength={LONGEST_NAME}
        placeholder={otherwise}
        value={name}
        onInput={event => onType(event.currentTarget.value)}
      />
    </>
  );
}

interface SearchProps {
  readonly label: string;
  readonly hint: string;
  readonly query: Signal<string>;
  readonly kind?: string;
  readonly children?: ComponentChildren;
}

/** A search field that searches while the reader types; `children` show the results. */
export function Search({ label, hint, query, kind = '', children }: SearchProps) {
  const id = useId();
  const about = useId();
  return (
    <search class={`field ${kind}`}>
      <label for={id}>{label}</label>
      <input
        id={id}
        type="search"
        autocomplete="off"
        aria-describedby={about}
        value={query.value}
        onInput={event => {
          query.value = event.currentTarget.value;
        }}
      />
      <small id={about} class="second">
        {hint}
      </small>
      {children}
    </search>
  );
}

interface RadiosProps<T extends string> {
  readonly legend: string;
  readonly values: readonly T[];
  readonly labels: Readonly<Record<T, string>>;
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}

/** A group of radio buttons. */
export function Radios<T extends string>({ legend, values, labels, chosen, onChoose }: RadiosProps<T>) {
  const name = useId();
  return (
    <fieldset class="radios">
      <legend>{legend}</legend>
      {values.map(value => (
        <label key={value} class="radio">
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>{labels[value]}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface NameFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly name: Signal<string>;
  /** The name if the field is empty. */
  readonly otherwise?: string;
}

/** A field for the guest's name. */
export function NameField({ label, hint, name, otherwise = '' }: NameFieldProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="text"
        autocomplete="nickname"
        maxLength={LONGEST_NAME}
        placeholder={otherwise}
        value={name.value}
        aria-describedby={`${id}-hint`}
        onInput={event => {
          name.value = event.currentTarget.value;
        }}
      />
      <small id={`${id}-hint`} class="second">
        {hint}
      </small>
    </div>
  );
}

interface FileButtonProps {
  readonly label: string;
  readonly isMultiple?: boolean;
  readonly onFiles: (files: readonly File[]) => Promise<void>;
}

/** A button that opens JSON files. The same file can be chosen again. */
export function FileButton({ label, isMultiple = false, onFiles }: FileButtonProps) {
  const id = useId();
  return (
    <label for={id} class="button file-button">
      {label}
      <input
        id={id}
        type="file"
        class="sr-only"
        accept=".json,application/json"
        multiple={isMultiple}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]).finally(() => {
            currentTarget.value = '';
          });
        }}
      />
    </label>
  );
}
