import type { Field, Single, Value } from '@consigliere/kernel';
import type { OpenBox } from './boxes.ts';
import { Choose } from './choose.tsx';
import { ListInput } from './list-input.tsx';

interface ValueInputProps {
  readonly id: string;
  readonly open: OpenBox;
  readonly field: Field;
  readonly value: unknown;
  readonly describedBy: string;
  readonly isWrong: boolean;
  readonly onChange: (value: Value) => void;
}

/** What a field holds, in the form that fits its kind. */
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
      <Choose
        {...state}
        id={id}
        values={of.values}
        chosen={value as Single}
        say={each => open.say(path, each)}
        onChoose={onChange}
      />
    );
  const list = Array.isArray(value) ? (value as readonly Single[]) : [];
  return <ListInput id={id} open={open} path={path} of={of} list={list} state={state} onChange={onChange} />;
}
