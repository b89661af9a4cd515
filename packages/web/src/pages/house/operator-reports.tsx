import type { listedReportsSchema } from '@consigliere/protocol';
import { useSignal } from '@preact/signals';
import type { OutputOf } from '../../kit/link/api.ts';
import { SanctionFields, useSanctionWish } from './operator-fields.tsx';
import { type ActProps, formatTime, More, type PartProps, usePages } from './operator-list.tsx';

type ReportsPage = OutputOf<typeof listedReportsSchema>;
type ReportRow = ReportsPage['reports'][number];

/** The reports of players, open and closed. */
export function OperatorReports({ texts, act, round }: PartProps) {
  const { reports } = texts;
  const isOpen = useSignal(true);
  const path = `reports?open=${isOpen.value ? 'yes' : 'no'}`;
  const { entries, readMore } = usePages(path, round, (answer: ReportsPage) => answer.reports);
  return (
    <section class="sheet stack wide" aria-labelledby="operator-reports">
      <h2 id="operator-reports" tabIndex={-1}>
        {reports.title}
      </h2>
      <p class="ways">
        {([true, false] as const).map(open => (
          <button
            key={`${open}`}
            type="button"
            class="button"
            aria-pressed={isOpen.value === open}
            onClick={() => {
              isOpen.value = open;
            }}
          >
            {open ? reports.open : reports.closed}
          </button>
        ))}
      </p>
      {entries?.length === 0 && <p>{reports.none}</p>}
      <ul class="stack">
        {(entries ?? []).map(report => (
          <Row key={report.id} report={report} texts={texts} act={act} />
        ))}
      </ul>
      <More label={texts.more} readMore={readMore} />
    </section>
  );
}

function Row({ report, texts, act }: ActProps & { readonly report: ReportRow }) {
  const { reports } = texts;
  const { id, at, kind, reason, note, name, words, reported, reporter, reporters, made, dismissed, room, verdict } =
    report;
  return (
    <li class="stack report">
      <strong>
        {reports.kinds[kind]}: {reports.reasons[reason]}
      </strong>
      <span>
        {reports.about(name, reported)}
        {verdict !== null && ` · ${reports.verdicts[verdict]}`}
      </span>
      {words !== '' && <blockquote class="quote">{words}</blockquote>}
      {note !== '' && <p>“{note}”</p>}
      <small class="second">
        {formatTime(at)} · {reports.table(room)} · {reports.count(reporters)} · {reports.by(reporter, made, dismissed)}
      </small>
      <details>
        <summary>{reports.answer(name)}</summary>
        <Answer id={id} isRemark={kind === 'remark'} isOpen={verdict === null} texts={texts} act={act} />
      </details>
    </li>
  );
}

interface AnswerProps extends ActProps {
  readonly id: string;
  readonly isRemark: boolean;
  readonly isOpen: boolean;
}

function Answer({ id, isRemark, isOpen, texts, act }: AnswerProps) {
  const wish = useSanctionWish();
  const why = wish.why.value.trim();
  const send =
    (type: string, further: object = {}) =>
    () =>
      act(`reports/${id}`, { type, why, ...further });
  return (
    <div class="stack">
      <SanctionFields texts={texts} wish={wish} id={`report-${id}`} />
      <p class="ways">
        <button type="button" class="button" onClick={send('mute', { days: wish.days() })}>
          {texts.act.mute}
        </button>
        <button type="button" class="button" onClick={send('ban', { days: wish.days() })}>
          {texts.act.ban}
        </button>
        {isRemark && (
          <button type="button" class="button" onClick={send('hide')}>
            {texts.reports.hide}
          </button>
        )}
        <button type="button" class="button" onClick={send('rename')}>
          {texts.reports.rename}
        </button>
        {isOpen && (
          <button type="button" class="button" onClick={send('dismiss')}>
            {texts.reports.dismiss}
          </button>
        )}
      </p>
    </div>
  );
}
