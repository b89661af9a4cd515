import { type DpAction, type Moment, reachedAt, stepsOf } from './places.ts';

/** Answers that are best read as a sentence: they are offered as buttons, also where a place on the board takes them too. */
const ALWAYS = ['roll', 'end', 'decline', 'keep', 'pay', 'bail-out', 'let-drown', 'free', 'occupy', 'bank', 'district'];

/** What the tray offers: words to be said, and the ways of what is held that lie on tracks or among debts. */
export function trayAnswers(moment: Moment, kind: string): readonly DpAction[] {
  const { actions, held, view } = moment;
  if (kind === 'celebrate') return actions;
  const said = actions.filter(({ type }) => ALWAYS.includes(type));
  if (held === null) return said;
  const ways = reachedAt(moment, held).filter(action => {
    const target = stepsOf(action, view).at(-1);
    return target?.type === 'track' || target?.type === 'debts';
  });
  return ways.length > 0 ? ways : said;
}
