import { EVENTS, lastSpace } from '@consigliere/games/der-pate';
import { words } from '@consigliere/games/der-pate/text';
import type { Easel } from '../../drawing.ts';
import { wrapped } from '../../text.ts';
import { labels } from './labels.ts';
import type { DpView } from './names.ts';

type KoTrack = 'reputation' | 'influence';

/** DP-7, DP-32 How far the knock-out is decided, and what the reader still lacks to win. */
export function knockOut(view: DpView, easel: Easel): readonly string[] {
  const { ko } = view.open;
  const { table, track } = words[easel.language];
  const standing = ko === null ? undecided(view, easel) : [easel.colours.bold(track[ko]), ...warning(view, ko, easel)];
  return wrapped(`${table.koTrack}: ${standing.join(' · ')}`, easel.width, 2);
}

/** The steps a player has still to go; null: for a spectator. */
const stepsLeft = (view: DpView, track: KoTrack): number | null =>
  view.seat === null ? null : lastSpace(view, track) - (view.open[track][view.seat] ?? 0);

/** Both markers on their way, and where the reader stands on their tracks. */
function undecided(view: DpView, { language }: Easel): string[] {
  const { track, dice } = words[language];
  return (['reputation', 'influence'] as const).map((name, index) => {
    const turned = view.open[name === 'reputation' ? 'grey' : 'red'];
    const dots = '●'.repeat(turned) + '○'.repeat(view.given.cardsToKo - turned);
    const steps = stepsLeft(view, name);
    const own = steps === null ? '' : `, ${labels[language].toGo(steps)}`;
    return `${dice[GREY_AND_RED[index] ?? 0]} ${dots} ${track[name]}${own}`;
  });
}
const GREY_AND_RED = [2, 3];

/** The standing warning, until the reader can win. */
function warning(view: DpView, track: KoTrack, easel: Easel): string[] {
  if (view.open.over) return out(view, easel);
  const steps = stepsLeft(view, track);
  if (steps === null) return [];
  const { language, colours } = easel;
  const say = labels[language];
  const name = words[language].track[track];
  return [steps === 0 ? colours.green(say.canWin(name)) : colours.yellow(say.cannotWinYet(steps, name))];
}

/** DP-32 At the end: who has not finished. */
function out({ open }: DpView, { language, who, colours }: Easel): string[] {
  const names = who.names.filter((_, seat) => open.out[seat]);
  return names.length === 0 ? [] : [colours.yellow(`${words[language].table.out}: ${names.join(', ')}`)];
}

/** The event that stays open for the round. */
export function openEvent({ open }: DpView, { language, colours, width }: Easel): readonly string[] {
  const card = open.lasting === null ? undefined : EVENTS[open.lasting];
  if (card === undefined) return [];
  const { name, help } = words[language].card[card];
  return wrapped(`! ${name}: ${help}`, width, 2).map(colours.yellow);
}
