import { type Signal, useSignal } from '@preact/signals';
import type { OperatorTexts } from '../../kit/words/en/operator.ts';

const LENGTHS = ['1', '7', '30', '365', '0'] as const;

interface SanctionWish {
  readonly length: Signal<string>;
  readonly why: Signal<string>;
  /** null: until it is lifted. */
  readonly days: () => number | null;
}

/** How long somebody is muted or banned, and why. */
export function useSanctionWish(): SanctionWish {
  const [length, why] = [useSignal('7'), useSignal('')];
  return { length, why, days: () => (length.value === '0' ? null : Number(length.value)) };
}

interface FieldsProps {
  readonly texts: OperatorTexts;
  readonly wish: SanctionWish;
  readonly id: string;
}

/** The fields for both. */
export function SanctionFields({ texts: { act: texts }, wish: { length, why }, id }: FieldsProps) {
  return (
    <>
      <div class="field">
        <label for={`${id}-days`}>{texts.days}</label>
        <select
          id={`${id}-days`}
          value={length.value}
          onChange={event => {
            length.value = event.currentTarget.value;
          }}
        >
          {LENGTHS.map(each => (
            <option key={each} value={each}>
              {texts.lengths[each]}
            </option>
          ))}
        </select>
      </div>
      <div class="field">
        <label for={`${id}-why`}>{texts.why}</label>
        <input
          id={`${id}-why`}
          type="text"
          autocomplete="off"
          maxLength={300}
          aria-describedby={`${id}-why-hint`}
          value={why.value}
          onInput={event => {
            why.value = event.currentTarget.value;
          }}
        />
        <small id={`${id}-why-hint`} class="second">
          {texts.whyHint}
        </small>
      </div>
    </>
  );
}
