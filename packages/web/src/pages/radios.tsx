import { useId } from 'preact/hooks';
import './forms.css';

interface RadiosProps<T extends string> {
  readonly legend: string;
  readonly values: readonly T[];
  readonly labels: Readonly<Record<T, string>>;
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}

/** A few choices beside each other, one of which holds. */
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
