import type { Decision, DeepReadonly } from '@consigliere/kernel';
import { DONE, DRAW, SUITCASE_MONEY, TAKE, TAKE_HORSE_HEAD, TRADE, TRADES } from '../actions.ts';
import { drawJobs, mayTrade, tradeOf } from '../effects/icons.ts';
import { held, moneyInHand, suitcase } from '../hands.ts';
import { takeable, takeCard } from '../piles.ts';
import { ALONE, NOBODY } from '../seats.ts';
import {
  type Board,
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

type Frame = DeepReadonly<CorleonesEmpire['Flow']['use']['frame']>;

/** Jobs that can be drawn: those of the deck, and those discarded. */
interface Jobs {
  readonly deck: number;
}

/** CE-I10 to CE-I12 Whether anything is left that can be used. */
function isUsable(board: Board, { seat, icons }: Frame, { deck }: Jobs): boolean {
  for (let kind = 0; kind < KINDS; kind++)
    if ((icons[kind] as number) > 0 && takeable(board.open, kind) !== NONE) return true;
  if ((icons[SUITCASE] as number) > 0 && moneyInHand(board.recalled, seat) > 0) return true;
  if ((icons[JOB] as number) > 0 && (deck > 0 || board.open.jobDiscard.length > 0)) return true;
  if ((icons[HORSE_HEAD] as number) > 0) return true;
  return TRADES.some(icon => (icons[icon] as number) > 0 && mayTrade(board, seat, icon));
}

/** CE-I10 One icon after the other, in the order the player likes, each if he likes. */
export const use: Decision<CorleonesEmpire, 'use'> = {
  rule: 'CE-I10',
  isQuick: true,
  waiting: frame => (frame.asks ? (ALONE[frame.seat] ?? NOBODY) : NOBODY),
  legal(view, { seat, icons }) {
    const { open, recalled, own } = view;
    const actions: UseAction[] = [];
    for (let kind = 0; kind < KINDS; kind++)
      if ((icons[kind] as number) > 0 && takeable(open, kind) !== NONE) actions.push(TAKE[kind] as UseAction);
    if ((icons[SUITCASE] as number) > 0)
      for (let kind = 0; kind < MONEY; kind++)
        if (held(recalled, own, seat, kind) > 0) actions.push(SUITCASE_MONEY[kind] as UseAction);
    if ((icons[JOB] as number) > 0 && (open.jobDiscard.length > 0 || view.tally.jobs > 0)) actions.push(DRAW);
    if ((icons[HORSE_HEAD] as number) > 0) actions.push(TAKE_HORSE_HEAD);
    for (let i = 0; i < TRADES.length; i++) {
      const icon = TRADES[i] as number;
      if ((icons[icon] as number) > 0 && mayTrade(view, seat, icon)) actions.push(TRADE[icon] as UseAction);
    }
    actions.push(DONE);
    return actions;
  },
  /** CE-24, CE-I11 Icons that are there and cannot be used. */
  barred(view, { seat, icons }) {
    const barred: { action: UseAction; rule: string }[] = [];
    for (let kind = 0; kind < KINDS; kind++)
      if ((icons[kind] as number) > 0 && takeable(view.open, kind) === NONE)
        barred.push({ action: TAKE[kind] as UseAction, rule: 'CE-24' });
    if ((icons[JOB] as number) > 0 && view.open.jobDiscard.length === 0 && view.tally.jobs === 0)
      barred.push({ action: DRAW, rule: 'CE-24' });
    for (const icon of TRADES)
      if ((icons[icon] as number) > 0 && !mayTrade(view, seat, icon))
        barred.push({ action: TRADE[icon] as UseAction, rule: 'CE-I11' });
    return barred;
  },
  take(table, frame, seat, action) {
    frame.asks = false;
    perform(table, frame, seat, action);
  },
  run(table, frame) {
    if (isUsable(table, frame, { deck: table.sealed.jobs.length })) frame.asks = true;
    else finish(table, frame);
  },
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

function finish(table: CeTable, { seat, icons }: Frame): void {
  table.done();
  if (icons.some(count => count > 0)) table.tell('CE-I10', { type: 'icons-left', seat, icons: [...icons] });
}

const spend = (icons: number[], icon: number): void => {
  icons[icon] = (icons[icon] as number) - 1;
};
