import { CONSIGLIERE, DON, HITMAN, MAFIOSI } from '@consigliere/games/carta-nostra/mafiosi';
import { rules } from '@consigliere/games/carta-nostra/rules';
import type { CartaNostraWords } from '@consigliere/games/carta-nostra/text';
import { chacha20, rulesOf, start, view } from '@consigliere/kernel/host';
import type { ComponentChildren, ComponentType } from 'preact';
import { BoardContextProvider } from '../../kit/board-context.ts';
import { makeStillContext } from '../../kit/still-context.ts';
import { type CnBoardContext, plan } from '../board/board-context.ts';
import { Face } from '../board/card.tsx';
import { OtherCities } from '../board/cities.tsx';
import '../board/board.css';

const NAMES = ['Ada', 'Bea'];

interface SceneProps {
  readonly words: CartaNostraWords;
  /** Cards of each kind in the cities. */
  readonly regions?: readonly number[][];
  readonly children: ComponentChildren;
}

/** Parts of the board in a match of two that has just begun, with the given cities. */
function Scene({ words, regions = [], children }: SceneProps) {
  const played = rulesOf(rules, NAMES.length, { start: 0 });
  if (!played.ok) throw new Error(played.why);
  const { state } = start(played.value, chacha20('a figure'));
  for (const [seat, region] of regions.entries()) state.open.region[seat] = region;
  const shown = { words, view: view(played.value, state, null), who: { names: NAMES, reader: null } };
  const context: CnBoardContext = makeStillContext(shown, plan);
  return (
    <BoardContextProvider value={context}>
      <div class="cn">{children}</div>
    </BoardContextProvider>
  );
}

const Cards = ({ cards }: { readonly cards: readonly (number | null)[] }) => (
  <ul class="cn-cards">
    {cards.map((mafioso, at) => (
      <li key={at} class="cn-card">
        <Face mafioso={mafioso} />
      </li>
    ))}
  </ul>
);

/** The figures of the rule book, by the rule beside which they stand. */
export const figures: Readonly<Record<string, ComponentType<{ readonly words: CartaNostraWords }>>> = {
  'CN-1': ({ words }) => (
    <Scene words={words}>
      <Cards cards={[...MAFIOSI.keys()]} />
    </Scene>
  ),
  'CN-5': ({ words }) => (
    <Scene
      words={words}
      regions={[
        [1, 1, 2, 1, 1],
        [1, 0, 1, 2, 0],
      ]}
    >
      <OtherCities />
    </Scene>
  ),
  'CN-18': ({ words }) => (
    <Scene words={words}>
      <Cards cards={[HITMAN, DON, CONSIGLIERE]} />
    </Scene>
  ),
};
