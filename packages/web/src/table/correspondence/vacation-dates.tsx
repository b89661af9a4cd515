import { type Signal, useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { useRareCatalogue } from '../../kit/words/rare-catalogues.ts';
import { dateOf, spanOfDays } from './days.ts';

/** The first and the last day of a vacation, as date fields name them. */
interface VacationDays {
  readonly first: Signal<string>;
  readonly last: Signal<string>;
}

/** Today, and today: the shortest vacation. */
export function useVacationDays(): VacationDays & { readonly span: ReturnType<typeof spanOfDays> } {
  const today = dateOf(Date.now());
  const first = useSignal(today);
  const last = useSignal(today);
  return { first, last, span: spanOfDays(first.value, last.value) };
}

/** The fields for the first and the last day. */
export function VacationDates({ first, last }: VacationDays) {
  const texts = useRareCatalogue('correspondence');
  if (texts === null) return null;
  const today = dateOf(Date.now());
  return (
    <div class="vacation-dates">
      <DateField label={texts.first} date={first} min={today} />
      <DateField label={texts.last} date={last} min={first.value} />
    </div>
  );
}

interface DateFieldProps {
  readonly label: string;
  readonly date: Signal<string>;
  readonly min: string;
}

function DateField({ label, date, min }: DateFieldProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="date"
        min={min}
        value={date.value}
        onInput={({ currentTarget }) => {
          date.value = currentTarget.value;
        }}
      />
    </div>
  );
}
