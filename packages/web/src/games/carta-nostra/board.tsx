import type { CartaNostra } from '@consigliere/games/carta-nostra/rules';
import type { CartaNostraWords } from '@consigliere/games/carta-nostra/text';
import { useSignal, useSignalEffect } from '@preact/signals';
import { language } from '../../words/language.ts';
import type { BoardProps } from '../kit/board-props.ts';
import { explanation } from '../kit/explained.ts';
import { OtherCities, OwnCity } from './cities.tsx';
import { type Desk, DeskProvider } from './desk.ts';
import { Flights } from './flights.tsx';
import { Hand } from './hand.tsx';
import { labels } from './labels.ts';
import { Piles } from './piles.tsx';
import { Tray } from './tray.tsx';
import { Verdict } from './verdict.tsx';
import { Window } from './window.tsx';
import './board.css';
import './cards.css';
import './cities.css';
import './flights.css';
import './window.css';
// After the others: it overrides them where there is room.
import './wide.css';

/** Carta Nostra on the table: what is decided on, the others' cities, the piles, the reader's city and hand. */
export function Board(props: BoardProps<CartaNostra>) {
  const held = useSignal<number | null>(null);
  const { view, words } = props;
  // When nothing speaks of a card any more, its targets are not lit any more.
  useSignalEffect(() => {
    if (explanation.value === null) held.value = null;
  });
  // The pack loads Carta Nostra's words with its board.
  const desk: Desk = { ...props, words: words as CartaNostraWords, labels: labels[language.value], held };
  return (
    <DeskProvider value={desk}>
      <div class="cn">
        <div class="cn-mat">
          <Verdict />
          <Window />
          <Tray />
          <OtherCities />
          <div class="cn-home">
            <Piles />
            {view.seat !== null && <OwnCity seat={view.seat} />}
          </div>
          {view.own !== null && <Hand hand={view.own.hand} />}
        </div>
        <Flights />
      </div>
    </DeskProvider>
  );
}
