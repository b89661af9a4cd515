import type { CorleonesEmpire } from '@consigliere/games/corleones-empire/rules';
import type { CorleonesEmpireWords } from '@consigliere/games/corleones-empire/text';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { BoardContextProvider, useNewBoardContext } from '../../kit/board-context.ts';
import type { BoardProps } from '../../kit/board-props.ts';
import { Flights } from '../../kit/flights.tsx';
import { type CeBoardContext, plan } from './board-context.ts';
import { Hand } from './cards/hand.tsx';
import { Offers, Piles } from './cards/offers.tsx';
import { Tray } from './cards/tray.tsx';
import { Families } from './families/families.tsx';
import { Reveal } from './families/reveal.tsx';
import { Tracks } from './families/tracks.tsx';
import { WarList } from './families/war-list.tsx';
import { flights } from './flights.tsx';
import type { Labels } from './labels.ts';
import { CityMap } from './map/map.tsx';
import './board.css';
import './families/families.css';
import './map/map.css';
import './map/spaces.css';
import './map/river.css';
import './cards/cards.css';
import './cards/tray.css';
import './wide.css';
import './low.css';

/** The part that comes first on a small screen: the map, the hand, the offers, or the sealed choice. */
const FIRST: Readonly<Partial<Record<string, 'hand' | 'offers' | 'dock'>>> = {
  discard: 'hand',
  offer: 'hand',
  bribe: 'offers',
  bid: 'dock',
  tribute: 'dock',
};

/** The board of Corleone's Empire: the tracks, the families, the map, the offers, and the reader's hand. */
export function Board(props: BoardProps<CorleonesEmpire>) {
  const pointed = useSignal<CeBoardContext['pointed']['value']>(null);
  const war = useSignal<CeBoardContext['war']['value']>(null);
  const context: CeBoardContext = {
    ...useNewBoardContext<CorleonesEmpire, CorleonesEmpireWords, Labels>(props, plan),
    pointed,
    war,
  };
  const { view, prompt, held } = context;
  useEffect(() => {
    pointed.value = null;
    held.value = null;
  }, [prompt?.id]);
  return (
    <BoardContextProvider value={context}>
      <div class="ce" data-first={FIRST[prompt?.kind ?? ''] ?? 'map'} data-phase={view.open.phase}>
        <div class="ce-mat">
          <Tracks />
          <Families />
          <WarList />
          <Reveal />
          <CityMap />
          <Offers />
          <Piles />
          <div class="ce-dock" data-bar>
            <Tray />
            {view.own !== null && <Hand />}
          </div>
        </div>
        <Flights board="ce" plan={flights} />
      </div>
    </BoardContextProvider>
  );
}
