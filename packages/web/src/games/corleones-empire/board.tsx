import type { CorleonesEmpire } from '@consigliere/games/corleones-empire/rules';
import type { CorleonesEmpireWords } from '@consigliere/games/corleones-empire/text';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { language } from '../../words/language.ts';
import type { BoardProps } from '../kit/board-props.ts';
import { type Desk, DeskProvider, type Pointed } from './desk.ts';
import { Families } from './families.tsx';
import { Flights } from './flights.tsx';
import { Hand } from './hand.tsx';
import { labels } from './labels.ts';
import { CityMap } from './map.tsx';
import { Offers } from './offers.tsx';
import { Piles } from './piles.tsx';
import { answersByPlace } from './places.ts';
import { Reveal } from './reveal.tsx';
import { Tracks } from './tracks.tsx';
import { Tray } from './tray.tsx';
import { WarList } from './war-list.tsx';
import './board.css';
import './families.css';
import './map.css';
import './spaces.css';
import './river.css';
import './cards.css';
import './tray.css';
import './wide.css';
import './low.css';

/** What comes first on a small screen: the map, the hand, the offers, or what is put together and sealed. */
const FIRST: Readonly<Partial<Record<string, 'hand' | 'offers' | 'dock'>>> = {
  discard: 'hand',
  offer: 'hand',
  bribe: 'offers',
  bid: 'dock',
  tribute: 'dock',
};

/** Corleone's Empire on the table: where the match stands, the families, the map, what is on offer, the reader's hand. */
export function Board(props: BoardProps<CorleonesEmpire>) {
  const { view, prompt, words } = props;
  const pointed = useSignal<Pointed | null>(null);
  const held = useSignal<Desk['held']['value']>(null);
  const war = useSignal<Desk['war']['value']>(null);
  const answers = useMemo(() => answersByPlace(prompt?.actions ?? [], view), [prompt, view]);
  const barred = useMemo(() => answersByPlace(prompt?.barred.map(({ action }) => action) ?? [], view), [prompt, view]);
  useEffect(() => {
    pointed.value = null;
    held.value = null;
  }, [prompt?.id]);
  const desk: Desk = {
    ...props,
    // The pack loads the words of Corleone's Empire with its board.
    words: words as CorleonesEmpireWords,
    labels: labels[language.value],
    answers,
    barred,
    pointed,
    held,
    war,
  };
  return (
    <DeskProvider value={desk}>
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
        <Flights />
      </div>
    </DeskProvider>
  );
}
