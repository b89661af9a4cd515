import type { DerPate } from '@consigliere/games/der-pate/rules';
import type { DerPateWords } from '@consigliere/games/der-pate/text';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { lazy, Nothing } from '../../../kit/lazy.tsx';
import { wear } from '../../../kit/look/art/crest.tsx';
import { BoardContextProvider, useNewBoardContext } from '../../kit/board-context.ts';
import type { BoardParts } from '../../kit/board-parts.ts';
import type { BoardProps } from '../../kit/board-props.ts';
import { type DpBoardContext, plan, useBoard } from './board-context.ts';
import { Facts, Ledger } from './families/families.tsx';
import { Tokens } from './families/hand.tsx';
import { sayFamily } from './families/say-family.ts';
import { SYMBOLS } from './icons.ts';
import type { Labels } from './labels.ts';
import { KoLine } from './map/ko-line.tsx';
import { CityMap } from './map/map.tsx';
import { listMapAnswers } from './spots.ts';
import { EventNote } from './tableau/event.tsx';
import { Tableau, Tray } from './tableau/tableau.tsx';
import { getShownRow } from './tableau/turn-frame.ts';
import './board.css';
import './map/map.css';
import './tableau/tableau.css';
import './tableau/dock.css';
import './tableau/event.css';
import './families/families.css';

/** Loaded after the board. */
const MovingPieces = lazy(async () => (await import('./flights.tsx')).MovingPieces, Nothing);

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
  useEffect(() => {
    const putBack = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') held.value = null;
    };
    addEventListener('keydown', putBack);
    return () => removeEventListener('keydown', putBack);
  }, []);
  return <BoardContextProvider value={context}>{children}</BoardContextProvider>;
}

/** Lower Manhattan, and on small screens the event's text beside it, or in its place while the event asks. */
function Stage() {
  const { prompt, view } = useBoard();
  const isAsking = prompt?.kind === 'event' && listMapAnswers({ actions: prompt.actions, view }).length === 0;
  return (
    <div class={isAsking ? 'dp asking' : 'dp'}>
      <KoLine />
      <CityMap />
      <EventNote />
      <MovingPieces />
    </div>
  );
}

/** The round and the events to come; on small screens, which have the round above the map, the row of the turn. */
function Place() {
  const { view, words } = useBoard();
  const { table } = words;
  const row = getShownRow(view);
  return (
    <>
      <span class="dp-round">
        {view.open.round > 0 && `${table.round(view.open.round)} · `}
        {table.eventsLeft(view.tally.pile)}
      </span>
      {row > 0 && <span class="dp-row">{table.row(row)}</span>}
    </>
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
  ...{ Context, Stage, Facts, Place, Hand },
  ...{ Answers: Tableau, Buttons: Tray, Offers: EventNote },
  useFacts: seat => sayFamily(useBoard(), seat),
};
