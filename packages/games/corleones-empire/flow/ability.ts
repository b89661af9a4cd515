import { type Decision, getAt, type Seat, type SeatView } from '@consigliere/kernel';
import { GOOD, HIT, LEAVE, PICK, REWARD, TO } from '../actions.ts';
import { allPlaces, figureAt } from '../board.ts';
import { citeAbility } from '../effects/effect.ts';
import { effects } from '../effects/effects.ts';
import { goodsGone, useIcons } from '../effects/icons.ts';
import { takeCard } from '../piles.ts';
import {
  type AbilityAction,
  type AbilityFrame,
  type BoardState,
  type CeTable,
  type CorleonesEmpire,
  MAYOR,
  NEUTRAL,
  NONE,
  type OpenAbility,
  POLICE_CHIEF,
  ROUND_SPACES,
  UNION_BOSS,
} from '../types.ts';

interface BarredAbility {
  readonly action: AbilityAction;
  readonly rule: string;
}

const UNTOUCHED = { begun: false, afoot: false, over: false, place: NONE, turf: NONE, times: 0 };

/** CE-17 Begins the ability of a job whose goods are paid. */
export function beginAbility(table: CeTable, seat: Seat, job: number): void {
  const effect = table.given.jobs[job]?.effect ?? 'none';
  table.call('ability', { seat, effect, job, ally: NONE, reward: true, ...UNTOUCHED });
}

/** The neutral figure that an effect places. */
const FIGURE: Readonly<Partial<Record<string, number>>> = {
  mayor: MAYOR,
  'union-boss': UNION_BOSS,
  'police-chief': POLICE_CHIEF,
  'police-chief-hit': POLICE_CHIEF,
};

/** CE-19 An ally is laid face up in front of its player and used. CE-39 Its figure belongs to that player from now on. */
export function beginAlly(table: CeTable, seat: Seat, ally: number): void {
  const { open, recalled } = table;
  const hand = getAt(recalled.allies, seat);
  hand.splice(hand.indexOf(ally), 1);
  getAt(open.played, seat).push(ally);
  table.tell('CE-19', { type: 'ally', seat, ally });
  const effect = table.given.allies[ally]?.effect ?? 'none';
  const figure = FIGURE[effect];
  if (figure !== undefined) open.neutralsOf[figure] = seat;
  table.call('ability', { seat, effect, job: NONE, ally, reward: false, ...UNTOUCHED });
}

/** CE-17, CE-40, CE-41 An ability is done choice by choice, or skipped; a job's money comes before or after it, as its player likes. */
export const ability: Decision<CorleonesEmpire, 'ability'> = {
  rule: citeAbility,
  waiting: ({ seat, over }) => (over ? [] : seat),
  legal(view, frame) {
    const actions = effects[frame.effect].choices(view, frame, view.own);
    const mayLeave = !frame.afoot && (actions.length > 0 || !mayTakeReward(frame));
    if (mayTakeReward(frame)) actions.push(REWARD);
    if (mayLeave) actions.push(LEAVE);
    return actions;
  },
  barred: barredActions,
  // CE-17 The money comes before or after the ability. Taken first, it may make the ability possible.
  forced: (view, frame) => (hasChoice(view, frame) ? null : mayTakeReward(frame) ? REWARD : LEAVE),
  take: (table, frame, _seat, action) => perform(table, frame, action),
  run(table, frame) {
    if (frame.reward) takeReward(table, frame);
    table.done();
    finish(table, frame);
  },
};

/** CE-17 Whether a job's money may be taken before the ability begins. */
const mayTakeReward = ({ reward, begun }: OpenAbility): boolean => reward && !begun;

/** Whether any of an ability can be done: everybody can tell. */
const hasChoice = (board: BoardState, frame: OpenAbility): boolean =>
  effects[frame.effect].choices(board, frame, null).length > 0;

/** CE-17 Money in the middle, CE-21 a neutral target, CE-14 a space for three or more players, CE-24 a good that has run out. */
function barredActions(view: SeatView<CorleonesEmpire>, frame: OpenAbility): BarredAbility[] {
  const choices = effects[frame.effect].choices(view, frame, view.own);
  const offers = (type: AbilityAction['type']): boolean => choices.some(choice => choice.type === type);
  const places = allPlaces(view);
  const neutrals = places.filter(place => figureAt(view, place) === NEUTRAL);
  const closed = places.filter(place => view.given.spaces[place - ROUND_SPACES]?.usable === false);
  const barred = (actions: readonly AbilityAction[], rule: string): BarredAbility[] =>
    actions.filter(action => !choices.includes(action)).map(action => ({ action, rule }));
  return [
    ...(frame.job !== NONE && (frame.begun || !frame.reward) ? barred([REWARD], 'CE-17') : []),
    ...(offers('hit') ? barred(neutrals.map(HIT), 'CE-21') : []),
    ...(frame.effect === 'move-opposing' && offers('pick') ? barred(neutrals.map(PICK), 'CE-21') : []),
    ...(offers('to') ? barred(closed.map(TO), 'CE-14') : []),
    ...(offers('good') ? barred(goodsGone(view).map(GOOD), 'CE-24') : []),
  ];
}

function perform(table: CeTable, frame: AbilityFrame, action: AbilityAction): void {
  if (action.type === 'reward') return takeReward(table, frame);
  if (action.type !== 'leave') {
    frame.begun = true;
    return effects[frame.effect].carryOut(table, frame, action);
  }
  frame.over = true;
  if (hasChoice(table, frame)) table.tell(citeAbility(frame), { type: 'ability-left', seat: frame.seat });
}

/** CE-17, CE-23 Takes exactly the money shown. */
function takeReward(table: CeTable, frame: AbilityFrame): void {
  frame.reward = false;
  for (const kind of table.given.jobs[frame.job]?.reward ?? []) takeCard(table, 'CE-17', frame.seat, kind);
}

/** A job goes into the suitcase (CE-17); the icons of an ally come last (CE-40). */
function finish(table: CeTable, { seat, job, ally }: AbilityFrame): void {
  if (job === NONE) return useIcons(table, seat, table.given.allies[ally]?.icons ?? []);
  table.open.underway = NONE;
  getAt(table.recalled.completed, seat).push(job);
  table.tell('CE-17', { type: 'completed', seat, job });
}
