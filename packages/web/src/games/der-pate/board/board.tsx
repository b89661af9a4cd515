import type { DerPate, DpAction } from '@consigliere/games/der-pate/rules';
import type { DerPateWords } from '@consigliere/games/der-pate/text';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { wear } from '../../../kit/look/art/crest.tsx';
import { BoardContextProvider, useNewBoardContext } from '../../kit/board-context.ts';
import type { BoardProps } from '../../kit/board-props.ts';
import { Flights } from '../../kit/flights.tsx';
import { type DpBoardContext, plan } from './board-context.ts';
import { Families } from './families/families.tsx';
import { Hand } from './families/hand.tsx';
import { flights } from './flights.tsx';
import { SYMBOLS } from './icons.ts';
import type { Labels } from './labels.ts';
import { CityMap } from './map/map.tsx';
import { Dock, Tableau } from './tableau/tableau.tsx';
import './board.css';
import './map/map.css';
import './tableau/tableau.css';
import './tableau/event.css';
import './families/families.css';

/** The board of Der Pate: the tableau, lower Manhattan, and a ledger for each family. */
export function Board(props: BoardProps<DerPate>) {
  const touched = useSignal<DpAction | null>(null);
  const context: DpBoardContext = { ...useNewBoardContext<DerPate, DerPateWords, Labels>(props, plan), touched };
  const { view, prompt, held } = context;
  useEffect(() => wear(SYMBOLS), []);
  const moment = [view.calls, prompt?.id, prompt?.actions.length, ...view.open.faces, ...view.open.placed].join();
  // A picked-up piece belongs to one question.
  useEffect(() => {
    held.value = null;
    touched.value = null;
  }, [moment]);
  return (
    <BoardContextProvider value={context}>
      <div class="dp">
        <div class="dp-mat">
          <Tableau />
          <Hand />
          <CityMap />
          <Families />
        </div>
        <Dock />
        <Flights board="dp" plan={flights} />
      </div>
    </BoardContextProvider>
  );
}
