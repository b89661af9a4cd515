import { type DerPate, DICE, type DpView, type Field, type TurnFrame } from '@consigliere/games/der-pate/rules';
import type { DerPateWords } from '@consigliere/games/der-pate/text';
import type { DeepReadonly } from '@consigliere/kernel';
import type { BoardProps } from '../../../kit/board-props.ts';

/** The current turn; null: the dice aren't out yet. */
export function getTurn({ flow }: DpView): DeepReadonly<TurnFrame> | null {
  const call = flow.findLast(({ kind }) => kind === 'turn');
  return call?.kind === 'turn' ? call.frame : null;
}

/** The row that is shown; while a placed die still asks something, the row of that die. */
export function getShownRow(view: DpView): number {
  const turn = getTurn(view);
  if (turn === null) return 0;
  const isAsking = view.flow.at(-1)?.kind === 'turn';
  return Math.min(4, isAsking ? turn.row : turn.row - 1);
}

/** Whether the player rolls and places dice now; otherwise a placed die is taking effect. */
export const isPlacing = (view: DpView): boolean =>
  view.flow.at(-1)?.kind === 'turn' && getTurn(view)?.phase !== 'after-rows';

/** The face a die shows; null: it is about to be rolled. */
export function getFace(view: DpView, die: number): number | null {
  const isToRoll = getTurn(view)?.phase === 'before-roll' && view.open.placed[die] === 0;
  return isToRoll ? null : (view.open.faces[die] ?? 0);
}

/** A field of the tableau: the colour it takes (null: any), and in row 1 the number. */
export interface TableauField {
  readonly field: Field;
  readonly die: number | null;
  readonly value: number;
}

/** The name of a field; those of row 1 are named for the business of their number. */
export const nameField = ({ kindAt, field: names }: DerPateWords, field: Field | undefined, value: number): string =>
  field === undefined ? '' : field === 'business' ? kindAt(value) : names[field].name;

/** The colours from left to right, as dice. */
const COLUMNS = (['grey', 'red', 'black', 'white'] as const).map(colour => DICE.indexOf(colour));
/** The coloured fields of a row, given by die. */
const listColoured = (fields: readonly Field[]): readonly TableauField[] =>
  COLUMNS.map(die => ({ field: fields[die] ?? 'press', die, value: 0 }));
const PRESS: TableauField = { field: 'press', die: null, value: 0 };

/** DP-C12 The fields of each row, row 1 first. */
export const listRows = ({ rowFour }: DpView['given']): readonly (readonly TableauField[])[] => [
  [...[1, 2, 3, 4, 5].map(value => ({ field: 'business' as const, die: null, value })), PRESS],
  [...listColoured(['visit', 'bet', 'reputation', 'influence']), PRESS],
  [...listColoured(['takeover', 'friend', 'assembly', 'raid']), PRESS],
  listColoured(rowFour),
];

/** The field on which each die of this turn was placed. The state only knows the row, so this reads the story. */
export function findPlacements(story: BoardProps<DerPate>['story']): ReadonlyMap<number, Field> {
  const events = (story ?? []).flatMap(chapter => chapter.events);
  const begun = events.findLastIndex(({ type }) => type === 'turn');
  const found = new Map<number, Field>();
  for (const event of events.slice(begun + 1)) if (event.type === 'placed') found.set(event.die, event.field);
  return found;
}
