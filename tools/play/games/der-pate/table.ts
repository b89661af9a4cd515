import { EVENTS } from '@consigliere/games/der-pate';
import { words } from '@consigliere/games/der-pate/text';
import type { Easel } from '../../drawing.ts';
import { wrapped } from '../../text.ts';
import { dice } from './dice.ts';
import { families, possessions } from './families.ts';
import { labels } from './labels.ts';
import type { DpView } from './names.ts';
import { street } from './street.ts';
import { knockOut, openEvent } from './tracks.ts';

/** The table from top to bottom: the round, the knock-out, the street, the families, the dice of the turn. */
export const table = (view: DpView, easel: Easel): readonly string[] => [
  ...title(view, easel),
  ...knockOut(view, easel),
  ...openEvent(view, easel),
  ...street(view, easel),
  ...families(view, easel),
  ...possessions(view, easel),
  ...dice(view, easel),
];

/** The round with its event, and who begins it. */
function title({ open, given }: DpView, { language, who, colours, width }: Easel): readonly string[] {
  const { name, table, card } = words[language];
  if (open.round === 0) return [colours.bold(name)];
  const event = EVENTS[open.turnedUp.at(-1) ?? -1];
  const round = labels[language].round(open.round, given.rounds);
  const parts = [
    colours.bold(name),
    event === undefined ? round : `${round}: ${card[event].name}`,
    `${table.startPlayer}: ${who.names[open.startPlayer] ?? ''}`,
  ];
  return wrapped(parts.join(' · '), width, 2);
}
