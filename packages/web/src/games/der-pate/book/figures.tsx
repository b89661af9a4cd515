import type { DerPate } from '@consigliere/games/der-pate/rules';
import { rules, TILES, TRACKS } from '@consigliere/games/der-pate/rules';
import type { DerPateWords } from '@consigliere/games/der-pate/text';
import type { State } from '@consigliere/kernel';
import { chacha20, legal, play, rulesOf, start, view, waiting } from '@consigliere/kernel/host';
import { signal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import { BoardContextProvider, makeStillContext } from '../../kit/board-context.ts';
import { type DpBoardContext, plan } from '../board/board-context.ts';
import { FavourIcon, TileIcon } from '../board/drawings.tsx';
import { TrackLine } from '../board/families/track.tsx';
import type { Labels } from '../board/labels.ts';
import { getBox } from '../board/map/geometry.ts';
import { Town } from '../board/map/map.tsx';
import { DieFace } from '../board/tableau/dice.tsx';
import { Rows } from '../board/tableau/rows.tsx';
import { getTurn } from '../board/tableau/turn-frame.ts';
import '../board/board.css';
import '../board/map/map.css';
import '../board/tableau/event.css';
import '../board/tableau/tableau.css';
import '../board/families/families.css';

const NAMES = ['Ada', 'Bea', 'Cleo'];
const PUPPET_HAND = 0;

/** The first match there is, up to the first dice. */
function rollFirstDice() {
  const played = rulesOf(rules, NAMES.length, {});
  if (!played.ok) throw new Error(played.why);
  let { state } = start(played.value, chacha20('a figure'));
  for (;;) {
    const [seat] = waiting(played.value, state);
    if (seat === undefined) throw new Error('nobody rolls');
    if (getTurn(view(played.value, state, null))?.phase === 'rolled') return { played: played.value, state };
    ({ state } = play(played.value, state, seat, legal(played.value, state, seat)[0]));
  }
}

interface SceneProps {
  readonly words: DerPateWords;
  readonly change?: (open: State<DerPate>['open']) => void;
  readonly children: (context: DpBoardContext) => ComponentChildren;
}

/** Parts of the board as they look when the first player has rolled, but for what is changed. */
function Scene({ words, change, children }: SceneProps) {
  const { played, state } = rollFirstDice();
  change?.(state.open);
  const shown = { words, view: view(played, state, null), who: { names: NAMES, reader: null } };
  const context: DpBoardContext = {
    ...makeStillContext<DerPate, DerPateWords, Labels>(shown, plan),
    touched: signal(null),
  };
  return (
    <BoardContextProvider value={context}>
      <div class="dp">{children(context)}</div>
    </BoardContextProvider>
  );
}

/** A part of the map. */
function Look({ part, car }: { readonly part: 'whole' | 'car'; readonly car: number }) {
  const { x, y, w, h } = getBox(part, car);
  return (
    <div class={part === 'car' ? 'dp-map book-near' : 'dp-map'}>
      <svg viewBox={`${x} ${y} ${w} ${h}`} aria-hidden="true">
        <Town />
      </svg>
    </div>
  );
}

/** The figures of the rule book, by the rule they stand beside. */
export const figures: Readonly<Record<string, ComponentType<{ readonly words: DerPateWords }>>> = {
  'DP-1': ({ words }) => <Scene words={words}>{({ view: { open } }) => <Look part="whole" car={open.car} />}</Scene>,
  'DP-9': ({ words }) => <Scene words={words}>{({ view: { open } }) => <Look part="car" car={open.car} />}</Scene>,
  'DP-10': ({ words }) => (
    <Scene words={words}>
      {() => (
        <div class="book-row">
          {[3, 5, PUPPET_HAND, 2].map((face, die) => (
            <DieFace key={die} die={die} face={face} size={64} />
          ))}
        </div>
      )}
    </Scene>
  ),
  'DP-13': ({ words }) => <Scene words={words}>{() => <Rows />}</Scene>,
  'DP-25': ({ words }) => (
    <Scene
      words={words}
      change={({ reputation, influence, income, favours }) => {
        reputation[0] = 4;
        influence[0] = 2;
        income[0] = 1;
        favours[0] = 3;
      }}
    >
      {() => TRACKS.map(track => <TrackLine key={track} seat={0} track={track} />)}
    </Scene>
  ),
  'DP-26': ({ words }) => (
    <Scene words={words}>
      {() => (
        <div class="book-row">
          {TILES.map(tile => (
            <TileIcon key={tile} tile={tile} size={44} />
          ))}
        </div>
      )}
    </Scene>
  ),
  'DP-31': ({ words }) => (
    <Scene words={words}>
      {() => (
        <div class="book-row">
          {[1, 2, 3, 4].map(favour => (
            <FavourIcon key={favour} favour={favour} size={44} />
          ))}
        </div>
      )}
    </Scene>
  ),
};
