import { answers, type BarredAnswer, type Decision, type DeepReadonly, type Procedure } from '@consigliere/kernel';
import { listMisplacements, listPlacements, listUnaffordable, takeField } from '../effects/fields.ts';
import { findProtectedTargets, findTakeoverTargets, takeOver } from '../takeover.ts';
import {
  holds,
  listFavourUses,
  listGreyUses,
  listIdleUses,
  listUnreachableUses,
  rollDie,
  spendTile,
  useFavour,
  useGrey,
} from '../tiles.ts';
import {
  BIRTHDAY,
  type BoardDrawers,
  COP,
  type DerPate,
  DICE,
  type DpTable,
  FIELD_RULES,
  FRIENDS_PER_TURN,
  GRANDCHILD,
  HELD,
  JUDGE,
  type TurnAction,
  type TurnFrame,
  WEDDING,
} from '../types.ts';

/** DP-E6 The event that stays open for a free takeover. */
const FREE_TAKEOVERS = 5;

/** DP-8, DP-10 A full turn for everybody, clockwise from the start player. */
export const turns: Procedure<DerPate, 'turns'> = {
  run(table, frame) {
    const { open, seats } = table;
    if (frame.taken === seats.length) return table.done();
    const seat = (open.startPlayer + frame.taken++) % seats.length;
    open.turn = seat;
    for (let die = 0; die < DICE.length; die++) {
      open.faces[die] = 0;
      open.placed[die] = 0;
    }
    table.tell('DP-8', { type: 'turn', seat });
    const freeTakeover = open.lasting === FREE_TAKEOVERS;
    table.call('turn', { seat, row: 1, phase: 'before-roll', friendsUsed: 0, freeTakeover });
  },
};

const ROLL = Object.freeze({ type: 'roll' } as const);
const END = Object.freeze({ type: 'end' } as const);
const CALL_JUDGE = Object.freeze({ type: 'judge' } as const);
const CALL_COP = answers(DICE.length, die => ({ type: 'cop', die }));
const FREE_TAKEOVER = answers(12, business => ({ type: 'free-takeover', business }));

/** DP-39 Everything the active player may do now. */
function listTurnActions(board: BoardDrawers, frame: DeepReadonly<TurnFrame>): TurnAction[] {
  const { seat, row } = frame;
  const actions: TurnAction[] = [];
  if (frame.phase === 'before-roll') {
    actions.push(ROLL);
    if (frame.freeTakeover && row === 1)
      for (const business of findTakeoverTargets(board, seat, null)) actions.push(FREE_TAKEOVER(business));
  } else if (frame.phase === 'rolled') {
    listPlacements(board, seat, row, actions);
    listRerolls(board, frame, actions);
  } else actions.push(END);
  for (let tile = 0; tile < 3; tile++) listGreyUses(board, seat, tile, actions);
  listFavourUses(board, seat, frame.friendsUsed, actions);
  return actions;
}

/** DP-27 Cop and judge after a roll. */
function listRerolls(board: BoardDrawers, { seat, row }: DeepReadonly<TurnFrame>, actions: TurnAction[]): void {
  const { placed } = board.open;
  if (row === 4) return;
  if (holds(board, seat, COP))
    for (let die = 0; die < placed.length; die++) if (placed[die] === 0) actions.push(CALL_COP(die));
  if (holds(board, seat, JUDGE)) actions.push(CALL_JUDGE);
}

/** DP-20, DP-30, DP-40 The uses of dice, friends and tiles that the player might try but may not make. */
function listBarredActions(board: BoardDrawers, frame: DeepReadonly<TurnFrame>): BarredAnswer<TurnAction>[] {
  const { seat, row, phase, friendsUsed } = frame;
  const third: TurnAction[] = [];
  const isSpent = friendsUsed >= FRIENDS_PER_TURN;
  if (isSpent) listFavourUses(board, seat, 0, third);
  const idle = listIdleUses(board, seat).filter(({ type }) => type === 'tile' || !isSpent);
  const closed = phase === 'rolled' && row === 3 ? listUnaffordable(board, seat) : [];
  return [
    ...closed.map(action => ({ action, rule: 'DP-20' })),
    ...third.map(action => ({ action, rule: 'DP-30' })),
    ...idle.map(action => ({ action, rule: 'DP-40' })),
  ];
}

