import type { DeepReadonly } from '@consigliere/kernel';
import { TURF } from '../actions.ts';
import { type AbilityAction, type AbilityFrame, type Board, type CeTable, NONE, type Own, TURFS } from '../types.ts';

type Frame = DeepReadonly<AbilityFrame>;

/** The ability of a job or an ally: the choices there are now (none: it is over), and how one is carried out. */
export interface Effect {
  /** With `own` null, lists every choice that is possible by public knowledge; the list is empty only if there is no choice. */
  choices(board: Board, frame: Frame, own: DeepReadonly<Own> | null): AbilityAction[];
  carryOut(table: CeTable, frame: AbilityFrame, action: AbilityAction): void;
}

/** The rule that an ability follows: CE-41 a job's, CE-40 an ally's. */
export const citeAbility = ({ job }: Frame): string => (job === NONE ? 'CE-40' : 'CE-41');

type Type = AbilityAction['type'];
type Of<K extends Type> = Extract<AbilityAction, { type: K }>;
type CarryOut<K extends Type> = (table: CeTable, frame: AbilityFrame, action: Of<K>) => void;

const isOf = <K extends Type>(action: AbilityAction, type: K): action is Of<K> => action.type === type;

/** An effect that is over after one choice. */
export const once = <K extends Type>(type: K, choices: Effect['choices'], carryOut: CarryOut<K>): Effect => ({
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
