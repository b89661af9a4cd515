import type { Decision, DeepReadonly, PublicView, SeatView } from '@consigliere/kernel';
import { DONE, DRAW, SUITCASE_MONEY, TAKE, TAKE_HORSE_HEAD, TRADE, TRADES } from '../actions.ts';
import { addTo } from '../counts.ts';
import { drawJobs, mayTrade, tradeOf } from '../effects/icons.ts';
import { countHeld, moneyInHand, suitcase } from '../hands.ts';
import { takeable, takeCard } from '../piles.ts';
import {
  type CeTable,
  type CorleonesEmpire,
  HORSE_HEAD,
  JOB,
  KINDS,
  MONEY,
  NONE,
  SUITCASE,
  type UseAction,
} from '../types.ts';

type UseFrame = DeepReadonly<CorleonesEmpire['Flow']['use']['frame']>;

/** CE-I6, CE-24 Whether a job can be drawn: from the deck, or from the discarded ones. */
const canDraw = (view: PublicView<CorleonesEmpire> | SeatView<CorleonesEmpire>): boolean =>
  view.open.jobDiscard.length > 0 || view.tally.jobs > 0;

/** CE-I10 to CE-I12 Whether any icon can still be used. */
function isUsable(view: PublicView<CorleonesEmpire>, { seat, icons }: UseFrame): boolean {
  for (let kind = 0; kind < KINDS; kind++)
    if ((icons[kind] ?? 0) > 0 && takeable(view.open, kind) !== NONE) return true;
  if ((icons[SUITCASE] ?? 0) > 0 && moneyInHand(view.recalled, seat) > 0) return true;
  if ((icons[JOB] ?? 0) > 0 && canDraw(view)) return true;
  if ((icons[HORSE_HEAD] ?? 0) > 0) return true;
  return TRADES.some(icon => (icons[icon] ?? 0) > 0 && mayTrade(view, seat, icon));
}

/** CE-I10 The player uses one icon after another, in any order, and may skip any. */
export const use: Decision<CorleonesEmpire, 'use'> = {
  rule: 'CE-I10',
  waiting: ({ seat }) => seat,
  legal(view, { seat, icons }) {
    const { open, recalled, own } = view;
    const actions: UseAction[] = [];
    for (let kind = 0; kind < KINDS; kind++)
      if ((icons[kind] ?? 0) > 0 && takeable(open, kind) !== NONE) actions.push(TAKE(kind));
    if ((icons[SUITCASE] ?? 0) > 0)
      for (let kind = 0; kind < MONEY; kind++)
        if (countHeld(recalled, own, seat, kind) > 0) actions.push(SUITCASE_MONEY(kind));
    if ((icons[JOB] ?? 0) > 0 && canDraw(view)) actions.push(DRAW);
    if ((icons[HORSE_HEAD] ?? 0) > 0) actions.push(TAKE_HORSE_HEAD);
    for (let i = 0; i < TRADES.length; i++) {
      const icon = TRADES[i] ?? 0;
      if ((icons[icon] ?? 0) > 0 && mayTrade(view, seat, icon)) actions.push(TRADE(icon));
    }
    actions.push(DONE);
    return actions;
  },
  /** CE-24, CE-I11 The icons that are left but can't be used. */
  barred(view, { seat, icons }) {
    const barred: { action: UseAction; rule: string }[] = [];
    for (let kind = 0; kind < KINDS; kind++)
      if ((icons[kind] ?? 0) > 0 && takeable(view.open, kind) === NONE)
        barred.push({ action: TAKE(kind), rule: 'CE-24' });
    if ((icons[JOB] ?? 0) > 0 && !canDraw(view)) barred.push({ action: DRAW, rule: 'CE-24' });
    for (const icon of TRADES)
      if ((icons[icon] ?? 0) > 0 && !mayTrade(view, seat, icon)) barred.push({ action: TRADE(icon), rule: 'CE-I11' });
    return barred;
  },
  forced: (view, frame) => (isUsable(view, frame) ? null : DONE),
  take: perform,
};

function perform(
  table: CeTable,
  frame: CorleonesEmpire['Flow']['use']['frame'],
  seat: number,
  action: UseAction,
): void {
  switch (action.type) {
    case 'take':
      spend(frame.icons, action.kind);
      return takeCard(table, action.kind < MONEY ? 'CE-I1' : 'CE-I2', seat, action.kind);
    case 'suitcase':
      spend(frame.icons, SUITCASE);
      return suitcase(table, 'CE-I5', seat, action.money);
    case 'draw':
      spend(frame.icons, JOB);
      return drawJobs(table, seat);
    case 'horse-head':
      spend(frame.icons, HORSE_HEAD);
      table.open.horseHead = seat;
      return table.tell('CE-I7', { type: 'horse-head', seat });
    case 'trade':
      spend(frame.icons, action.icon);
      return table.call('discard', { seat, icon: action.icon, left: tradeOf(action.icon).discards });
    case 'done':
      return finish(table, frame);
  }
}

function finish(table: CeTable, { seat, icons }: UseFrame): void {
  table.done();
  if (icons.some(count => count > 0)) table.tell('CE-I10', { type: 'icons-left', seat, icons: [...icons] });
}

const spend = (icons: number[], icon: number): void => {
  addTo(icons, icon, -1);
};
