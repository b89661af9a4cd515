import { type DerPate, derPate as game } from '@consigliere/games/der-pate';
import { type Language, type Rules, rulesOf, type Seat, type State, sfc32, start } from '@consigliere/kernel';
import { colourless } from '../../../lib/colours.ts';
import type { Easel } from '../../drawing.ts';

/** Positions for the tests of the drawing. */

function rulesWith(options: Readonly<Record<string, unknown>>): Rules<DerPate> {
  const parsed = rulesOf(game, 3, { layout: 'fixed', start: 0, ...options });
  if (!parsed.ok) throw new Error(parsed.why);
  return parsed.value;
}

export const easel = (language: Language, width = 80, reader: Seat | null = 0): Easel => ({
  language,
  who: { names: ['Ada', 'Vito', 'Carmela'], reader },
  colours: colourless,
  width,
});

/** What is not told is as in `given`. */
export interface Position {
  readonly row?: number;
  readonly faces?: number[];
  readonly placed?: number[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly change?: (state: State<DerPate>) => void;
}

interface Placed {
  readonly rules: Rules<DerPate>;
  readonly state: State<DerPate>;
}

/**
 * The first player's turn after a roll. DP-42 Ada holds 4, 1, 2 in Greenwich Village, Vito 3, 5, 1 in East Side, Carmela 2, 4, 3
 * in Little Italy; Lower Manhattan is neutral. The car stands on Lower Manhattan's first space.
 */
export function given({
  row = 1,
  faces = [4, 2, 0, 1],
  placed = [0, 0, 0, 0],
  options = {},
  change,
}: Position): Placed {
  const rules = rulesWith(options);
  const { state }: { state: State<DerPate> } = start(rules, sfc32(1));
  state.open.car = 9;
  state.open.round = 2;
  state.open.turn = 0;
  state.open.turnedUp = [0, 4];
  state.open.lasting = null;
  state.sealed.pile = [1, 2, 3, 5, 6];
  state.sealed.removed = [7, 8, 9];
  state.recalled.money = [12_000, 23_000, 34_000];
  state.open.faces = faces;
  state.open.placed = placed;
  state.flow = [
    { id: 0, kind: 'match', frame: { at: 5 } },
    { id: 1, kind: 'turns', frame: { taken: 1 } },
    {
      id: 2,
      kind: 'turn',
      frame: { seat: 0, row, phase: 'rolled', friendsUsed: 0, freeTakeover: false, asks: true },
    },
  ];
  state.calls = 3;
  state.awaited = 1;
  change?.(state);
  return { rules, state };
}
