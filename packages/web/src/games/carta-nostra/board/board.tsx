import type { CartaNostra } from '@consigliere/games/carta-nostra/rules';
import { useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Crest } from '../../../kit/look/art/crest.tsx';
import { BoardContextProvider, useNewBoardContext } from '../../kit/board-context.ts';
import type { BoardParts } from '../../kit/board-parts.ts';
import type { BoardProps } from '../../kit/board-props.ts';
import { openExplanation } from '../../kit/explanation.ts';
import { Flights } from '../../kit/flights.tsx';
import { Answers } from './answers.tsx';
import { type CnBoardContext, plan, useBoard } from './board-context.ts';
import { Facts, OtherCities, OwnCity } from './cities.tsx';
import { saySeat } from './explanations.tsx';
import { flights } from './flights.tsx';
import { Hand } from './hand.tsx';
import { Piles, Tray } from './piles.tsx';
import { Window } from './window.tsx';
import './board.css';
import './cards.css';
import './cities.css';
import './window.css';

/** The context of Carta Nostra's board. */
function Context({ children, ...props }: BoardProps<CartaNostra> & { readonly children?: ComponentChildren }) {
  const context: CnBoardContext = useNewBoardContext(props, plan);
  const { held } = context;
  // When a card's explanation closes, the spots that go with it are no longer lit.
  useSignalEffect(() => {
    if (openExplanation.value === null) held.value = null;
  });
  return <BoardContextProvider value={context}>{children}</BoardContextProvider>;
}

/** The other cities, the place of jobs, the piles, and the viewer's city. */
function Stage() {
  const { view } = useBoard();
  return (
    <div class="cn">
      <Verdict />
      <OtherCities />
      <Window />
      <Tray />
      <Piles />
      {view.seat !== null && <OwnCity seat={view.seat} />}
      <Flights board="cn" plan={flights} />
    </div>
  );
}

export const board: BoardParts<CartaNostra> = {
  ...{ Context, Stage, Facts, Answers, Hand },
  useFacts: seat => saySeat(useBoard(), seat),
};

/** How the game ended and who won it; before that (CN-24) how near it is to ending because no card moves. */
function Verdict() {
  const { view, words, who } = useBoard();
  const { ended, stillTurns } = view.open;
  if (ended === null)
    return stillTurns === 0 ? null : (
      <p class="cn-still">
        {words.table.still(stillTurns, view.seats)} <span class="rule">CN-24</span>
      </p>
    );
  return (
    <section class="cn-verdict">
      {ended.winners.map(seat => (
        <Crest key={seat} seat={seat} size={44} />
      ))}
      <p>{words.event['game-over']({ type: 'game-over', ...ended }, who)}</p>
    </section>
  );
}
