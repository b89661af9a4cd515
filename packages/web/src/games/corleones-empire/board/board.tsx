import type { CorleonesEmpire } from '@consigliere/games/corleones-empire/rules';
import type { CorleonesEmpireWords } from '@consigliere/games/corleones-empire/text';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { lazy, Nothing } from '../../../kit/lazy.tsx';
import { BoardContextProvider, useNewBoardContext } from '../../kit/board-context.ts';
import type { BoardParts } from '../../kit/board-parts.ts';
import type { BoardProps } from '../../kit/board-props.ts';
import { type CeBoardContext, familyOf, plan, useBoard } from './board-context.ts';
import { Hand } from './cards/hand.tsx';
import { Offers, Supply } from './cards/offers.tsx';
import { Tray } from './cards/tray.tsx';
import { sayFamily } from './families/explain-family.ts';
import { Facts } from './families/families.tsx';
import { Place } from './families/place.tsx';
import { Reveal } from './families/reveal.tsx';
import { WarList } from './families/war-list.tsx';
import type { Labels } from './labels.ts';
import { CityMap } from './map/map.tsx';
import './board.css';
import './families/families.css';
import './map/map.css';
import './map/spaces.css';
import './map/river.css';
import './cards/cards.css';
import './cards/hand.css';
import './cards/flat.css';
import './cards/sealing.css';
import './cards/tray.css';
import './cards/dock.css';

/** Loaded after the board. */
const MovingPieces = lazy(async () => (await import('./flights.tsx')).MovingPieces, Nothing);

/** The context of the board of Corleone's Empire. */
function Context({ children, ...props }: BoardProps<CorleonesEmpire> & { readonly children?: ComponentChildren }) {
  const pointed = useSignal<CeBoardContext['pointed']['value']>(null);
  const war = useSignal<CeBoardContext['war']['value']>(null);
  const context: CeBoardContext = {
    ...useNewBoardContext<CorleonesEmpire, CorleonesEmpireWords, Labels>(props, plan),
    pointed,
    war,
  };
  const { prompt, held } = context;
  useEffect(() => {
    pointed.value = null;
    held.value = null;
  }, [prompt?.id]);
  return <BoardContextProvider value={context}>{children}</BoardContextProvider>;
}

/** The map of New York. */
function Stage() {
  return (
    <div class="ce">
      <CityMap />
      <MovingPieces />
    </div>
  );
}

/** The news of the act, and the answers. */
function Answers() {
  return (
    <div class="ce-answers">
      <div class="ce-news">
        <WarList />
        <Reveal />
      </div>
      <Tray />
    </div>
  );
}

export const board: BoardParts<CorleonesEmpire> = {
  ...{ Context, Stage, Facts, Answers, Place, Offers, Hand, Supply },
  crestOf: (view, seat) => familyOf({ view }, seat),
  useFacts: seat => sayFamily(useBoard(), seat),
};
