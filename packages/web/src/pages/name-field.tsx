import type { Signal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { LONGEST_NAME } from './fields.tsx';
import './forms.css';

interface NameFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly name: Signal<string>;
  /** What he is called if he says nothing. */
  readonly otherwise?: string;
}

/** What somebody wants to be called. */
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
