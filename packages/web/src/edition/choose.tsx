import type { Single } from '@consigliere/kernel';

interface ChooseProps {
  readonly id?: string;
  readonly label?: string;
  readonly values: readonly Single[];
  readonly chosen: Single;
  readonly say: (value: Single) => string;
  readonly onChoose: (value: Single) => void;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: boolean;
}

/** One of some values, which a select gives back by its number. */
export function Choose({ label, values, chosen, say, onChoose, ...rest }: ChooseProps) {
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
