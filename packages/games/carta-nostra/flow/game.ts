import type { Procedure } from '@consigliere/kernel';
import { awardGame, noMoreMoves } from '../ending.ts';
import { draw } from '../hands.ts';
import { deal, gather } from '../setup.ts';
import type { CartaNostra, CnTable } from '../types.ts';

type Part = (table: CnTable, frame: { at: number }) => void;

/** CN-2, CN-7 Whose turn it is; CN-3 each turn begins with a draw. */
const beginTurn: Part = table => {
  const { open } = table;
  const seat = open.turn;
  const isFirst = open.round === 1 && seat === open.startPlayer;
  open.moved = false;
  table.tell(isFirst ? 'CN-2' : 'CN-7', { type: 'turn', seat, round: open.round });
  table.call('turn', { seat, job: true, city: true });
  draw(table, 'CN-3', seat);
};

/** CN-7 Then the player to the left; CN-24 and CN-29 unless the game has come to nothing. */
const endTurn: Part = (table, frame) => {
  const { open } = table;
  if (open.ended !== null) return;
  open.stillTurns = open.moved ? 0 : open.stillTurns + 1;
  table.tell('CN-4', { type: 'ended', seat: open.turn });
  open.turn = (open.turn + 1) % table.seats.length;
  if (noMoreMoves(table)) return;
  if (open.turn === open.startPlayer) open.round++;
  frame.at = PARTS.indexOf(beginTurn);
};

/** CN-30 The winners of a game each have a win; the match goes on until somebody has enough. */
const endGame: Part = (table, frame) => {
  if (awardGame(table)) return table.done();
  gather(table);
  frame.at = PARTS.indexOf(deal);
};

const PARTS: readonly Part[] = [deal, beginTurn, endTurn, endGame];

/** A game, part after part; a part may call a step and the next part resumes after it. */
export const game: Procedure<CartaNostra, 'game'> = {
  run: (table, frame) => PARTS[frame.at++]?.(table, frame),
};
