import type { Seat } from '@consigliere/kernel';
import type { Link, Talk } from '../../kit/link/link.ts';
import type { TableTexts } from '../../kit/words/en/table.ts';

/** The people and the connection at a table, as far as a listener should hear of changes. */
interface Company {
  readonly seat: Seat | null;
  /** By seat, whether a stand-in plays there. */
  readonly away: readonly boolean[];
  readonly status: Link['status']['value'];
  readonly remarks: Talk['chat']['value'];
}

interface NoticeWords {
  readonly names: readonly string[];
  readonly texts: TableTexts;
  readonly isChatAloud: boolean;
}

/** The texts that a listener is told between two looks at the company. A table tells its own sitters about their stand-ins elsewhere. */
export function listNotices(before: Company, now: Company, { names, texts, isChatAloud }: NoticeWords): string[] {
  const { voice } = texts;
  const gone = now.away.flatMap((isAway, seat) => {
    if (seat === now.seat || before.away[seat] === undefined || before.away[seat] === isAway) return [];
    return [(isAway ? voice.away : voice.back)(names[seat] ?? '')];
  });
  const isLost = now.status === 'lost';
  const line = isLost === (before.status === 'lost') ? [] : [isLost ? voice.lost : voice.connected];
  const last = before.remarks.at(-1)?.number ?? -1;
  // The remarks of earlier visits come in one go.
  const isRecall = before.remarks.length === 0 && now.remarks.length > 1;
  const heard =
    isRecall || !isChatAloud ? [] : now.remarks.filter(({ number, seat }) => number > last && seat !== now.seat);
  return [...line, ...gone, ...heard.map(({ name, text }) => voice.says(name, text))];
}
