import { inOrder, type SequencePart } from '@consigliere/kernel';
import { awardGame, noMoreMoves } from '../ending.ts';
import { draw } from '../hands.ts';
import { deal, gather } from '../setup.ts';
import type { CartaNostra } from '../types.ts';

/** CN-2, CN-7 Whose turn it is; CN-3 each turn begins with a draw. */
const beginTurn: SequencePart<CartaNostra> = table => {
  const { open } = table;
  const seat = open.turn;
  const isFirst = open.round === 1 && seat === open.startPlayer;
  open.moved = false;
  table.tell(isFirst ? 'CN-2' : 'CN-7', { type: 'turn', seat, round: open.round });
  table.call('turn', { seat, job: true, city: true });
  draw(table, 'CN-3', seat);
};

/** CN-7 Then the player to the left, unless the game has ended by CN-24 or CN-29. */
const endTurn: SequencePart<CartaNostra> = table => {
  const { open } = table;
  if (open.ended !== null) return;
  open.stillTurns = open.moved ? 0 : open.stillTurns + 1;
  table.tell('CN-4', { type: 'ended', seat: open.turn });
  open.turn = (open.turn + 1) % table.seats.length;
  if (noMoreMoves(table)) return;
  if (open.turn === open.startPlayer) open.round++;
  return beginTurn;
};

/** CN-30 The winners of a game each get a win; the match goes on until somebody has enough. */
const endGame: SequencePart<CartaNostra> = table => {
  if (awardGame(table)) return;
  gather(table);
  return deal;
};

/** A game, part after part, until the match is decided. */
export const game = inOrder(deal, beginTurn, endTurn, endGame);
