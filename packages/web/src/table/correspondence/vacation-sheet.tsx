import { isOnVacation, vacationDaysLeft } from '@consigliere/match';
import { useSignal } from '@preact/signals';
import { Tick } from '../../kit/fields.tsx';
import { language } from '../../kit/words/language.ts';
import { useRareCatalogue } from '../../kit/words/rare-catalogues.ts';
import { sayDeadlinesIn } from '../../kit/words/say-deadline.ts';
import { sayProblem, useInnerTexts } from '../../kit/words/texts.ts';
import { openSheet, Sheet } from '../menu/sheet.tsx';
import type { Sitting } from '../sitting.ts';
import { useVacationDays, VacationDates } from './vacation-dates.tsx';
import './vacation.css';

interface VacationSheetProps {
  readonly sitting: Sitting;
  readonly onClose: () => void;
}

/** A player's vacation at one table: the one that is planned or going on, or the days of a new one. */
function VacationSheet({ sitting, onClose }: VacationSheetProps) {
  const { roomView, link, pack, texts: table } = sitting;
  const texts = useRareCatalogue('correspondence');
  const { problems } = useInnerTexts();
  const days = useVacationDays();
  const passes = useSignal(pack.hasReactions && roomView.peek().order === null);
  const code = useSignal<string | null>(null);
  if (texts === null) return null;
  const { seat, chairs, terms, order } = roomView.value;
  const chair = seat === null ? undefined : chairs[seat];
  if (chair === undefined) return null;
  const { vacation } = chair;
  const now = link.now();
  const isPlanned = vacation !== null && vacation.until > now;
  const send = async (span: { readonly from: number; readonly until: number } | null) => {
    // Dates are by the wall clock, and the house has its own time.
    const ahead = link.now() - Date.now();
    const house = span === null ? null : { from: span.from + ahead, until: span.until + ahead };
    const refusal = await link.do({ type: 'vacation', vacation: house });
    code.value = refusal?.code ?? null;
    if (refusal !== null) return;
    if (span !== null && passes.value && order === null) await link.do({ type: 'order', order: 'unless-me' });
    onClose();
  };
  const { day } = sayDeadlinesIn(language.value);
  const wall = (at: number): number => at - (now - Date.now());
  const isAway = isOnVacation(chair, now);
  const { span } = days;
  return (
    <Sheet name="vacation-sheet" title={texts.vacation} onClose={onClose}>
      <div class="stack">
        <p>{texts.vacationHint}</p>
        {isPlanned ? (
          <p>
            <b>{texts.planned(day(wall(vacation.from)), day(wall(vacation.until) - 1))}</b>
          </p>
        ) : (
          <>
            <p>{texts.daysLeft(vacationDaysLeft(chair, terms.clock))}</p>
            <VacationDates {...days} />
            {pack.hasReactions && order === null && (
              <Tick
                label={texts.passMeanwhile}
                hint={texts.passHint}
                isOn={passes.value}
                onTurn={isOn => {
                  passes.value = isOn;
                }}
              />
            )}
          </>
        )}
        <p role="alert">{code.value !== null && sayProblem(problems, code.value)}</p>
      </div>
      <footer>
        <button type="button" class="button" onClick={onClose}>
          {table.close}
        </button>
        {isPlanned ? (
          <button type="button" class="button chief" onClick={() => send(null)}>
            {isAway ? texts.end : texts.cancel}
          </button>
        ) : (
          <button type="button" class="button chief" disabled={span === null} onClick={() => send(span)}>
            {texts.take}
          </button>
        )}
      </footer>
    </Sheet>
  );
}

export const openVacationSheet = (sitting: Sitting): void =>
  openSheet(close => <VacationSheet sitting={sitting} onClose={close} />);
