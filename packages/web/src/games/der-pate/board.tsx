import type { DerPate } from '@consigliere/games/der-pate/rules';
import type { DerPateWords } from '@consigliere/games/der-pate/text';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { wear } from '../../look/art/crest.tsx';
import { language } from '../../words/language.ts';
import type { BoardProps } from '../kit/board-props.ts';
import { type Desk, DeskProvider } from './desk.ts';
import { Families } from './families.tsx';
import { Flights } from './flights.tsx';
import { Hand } from './hand.tsx';
import { SYMBOLS } from './icons.ts';
import { labels } from './labels.ts';
import { CityMap } from './map.tsx';
import type { DpAction, Place } from './places.ts';
import { Tableau } from './tableau.tsx';
import { Dock } from './tray.tsx';
import './board.css';
import './map.css';
import './tableau.css';
import './event.css';
import './families.css';

/** Der Pate on the table: the tableau, lower Manhattan, and a ledger for each family. */
export function Board(props: BoardProps<DerPate>) {
  const { view, prompt, words } = props;
  const held = useSignal<Place | null>(null);
  const touched = useSignal<DpAction | null>(null);
  useEffect(() => wear(SYMBOLS), []);
  const moment = [view.calls, prompt?.id, prompt?.actions.length, ...view.open.faces, ...view.open.placed].join();
  // What is picked up belongs to the question it was picked up for.
  useEffect(() => {
    held.value = null;
    touched.value = null;
  }, [moment]);
  // The pack loads Der Pate's words with its board.
  const desk: Desk = {
    ...props,
    words: words as DerPateWords,
    labels: labels[language.value],
    held,
    touched,
  };
  return (
    <DeskProvider value={desk}>
      <div class="dp">
        <div class="dp-mat">
          <Tableau />
          <Hand />
          <CityMap />
          <Families />
        </div>
        <Dock />
        <Flights />
      </div>
    </DeskProvider>
  );
}
