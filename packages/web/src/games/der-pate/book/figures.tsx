import { type DerPate, PUPPET, rules, TILES, TRACKS } from '@consigliere/games/der-pate/rules';
import type { DerPateWords } from '@consigliere/games/der-pate/text';
import type { State } from '@consigliere/kernel';
import { chacha20, legal, play, rulesOf, start, view, waiting } from '@consigliere/kernel/host';
import type { ComponentChildren, ComponentType } from 'preact';
import { BoardContextProvider } from '../../kit/board-context.ts';
import { makeStillContext } from '../../kit/still-context.ts';
import { type DpBoardContext, plan } from '../board/board-context.ts';
import { Icon } from '../board/drawings.tsx';
import { TrackLine } from '../board/families/track.tsx';
import { FAVOUR_ICONS, TILE_ICONS } from '../board/icons.ts';
import type { Labels } from '../board/labels.ts';
import { getCarBox, MAP } from '../board/map/geometry.ts';
import { Town } from '../board/map/map.tsx';
import { DieFace } from '../board/tableau/dice.tsx';
import { Fields, Steps } from '../board/tableau/rows.tsx';
import { getTurn } from '../board/tableau/turn-frame.ts';
import '../board/board.css';
import '../board/map/map.css';
import '../board/tableau/event.css';
import '../board/tableau/tableau.css';
import '../board/families/families.css';

const NAMES = ['Ada', 'Bea', 'Cleo'];

/** A match of three, up to the first roll. */
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

/** A part of the map. */
function Look({ part, car }: { readonly part: 'whole' | 'car'; readonly car: number }) {
  const { x, y, w, h } = part === 'car' ? getCarBox(car) : { x: 0, y: 0, ...MAP };
  return (
    <div class={part === 'car' ? 'dp-map book-near' : 'dp-map'}>
      <svg viewBox={`${x} ${y} ${w} ${h}`} aria-hidden="true">
        <Town />
      </svg>
    </div>
  );
}

/** Parts of the board after the first roll, and the changes they need. */
interface FigureScene {
  readonly change?: (open: State<DerPate>['open']) => void;
  show(context: DpBoardContext): ComponentChildren;
}

const row = (children: ComponentChildren) => <div class="book-row">{children}</div>;

/** The scenes of the rule book, by the rule they stand beside. */
const SCENES: Readonly<Record<string, FigureScene>> = {
  'DP-1': { show: ({ view: { open } }) => <Look part="whole" car={open.car} /> },
  'DP-9': { show: ({ view: { open } }) => <Look part="car" car={open.car} /> },
  'DP-10': {
    show: () => row([3, 5, PUPPET, 2].map((face, die) => <DieFace key={die} die={die} face={face} size={64} />)),
  },
  'DP-13': {
    show: () => (
      <>
        <Steps />
        <Fields />
      </>
    ),
  },
  'DP-25': {
    change: ({ reputation, influence, income, favours }) => {
      reputation[0] = 4;
      influence[0] = 2;
      income[0] = 1;
      favours[0] = 3;
    },
    show: () => TRACKS.map(track => <TrackLine key={track} seat={0} track={track} />),
  },
  'DP-26': { show: () => row(TILES.map(tile => <Icon key={tile} path={TILE_ICONS[tile]} size={44} />)) },
  'DP-31': { show: () => row(FAVOUR_ICONS.map(path => <Icon key={path} path={path} size={44} />)) },
};

function Figure({ words, scene }: { readonly words: DerPateWords; readonly scene: FigureScene }) {
  const { played, state } = rollFirstDice();
  scene.change?.(state.open);
  const shown = { words, view: view(played, state, null), who: { names: NAMES, reader: null } };
  const context: DpBoardContext = makeStillContext<DerPate, DerPateWords, Labels>(shown, plan);
  return (
    <BoardContextProvider value={context}>
      <div class="dp">{scene.show(context)}</div>
    </BoardContextProvider>
  );
}

/** The figures of the rule book, by the rule they stand beside. */
export const figures: Readonly<Record<string, ComponentType<{ readonly words: DerPateWords }>>> = Object.fromEntries(
  Object.entries(SCENES).map(([rule, scene]) => [
    rule,
    ({ words }: { readonly words: DerPateWords }) => <Figure words={words} scene={scene} />,
  ]),
);
