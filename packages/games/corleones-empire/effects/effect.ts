import type { DeepReadonly } from '@consigliere/kernel';
import { TURF } from '../actions.ts';
import {
  type AbilityAction,
  type AbilityFrame,
  type BoardState,
  type CeTable,
  NONE,
  type OpenAbility,
  type Own,
  TURFS,
} from '../types.ts';

/** The ability of a job or an ally: the choices there are now (none: it is over), and how one is carried out. */
export interface CardEffect {
  /** With `own` null, lists every choice that is possible by public knowledge; the list is empty only if there is no choice. */
  choices(board: BoardState, frame: OpenAbility, own: DeepReadonly<Own> | null): AbilityAction[];
  carryOut(table: CeTable, frame: AbilityFrame, action: AbilityAction): void;
}

/** The rule that an ability follows: CE-41 a job's, CE-40 an ally's. */
export const citeAbility = ({ job }: OpenAbility): string => (job === NONE ? 'CE-40' : 'CE-41');

type AbilityActionType = AbilityAction['type'];
type AbilityActionOf<K extends AbilityActionType> = Extract<AbilityAction, { type: K }>;
type CarryOut<K extends AbilityActionType> = (table: CeTable, frame: AbilityFrame, action: AbilityActionOf<K>) => void;

const isOf = <K extends AbilityActionType>(action: AbilityAction, type: K): action is AbilityActionOf<K> =>
  action.type === type;

/** An effect that is over after one choice. */
export const once = <K extends AbilityActionType>(
  type: K,
  choices: CardEffect['choices'],
  carryOut: CarryOut<K>,
): CardEffect => ({
  choices,
  carryOut(table, frame, action) {
    frame.over = true;
    if (isOf(action, type)) carryOut(table, frame, action);
  },
});

/** The turfs that may be chosen. */
export function turfsWhere(isTarget: (turf: number) => boolean): AbilityAction[] {
  const actions: AbilityAction[] = [];
  for (let turf = 0; turf < TURFS; turf++) if (isTarget(turf)) actions.push(TURF(turf));
  return actions;
}
