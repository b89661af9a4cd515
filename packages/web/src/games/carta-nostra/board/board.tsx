import type { CartaNostra } from '@consigliere/games/carta-nostra/rules';
import { useSignalEffect } from '@preact/signals';
import { Crest } from '../../../kit/look/art/crest.tsx';
import type { BoardProps } from '../../kit/board-props.ts';
import { DeskProvider, useNewDesk } from '../../kit/desk.ts';
import { explanation } from '../../kit/explained.ts';
import { Flights } from '../../kit/flights.tsx';
import { OtherCities, OwnCity } from './cities.tsx';
import { type Desk, plan, useDesk } from './desk.ts';
import { flights } from './flights.tsx';
import { Hand } from './hand.tsx';
import { Piles, Tray } from './piles.tsx';
import { Window } from './window.tsx';
import './board.css';
import './cards.css';
import './cities.css';
import './window.css';
// After the others: it overrides them where there is room.
import './wide.css';

/** Carta Nostra on the table: what is decided on, the others' cities, the piles, the reader's city and hand. */
export function Board(props: BoardProps<CartaNostra>) {
  const desk: Desk = useNewDesk(props, plan);
  const { view, held } = desk;
  // Once a card isn't explained any more, the places it goes with aren't lit any more.
  useSignalEffect(() => {
    if (explanation.value === null) held.value = null;
  });
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
        <Flights board="cn" plan={flights} />
      </div>
    </DeskProvider>
  );
}

/** How the game ended, and who won it; CN-24 before that, how near it is to ending because no card moves. */
function Verdict() {
  const { view, words, who } = useDesk();
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
