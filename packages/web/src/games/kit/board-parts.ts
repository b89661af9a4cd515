import type { Seat, Shape, View } from '@consigliere/kernel';
import type { ComponentChildren, ComponentType } from 'preact';
import type { BoardProps } from './board-props.ts';

/** The parts of a game's board. The frame of the table puts each where it belongs. */
export interface BoardParts<T extends Shape = Shape> {
  /** Makes the board's context for all other parts. */
  readonly Context: ComponentType<BoardProps<T> & { readonly children?: ComponentChildren }>;
  /** The board itself. */
  readonly Stage: ComponentType;
  /** A player's open facts in one line. */
  readonly Facts: ComponentType<{ readonly seat: Seat }>;
  /** The same facts in words, for the player's accessible name. Defaults to the totals. */
  useFacts?(seat: Seat): string;
  /** The answers that have no place on the board or in the hand, or are too small there. */
  readonly Answers: ComponentType;
  /** The game's own buttons beside Undo, in the lowest row of the dock: pass, end the turn. */
  readonly Buttons?: ComponentType;
  /** Where the match stands, in a few words: round, act, phase. */
  readonly Place?: ComponentType;
  /** Things on offer beside the board. */
  readonly Offers?: ComponentType;
  /** The viewer's own cards or ledger. */
  readonly Hand?: ComponentType;
  /** Things that lie beside the board and are rarely looked at: the menu shows them. */
  readonly Supply?: ComponentType;
  /** The number of a player's crest. Defaults to the seat. */
  crestOf?(view: View<T>, seat: Seat): number;
}
