import type { DerPate } from '@consigliere/games/der-pate/rules';
import type { DerPateWords } from '@consigliere/games/der-pate/text';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { wear } from '../../../kit/look/art/crest.tsx';
import { BoardContextProvider, useNewBoardContext } from '../../kit/board-context.ts';
import type { BoardParts } from '../../kit/board-parts.ts';
import type { BoardProps } from '../../kit/board-props.ts';
import { Flights } from '../../kit/flights.tsx';
import { type DpBoardContext, plan, useBoard } from './board-context.ts';
import { Facts, Ledger } from './families/families.tsx';
import { Tokens } from './families/hand.tsx';
import { sayFamily } from './families/say-family.ts';
import { flights } from './flights.tsx';
import { SYMBOLS } from './icons.ts';
import type { Labels } from './labels.ts';
import { CityMap } from './map/map.tsx';
import { EventNote, Tableau } from './tableau/tableau.tsx';
import './board.css';
import './map/map.css';
import './tableau/tableau.css';
import './tableau/event.css';
import './families/families.css';

/** The context of Der Pate's board. */
function Context({ children, ...props }: BoardProps<DerPate> & { readonly children?: ComponentChildren }) {
  const context: DpBoardContext = useNewBoardContext<DerPate, DerPateWords, Labels>(props, plan);
  const { view, prompt, held } = context;
  useEffect(() => wear(SYMBOLS), []);
  const moment = [view.calls, prompt?.id, prompt?.actions.length, ...view.open.faces, ...view.open.placed].join();
  // A picked-up piece belongs to one question.
  useEffect(() => {
    held.value = null;
  }, [moment]);
  return <BoardContextProvider value={context}>{children}</BoardContextProvider>;
}

/** Lower Manhattan. */
function Stage() {
  return (
    <div class="dp">
      <CityMap />
      <Flights board="dp" plan={flights} />
    </div>
  );
}

/** The round and the events to come. */
function Place() {
  const { view, words } = useBoard();
  return (
    <span>
      {view.open.round > 0 && `${words.table.round(view.open.round)} · `}
      {words.table.eventsLeft(view.tally.pile)}
    </span>
  );
}

/** The viewer's ledger, tiles and favours. */
function Hand() {
  const { seat } = useBoard().view;
  if (seat === null) return null;
  return (
    <div class="dp-own">
      <Ledger seat={seat} />
      <Tokens />
    </div>
  );
}

export const board: BoardParts<DerPate> = {
  ...{ Context, Stage, Facts, Answers: Tableau, Place, Offers: EventNote, Hand },
  useFacts: seat => sayFamily(useBoard(), seat),
};
