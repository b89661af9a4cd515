import type { CartaNostra } from '@consigliere/games/carta-nostra/rules';
import { useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { lazy, Nothing } from '../../../kit/lazy.tsx';
import { BoardContextProvider, useNewBoardContext } from '../../kit/board-context.ts';
import type { BoardParts } from '../../kit/board-parts.ts';
import type { BoardProps } from '../../kit/board-props.ts';
import { openExplanation } from '../../kit/explanation.ts';
import { Answers, Buttons } from './answers.tsx';
import { type CnBoardContext, plan, useBoard } from './board-context.ts';
import { Facts, OtherCities, OwnCity } from './cities.tsx';
import { saySeat } from './explanations.tsx';
import { Hand } from './hand.tsx';
import { JobPlace } from './job.tsx';
import { loadLooks } from './looks.ts';
import { Piles } from './piles.tsx';

/** Loaded after the board. */
const MovingCards = lazy(async () => (await import('./flights.tsx')).MovingCards, Nothing);

/** The context of Carta Nostra's board. */
function Context({ children, ...props }: BoardProps<CartaNostra> & { readonly children?: ComponentChildren }) {
  const context: CnBoardContext = useNewBoardContext(props, plan);
  const { held } = context;
  useEffect(() => void loadLooks(), []);
  // When a card's explanation closes, the spots that go with it are no longer lit.
  useSignalEffect(() => {
    if (openExplanation.value === null) held.value = null;
  });
  return <BoardContextProvider value={context}>{children}</BoardContextProvider>;
}

/** The round. */
function Place() {
  const { words, view } = useBoard();
  return <span>{words.table.round(view.open.round)}</span>;
}

/** The other cities, the place of jobs, the piles, and the viewer's city. */
function Stage() {
  const { view } = useBoard();
  return (
    <div class="cn">
      <OtherCities />
      <JobPlace />
      <Piles />
      {view.seat !== null && <OwnCity seat={view.seat} />}
      <MovingCards />
    </div>
  );
}

export const board: BoardParts<CartaNostra> = {
  ...{ Context, Stage, Facts, Answers, Buttons, Place, Hand },
  useFacts: seat => saySeat(useBoard(), seat),
};