/** Dice on wrong fields, takeovers at the car (DP-9), tiles and favours out of reach. */
function listForbiddenActions(board: BoardDrawers, frame: DeepReadonly<TurnFrame>): BarredAnswer<TurnAction>[] {
  const { seat, row, phase, freeTakeover } = frame;
  const isHunting = phase === 'before-roll' && freeTakeover && row === 1;
  const atCar = isHunting ? findProtectedTargets(board, seat, null) : [];
  const by = (rule: string) => (action: TurnAction) => ({ action, rule });
  return [
    ...(phase === 'rolled' ? listMisplacements(board, seat, row) : []),
    ...atCar.map(FREE_TAKEOVER).map(by('DP-9')),
    ...FREE_TAKEOVER.all.map(by(isHunting ? 'DP-19' : 'DP-E6')),
    ...[...CALL_COP.all, CALL_JUDGE].map(by('DP-27')),
    ...listUnreachableUses(board),
  ];
}

export const turn: Decision<DerPate, 'turn'> = {
  rule: 'DP-10',
  waiting: frame => frame.seat,
  /** Forced steps are taken without asking; only the end of the turn is always left to the player (DP-39). */
  forced(view, frame) {
    if (frame.phase === 'before-roll' && !hasMore(view, frame)) return ROLL;
    if (isChoice(frame)) return null;
    const actions = listTurnActions(view, frame);
    return actions.length === 1 ? (actions[0] ?? null) : null;
  },
  legal: listTurnActions,
  barred: listBarredActions,
  forbidden: listForbiddenActions,
  take: (table, frame, _seat, action) => perform(table, frame, action),
};

/**
 * With several dice to place the player is asked, even where only one can be placed because the player can't pay for a friend (DP-20):
 * the table must not learn from that how much money a player has (DP-41).
 */
const isChoice = ({ phase, row }: DeepReadonly<TurnFrame>): boolean =>
  phase === 'after-rows' || (phase === 'rolled' && row < 4);

/** Whether the player could do anything before a roll: a free takeover, a grey tile, a friend. */
function hasMore({ open }: BoardDrawers, { seat, freeTakeover }: DeepReadonly<TurnFrame>): boolean {
  const tiles = open.tiles[seat] ?? [];
  return (
    freeTakeover ||
    tiles[WEDDING] === HELD ||
    tiles[GRANDCHILD] === HELD ||
    tiles[BIRTHDAY] === HELD ||
    (open.friends[seat] !== 0 && open.favours[seat] !== 0)
  );
}

function perform(table: DpTable, frame: TurnFrame, action: TurnAction): void {
  const { seat } = frame;
  switch (action.type) {
    case 'roll':
      frame.phase = 'rolled';
      return roll(table, frame, 'row');
    case 'cop':
      spendTile(table, seat, 'cop');
      table.open.faces[action.die] = rollDie(table, 'dice');
      return table.tell('DP-27', { type: 'rolled', seat, faces: findUnplaced(table), by: 'cop' });
    case 'judge':
      spendTile(table, seat, 'judge');
      return roll(table, frame, 'judge');
    case 'place':
      return place(table, frame, action);
    case 'free-takeover':
      frame.freeTakeover = false;
      return takeOver(table, 'DP-E6', seat, action.business);
    case 'tile':
      return useGrey(table, seat, action);
    case 'favour':
      frame.friendsUsed++;
      return useFavour(table, seat, action);
    case 'end':
      table.done();
      table.tell('DP-39', { type: 'ended', seat });
  }
}

const findUnplaced = ({ open: { faces, placed } }: DpTable): (number | null)[] =>
  faces.map((face, die) => (placed[die] === 0 ? face : null));

/** DP-10 Rolls every die not yet placed. */
function roll(table: DpTable, { seat }: TurnFrame, by: 'row' | 'judge'): void {
  const { faces, placed } = table.open;
  for (let die = 0; die < faces.length; die++) if (placed[die] === 0) faces[die] = rollDie(table, 'dice');
  table.tell(by === 'row' ? 'DP-10' : 'DP-27', { type: 'rolled', seat, faces: findUnplaced(table), by });
}

/** DP-10 A placement is resolved completely before the next roll; row 4 follows without a roll. */
function place(table: DpTable, frame: TurnFrame, action: TurnAction & { type: 'place' }): void {
  const { seat, row } = frame;
  const { die, field, senator } = action;
  const face = table.open.faces[die] ?? 0;
  table.open.placed[die] = row;
  frame.row++;
  frame.phase = row < 3 ? 'before-roll' : row === 3 ? 'rolled' : 'after-rows';
  table.tell(FIELD_RULES[field], { type: 'placed', seat, die, face, field, senator });
  if (senator) spendTile(table, seat, 'senator');
  takeField(table, field, seat, face);
}
