import { useSignal } from '@preact/signals';
import { isKnownToServer } from '../kit/link/keep.ts';
import { ask, isRefusal } from '../kit/link/link.ts';
import { newCommandId } from '../kit/link/random.ts';
import { Refused, Way } from '../kit/notice.tsx';
import { useRareCatalogue } from '../kit/words/rare-catalogues.ts';
import { useVacationDays, VacationDates } from '../table/correspondence/vacation-dates.tsx';
import '../table/correspondence/vacation.css';

interface Taken {
  readonly tables: number;
  readonly refused: number;
}

/** Takes or ends a vacation at all correspondence tables. */
export function Vacation() {
  const texts = useRareCatalogue('correspondence');
  const days = useVacationDays();
  const taken = useSignal<Taken | null>(null);
  const refusal = useSignal<string | null>(null);
  if (texts === null || !isKnownToServer()) return null;
  const send = async (vacation: typeof days.span) => {
    taken.value = null;
    const answer = await ask<Taken>('POST', '/api/vacations', { id: newCommandId(), vacation });
    refusal.value = isRefusal(answer) ? answer.code : null;
    if (!isRefusal(answer)) taken.value = answer;
  };
  const { span } = days;
  const { tables, refused } = taken.value ?? { tables: 0, refused: 0 };
  return (
    <section class="sheet stack wide">
      <h2>{texts.vacation}</h2>
      <p>{texts.vacationHint}</p>
      <p class="second">{texts.everywhere}</p>
      <VacationDates {...days} />
      <p class="ways">
        <Way label={texts.take} onClick={() => void (span !== null && send(span))} />
        <Way label={texts.endAll} onClick={() => void send(null)} />
      </p>
      <Refused code={refusal.value} />
      <div role="status">
        {tables > 0 && <p>{texts.taken(tables)}</p>}
        {refused > 0 && <p>{texts.notTaken(refused)}</p>}
        {taken.value !== null && tables + refused === 0 && <p>{texts.noTables}</p>}
      </div>
    </section>
  );
}
