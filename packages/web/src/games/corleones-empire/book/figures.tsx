import {
  ALLY_CARDS,
  type CorleonesEmpire,
  DISCARD_3,
  JOB_CARDS,
  NEUTRAL,
  NONE,
  RANKS,
  rules,
  strengthIn,
  THUG,
  winnerOf,
} from '@consigliere/games/corleones-empire/rules';
import type { CorleonesEmpireWords } from '@consigliere/games/corleones-empire/text';
import type { State } from '@consigliere/kernel';
import { chacha20, rulesOf, start, view } from '@consigliere/kernel/host';
import { signal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import { BoardContextProvider, makeStillContext } from '../../kit/board-context.ts';
import { Icon } from '../board/art/icons.tsx';
import { type CeBoardContext, plan } from '../board/board-context.ts';
import { Face } from '../board/cards/cards.tsx';
import { Reveal } from '../board/families/reveal.tsx';
import { Tracks } from '../board/families/tracks.tsx';
import type { Labels } from '../board/labels.ts';
import { Sheet } from '../board/map/map.tsx';
import { behindWindow } from '../board/map/zoom.ts';
import '../board/board.css';
import '../board/families/families.css';
import '../board/map/map.css';
import '../board/map/spaces.css';
import '../board/map/river.css';
import '../board/cards/cards.css';
import '../board/cards/tray.css';

/** The number of different icons. */
const ICONS = DISCARD_3 + 1;
const NAMES = ['Ada', 'Bea', 'Cleo'];
const [ADA, BEA, CLEO] = [0, 1, 2] as const;
const thug = (seat: number): number => RANKS.length * seat + THUG;
const don = (seat: number): number => RANKS.length * seat;
const [MIDTOWN, GUN_SHOP, BARBER] = [5, 5, 6] as const;
/** Round spaces: at the corner of Midtown, Chelsea and the park; between Midtown and Queens; between Midtown and Chelsea. */
const [CORNER, BRIDGE, BETWEEN] = [3, 11, 7] as const;

type Open = State<CorleonesEmpire>['open'];

interface SceneProps {
  readonly words: CorleonesEmpireWords;
  /** The differences from the beginning of a match. */
  readonly change?: (open: Open) => void;
  readonly told?: CorleonesEmpire['Event'];
  readonly pointed?: CeBoardContext['pointed']['value'];
  /** The turf whose figures are counted. */
  readonly fought?: number;
  readonly children: ComponentChildren;
}

/** Parts of the board as they look at the beginning of a three-player match, with changes. */
function Scene({ words, change, told, pointed = null, fought, children }: SceneProps) {
  const played = rulesOf(rules, NAMES.length, { families: 'random' });
  if (!played.ok) throw new Error(played.why);
  const { state } = start(played.value, chacha20('a figure'));
  state.open.families = [ADA, BEA, CLEO];
  change?.(state.open);
  const seen = view(played.value, state, null);
  const strength = fought === undefined ? null : strengthIn(seen, fought);
  const winner = strength === null ? NONE : winnerOf(strength);
  const shown = { words, view: seen, who: { names: NAMES, reader: null } };
  const context: CeBoardContext = {
    ...makeStillContext<CorleonesEmpire, CorleonesEmpireWords, Labels>(shown, plan),
    story: told === undefined ? [] : [{ events: [told], rules: [''], undoneBy: null, by: null }],
    pointed: signal(pointed),
    war: signal(
      strength === null || fought === undefined
        ? null
        : { turf: fought, ...strength, winner: winner === NONE ? null : winner, marker: 'control' },
    ),
  };
  return (
    <BoardContextProvider value={context}>
      <div class="ce">{children}</div>
    </BoardContextProvider>
  );
}

/** A turf and its surroundings. */
const CloseUp = ({ turf }: { readonly turf: number }) => (
  <div class="ce-window narrow book-near">
    <div class="ce-map" style={behindWindow(turf)}>
      <Sheet />
    </div>
  </div>
);

const Whole = () => (
  <div class="ce-window">
    <div class="ce-map">
      <Sheet />
    </div>
  </div>
);

const Cards = ({ cards }: { readonly cards: readonly number[] }) => (
  <ul class="ce-cards">
    {cards.map(card => (
      <li key={card} class="ce-card">
        <Face card={card} />
      </li>
    ))}
  </ul>
);

/** The rule book's figures, by the rule they illustrate. */
export const figures: Readonly<Record<string, ComponentType<{ readonly words: CorleonesEmpireWords }>>> = {
  'CE-6': ({ words }) => (
    <Scene
      words={words}
      change={open => {
        open.phase = 'turf-war';
      }}
    >
      <Tracks />
    </Scene>
  ),
  'CE-12': ({ words }) => (
    <Scene
      words={words}
      change={({ thugAt }) => {
        thugAt[GUN_SHOP] = thug(ADA);
      }}
    >
      <CloseUp turf={MIDTOWN} />
    </Scene>
  ),
  'CE-14': ({ words }) => (
    <Scene
      words={words}
      change={({ memberAt }) => {
        memberAt[CORNER] = don(BEA);
      }}
      pointed={{ areas: [5, 6, 7], space: CORNER }}
    >
      <Whole />
    </Scene>
  ),
  'CE-16': ({ words }) => (
    <Scene words={words}>
      <Cards cards={[4, 5, 6, 7, JOB_CARDS, JOB_CARDS + 12, JOB_CARDS + 24, JOB_CARDS + 34]} />
    </Scene>
  ),
  'CE-19': ({ words }) => (
    <Scene words={words}>
      <Cards cards={[0, 1, 2, 3].map(ally => ALLY_CARDS + ally)} />
    </Scene>
  ),
  'CE-I1': ({ words }) => (
    <Scene words={words}>
      <div class="book-row">
        {Array.from({ length: ICONS }, (_, icon) => (
          <Icon key={icon} icon={icon} />
        ))}
      </div>
    </Scene>
  ),
  'CE-25': ({ words }) => (
    <Scene
      words={words}
      fought={MIDTOWN}
      change={({ memberAt, thugAt, control }) => {
        thugAt[GUN_SHOP] = thug(CLEO);
        thugAt[BARBER] = thug(BEA);
        memberAt[BETWEEN] = don(CLEO);
        memberAt[BRIDGE] = don(BEA);
        memberAt[CORNER] = NEUTRAL;
        control[MIDTOWN] = [BEA, CLEO];
      }}
    >
      <CloseUp turf={MIDTOWN} />
    </Scene>
  ),
  'CE-28': ({ words }) => (
    <Scene
      words={words}
      told={{
        type: 'bids',
        bids: [
          [1, 0, 1, 0],
          [0, 0, 0, 1],
          [0, 0, 0, 0],
        ],
      }}
    >
      <Reveal />
    </Scene>
  ),
};
