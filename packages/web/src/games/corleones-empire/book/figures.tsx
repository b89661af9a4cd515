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
import type { ComponentType } from 'preact';
import { BoardContextProvider } from '../../kit/board-context.ts';
import { makeStillContext } from '../../kit/still-context.ts';
import { Icon } from '../board/art/icons.tsx';
import { type CeBoardContext, plan, useBoard } from '../board/board-context.ts';
import { Face } from '../board/cards/cards.tsx';
import { PHASES } from '../board/families/place.tsx';
import { Reveal } from '../board/families/reveal.tsx';
import type { Labels } from '../board/labels.ts';
import { Sheet } from '../board/map/map.tsx';
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

interface BookScene {
  readonly Drawing: ComponentType;
  /** The differences from the beginning of a match. */
  readonly change?: (open: State<CorleonesEmpire>['open']) => void;
  readonly event?: CorleonesEmpire['Event'];
  readonly pointed?: CeBoardContext['pointed']['value'];
  /** The turf whose figures are counted. */
  readonly fought?: number;
}

/** Parts of the board as they look at the beginning of a three-player match, with changes. */
function Scene({
  words,
  change,
  event,
  pointed = null,
  fought,
  Drawing,
}: BookScene & { readonly words: CorleonesEmpireWords }) {
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
    story: event === undefined ? [] : [{ events: [event], rules: [''], undoneBy: null, by: null }],
    pointed: signal(pointed),
    war: signal(
      strength === null || fought === undefined
        ? null
        : { turf: fought, ...strength, winner: winner === NONE ? null : winner, marker: 'control' },
    ),
  };
  return (
    <BoardContextProvider value={context}>
      <div class="ce">
        <Drawing />
      </div>
    </BoardContextProvider>
  );
}

/** Midtown and its surroundings. */
const Midtown = () => (
  <div class="book-near" style={{ position: 'relative', overflow: 'clip', aspectRatio: 1.04 }}>
    <div class="ce-map" style={{ position: 'absolute', width: '262%', left: '-92%', top: '-57%' }}>
      <Sheet />
    </div>
  </div>
);

const Whole = () => (
  <div class="ce-map" style={{ width: '100%' }}>
    <Sheet />
  </div>
);

/** CE-C3 The acts with their hand limits, and the phases of each. */
function Acts() {
  const { view, words } = useBoard();
  return (
    <>
      <ol class="book-row">
        {view.given.acts.map(({ handLimit }, act) => (
          <li key={act}>
            <b>{words.table.act(act)}</b>
            <br />
            {words.table.handLimit} {handLimit}
          </li>
        ))}
      </ol>
      <ol class="book-row">
        {PHASES.map(phase => (
          <li key={phase}>{words.phase[phase].name}</li>
        ))}
      </ol>
    </>
  );
}

const Cards = ({ cards }: { readonly cards: readonly number[] }) => (
  <ul class="ce-cards">
    {cards.map(card => (
      <li key={card} class="ce-card">
        <Face card={card} />
      </li>
    ))}
  </ul>
);

/** The scenes of the rule book's figures, by the rule they illustrate. */
const SCENES: Readonly<Record<string, BookScene>> = {
  'CE-6': {
    Drawing: Acts,
  },
  'CE-12': {
    Drawing: Midtown,
    change: ({ thugAt }) => {
      thugAt[GUN_SHOP] = thug(ADA);
    },
  },
  'CE-14': {
    Drawing: Whole,
    pointed: { areas: [5, 6, 7], space: CORNER },
    change: ({ memberAt }) => {
      memberAt[CORNER] = don(BEA);
    },
  },
  'CE-16': {
    Drawing: () => <Cards cards={[4, 5, 6, 7, ...[0, 12, 24, 34].map(job => JOB_CARDS + job)]} />,
  },
  'CE-19': { Drawing: () => <Cards cards={[0, 1, 2, 3].map(ally => ALLY_CARDS + ally)} /> },
  'CE-I1': {
    Drawing: () => (
      <div class="book-row">
        {Array.from({ length: ICONS }, (_, icon) => (
          <Icon key={icon} icon={icon} />
        ))}
      </div>
    ),
  },
  'CE-25': {
    Drawing: Midtown,
    fought: MIDTOWN,
    change: ({ memberAt, thugAt, control }) => {
      thugAt[GUN_SHOP] = thug(CLEO);
      thugAt[BARBER] = thug(BEA);
      memberAt[BETWEEN] = don(CLEO);
      memberAt[BRIDGE] = don(BEA);
      memberAt[CORNER] = NEUTRAL;
      control[MIDTOWN] = [BEA, CLEO];
    },
  },
  'CE-28': {
    Drawing: Reveal,
    event: {
      type: 'bids',
      bids: [
        [1, 0, 1, 0],
        [0, 0, 0, 1],
        [0, 0, 0, 0],
      ],
    },
  },
};

export const figures = Object.fromEntries(
  Object.entries(SCENES).map(([rule, scene]) => [
    rule,
    ({ words }: { readonly words: CorleonesEmpireWords }) => <Scene words={words} {...scene} />,
  ]),
);
