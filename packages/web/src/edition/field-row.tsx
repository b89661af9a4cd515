import { type Fault, type Field, type FieldKind, type Language, type Value, valueAt } from '@consigliere/kernel';
import { useId } from 'preact/hooks';
import { certaintiesIn, MARKS } from '../rules/marks.ts';
import { Sureness } from '../rules/sureness.tsx';
import type { OpenBox } from './boxes.ts';
import { sayFault } from './say-fault.ts';
import { ValueInput } from './value-input.tsx';

interface FieldRowProps {
  readonly open: OpenBox;
  readonly field: Field;
  readonly value: unknown;
  /** Whether what its mark is about has been told for the whole group. */
  readonly isMarkTold: boolean;
  readonly isChanged: boolean;
  readonly faults: readonly Fault[];
  readonly onChange: (value: Value) => void;
}

/** The letters of a mark alone, each once. */
function lettersIn(mark: string, language: Language): string {
  const letters = new Set(certaintiesIn(mark, language).map(certainty => certainty.mark));
  return MARKS.filter(letter => letters.has(letter)).join(' ');
}

/** What a field may hold; a choice shows that itself. */
function allowed({ texts, say }: OpenBox, path: string, of: FieldKind): string | null {
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

/** A value of the box: what it is called, how sure we are, what it may be, what it is in the standard edition. */
export function FieldRow({ open, field, value, isMarkTold, isChanged, faults, onChange }: FieldRowProps) {
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
        {[allowed(open, path, of), texts.standardIs(open.say(path, valueAt(box.standard, path)))]
          .filter(Boolean)
          .join(' · ')}{' '}
        <code>{path}</code>
      </p>
    </div>
  );
}
