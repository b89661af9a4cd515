import type { SitdownWords } from '@consigliere/games/sitdown/text';
import { chacha20, rulesOf, start, view } from '@consigliere/kernel/host';
import { CARDS, KINDS, sitdown } from '@consigliere/kernel/sitdown';
import type { ComponentType } from 'preact';
import type { BookParts } from '../face.ts';
import { BoardContextProvider } from '../kit/board-context.ts';
import { makeStillContext } from '../kit/still-context.ts';
import { type Around, type Naming, plainly } from '../naming.ts';
import { Card } from './board.tsx';
import { plan } from './board-context.ts';
import type { Texts } from './text/en.ts';

const NAMES = ['Ada', 'Bea', 'Cleo'];

export const book: BookParts<SitdownWords, Texts> = {
  sections: [
    { id: 'round', runs: [['S-', 1, 7]] },
    { id: 'end', runs: [['S-', 8, 8]] },
  ],
  sheets: (words, { columns }, { sheets }) => [
    {
      id: 'S-C1',
      title: sheets['S-C1'],
      columns: [columns.card, columns.does, columns.count],
      rows: KINDS.map(kind => ({
        id: kind,
        cells: [words.kind[kind].name, words.kind[kind].help, `${CARDS / KINDS.length}`],
      })),
      mark: null,
    },
  ],
  picture: () => null,
};

/** The four kinds, as they look on the table. */
function Kinds({ words }: { readonly words: SitdownWords }) {
  const played = rulesOf(sitdown, NAMES.length, {});
  if (!played.ok) throw new Error(played.why);
  const { state } = start(played.value, chacha20('a figure'));
  const shown = { words, view: view(played.value, state, null), who: { names: NAMES, reader: null } };
  return (
    <BoardContextProvider value={makeStillContext(shown, plan)}>
      <ul class="sd-cards">
        {KINDS.map((kind, card) => (
          <li key={kind} class="sd-card">
            <Card card={card} />
          </li>
        ))}
      </ul>
    </BoardContextProvider>
  );
}

export const figures: Readonly<Record<string, ComponentType<{ readonly words: SitdownWords }>>> = { 'S-1': Kinds };

/** Nothing in this box can be changed, so no field has a name of its own. */
export const namesOf = (_: SitdownWords, around: Around): Naming => ({
  name: steps => steps.join(' '),
  value: (_steps, value) => plainly(around, value),
});
