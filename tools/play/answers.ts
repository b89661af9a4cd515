import type { Action, Shape, View } from '@consigliere/kernel';
import { type Prompt, preview, sayAction, sayClauses } from '@consigliere/kernel/host';
import { isSeated } from './board.ts';
import { easelOf, type Session, wordsOf } from './session.ts';
import { left, right, widthOf, wrapped } from './text.ts';

/** The consequences have their own column, with this maximum width. */
const CONSEQUENCE = 24;
/** The number before a label. */
const NUMBER = 5;

/** Sorts the legal answers as they are numbered: passing first, then by type in the order of the game's text. */
export function ordered<T extends Shape>(
  { readable: { table } }: Session<T>,
  { actions, silence }: Prompt<T>,
): readonly Action<T>[] {
  const types = [...new Set(actions.map(({ type }) => type))];
  const groupOf = ({ type }: Action<T>): number =>
    type === silence?.type
      ? -1
      : table.order.includes(type)
        ? types.length + table.order.indexOf(type)
        : types.indexOf(type);
  return actions.toSorted((a, b) => groupOf(a) - groupOf(b));
}

interface AnswerRow {
  readonly label: string;
  readonly consequence: string;
  readonly type: string;
}

function rowOf<T extends Shape>(session: Session<T>, view: View<T>, action: Action<T>): AnswerRow {
  const words = wordsOf(session);
  const { who } = easelOf(session);
  const clauses = isSeated(view) ? sayClauses(words, preview(session.match.rules, view, action), who) : [];
  return {
    label: sayAction(words, action, who),
    consequence: clauses.join(' · '),
    type: action.type,
  };
}

/** The numbered answers and what each would bring, as lines with a blank line between types. */
export function answerLines<T extends Shape>(
  session: Session<T>,
  view: View<T>,
  actions: readonly Action<T>[],
): readonly string[] {
  const rows = actions.map(action => rowOf(session, view, action));
  const widest = (pick: (row: AnswerRow) => string): number => Math.max(...rows.map(row => widthOf(pick(row))));
  const beside = Math.min(
    CONSEQUENCE,
    widest(row => row.consequence),
  );
  const column = Math.min(
    widest(row => row.label),
    session.terminal.width - NUMBER - 2 - beside,
  );
  const lines: string[] = [];
  for (const [index, row] of rows.entries()) {
    if (index > 0 && row.type !== rows[index - 1]?.type) lines.push('');
    lines.push(...lineOf(session, row, { number: index + 1, column }));
  }
  return lines;
}

/** ` 3 label consequence`; the consequence goes on lines of its own where there is no room beside the label. */
function lineOf<T extends Shape>(
  session: Session<T>,
  { label, consequence }: AnswerRow,
  { number, column }: { readonly number: number; readonly column: number },
): readonly string[] {
  const { colours, width } = easelOf(session);
  const start = `${colours.bold(right(String(number), NUMBER - 2))}  ${label}`;
  const told = wrapped(start, width, NUMBER);
  if (consequence === '') return told;
  const at = Math.max(NUMBER + 2, Math.min(NUMBER + column + 2, width - widthOf(consequence)));
  const fits = widthOf(start) + 2 + widthOf(consequence) <= width;
  if (fits) return [`${left(start, at - 2)}  ${colours.dim(consequence)}`];
  return [...told, ...wrapped(' '.repeat(at) + consequence, width, NUMBER + 2).map(colours.dim)];
}
