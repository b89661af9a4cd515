import { MONEY } from '@consigliere/games/corleones-empire';
import { words } from '@consigliere/games/corleones-empire/text';
import type { Language } from '@consigliere/kernel';
import type { Easel } from '../../drawing.ts';
import { wrapped } from '../../text.ts';
import { iconName, iconsText } from './icons.ts';
import { labels } from './labels.ts';
import type { CeView } from './names.ts';

/** What is to be had: cards in the piles, allies on offer. */
export function supply(view: CeView, easel: Easel): readonly string[] {
  const { open } = view;
  const { language, width } = easel;
  const { table } = words[language];
  const piles = open.piles.map((count, kind) => `${count}×${iconName(language, kind)}`);
  const offered = open.allies.map(ally => allyText(view, ally, language));
  return [
    ...wrapped(`${table.piles}: ${piles.slice(0, MONEY).join(' ')} · ${piles.slice(MONEY).join(' ')}`, width, 2),
    ...(offered.length === 0 ? [] : wrapped(`${table.alliesOnOffer}: ${offered.join(' · ')}`, width, 2)),
    ...decks(view, easel),
  ];
}

/** Cards and tiles still face down; the line above the jobs also says what a tick means there. */
function decks({ open, tally, own }: CeView, { language, width }: Easel): readonly string[] {
  const { table, colour } = words[language];
  const jobDeck = labels[language].jobDeck(tally.jobs, open.jobDiscard.length);
  const tiles = `${table.tilesLeft}: ${colour.blue} ${tally.blue}, ${colour.red} ${tally.red}`;
  return wrapped([jobDeck, tiles, ...(own === null ? [] : [labels[language].payable])].join(' · '), width, 2);
}

/** What an ally does, and the icons that come last: `into a turf, $2`. */
function allyDoes({ given }: CeView, ally: number, language: Language): string {
  const { effect = 'none', icons = [] } = given.allies[ally] ?? {};
  return [words[language].effect[effect].brief ?? '', iconsText(icons, language)]
    .filter(text => text !== '')
    .join(', ');
}

/** `Tax Advisor: Case $2`. */
export const allyText = (view: CeView, ally: number, language: Language): string =>
  `${words[language].numbered.ally(ally).name}: ${allyDoes(view, ally, language)}`;
