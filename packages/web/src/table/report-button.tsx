import { useRareCatalogue } from '../kit/words/rare-catalogues.ts';
import { reportRemark } from './report-sheet.tsx';

interface ReportButtonProps {
  readonly room: string;
  readonly remark: { readonly number: number; readonly name: string; readonly text: string };
  /** Whether it's the one of the list that the Tab key reaches. */
  readonly isStop: boolean;
}

/** Leads from a chat message to the sheet in which it is reported. The arrow keys lead from one to the next. */
export function ReportButton({ room, remark, isStop }: ReportButtonProps) {
  const texts = useRareCatalogue('house')?.report;
  if (texts === undefined) return null;
  return (
    <button
      type="button"
      class="report-remark"
      aria-label={texts.remark(remark.name)}
      title={texts.remark(remark.name)}
      tabIndex={isStop ? 0 : -1}
      onClick={() => reportRemark({ room, remark })}
      onKeyDown={goOn}
    >
      ⋯
    </button>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

function goOn(event: KeyboardEvent): void {
  const { key, currentTarget } = event;
  const step = STEPS[key];
  if (step === undefined || !(currentTarget instanceof HTMLElement)) return;
  const all = [...(currentTarget.closest('.remarks')?.querySelectorAll<HTMLElement>('.report-remark') ?? [])];
  const next = all[all.indexOf(currentTarget) + step];
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}
