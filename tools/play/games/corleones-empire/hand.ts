import { type CorleonesEmpire, DOLLARS, held, KINDS, MONEY, stashed, worth } from '@consigliere/games/corleones-empire';
import { words } from '@consigliere/games/corleones-empire/text';
import type { Language, SeatView } from '@consigliere/kernel';
import { isSeated } from '../../answers.ts';
import type { Easel } from '../../drawing.ts';
import { wrapped } from '../../text.ts';
import { iconsText } from './icons.ts';
import { labels } from './labels.ts';
import type { CeView } from './names.ts';
import { allyText } from './supply.ts';

type CeSeatView = SeatView<CorleonesEmpire>;

/** What only the reader sees: the cards of his hand, his suitcase, and what he has picked so far in secret. */
export function possessions(view: CeView, easel: Easel): readonly string[] {
  if (!isSeated(view)) return [];
  const lines = [...hand(view, easel), suitcase(view, easel), ...picked(view, easel)];
  return lines.flatMap(line => wrapped(line, easel.width, 2));
}

/** CE-30 How many cards there are, the limit they come under, money and goods; then the allies with what they do. */
function hand(view: CeSeatView, { language, colours }: Easel): string[] {
  const { recalled, own, seat, open, tally, given } = view;
  const { hand: say } = labels[language];
  const cards = tally.hands[seat] ?? 0;
  const played = open.played[seat]?.length ?? 0;
  const limit = given.acts[open.act]?.handLimit ?? 0;
  const over = cards + played - limit;
  const counts = Array.from({ length: KINDS }, (_, kind) => held(recalled, own, seat, kind));
  const cash = counts.slice(0, MONEY);
  const goods = counts.map((count, kind) => (kind < MONEY ? 0 : count));
  const parts = [
    colours.bold(say.size(cards, played)),
    over > 0 ? colours.yellow(say.tooMany(over, limit)) : say.limit(limit),
    ...(worth(cash) === 0 ? [] : [sumText(cash, language)]),
    ...(goods.every(count => count === 0) ? [] : [iconsText(goods, language)]),
  ];
  const allies = (recalled.allies[seat] ?? []).map(ally => allyText(view, ally, language));
  return [parts.join(' · '), ...(allies.length === 0 ? [] : [`${say.allies}: ${allies.join(' · ')}`])];
}

/** Money cards by kind: `$6 ($1 $2 $3)`. */
function sumText(counts: readonly number[], language: Language): string {
  const sum = labels[language].money(worth(counts));
  const cards = counts.reduce((total, count) => total + count, 0);
  return cards < 2 ? sum : `${sum} (${iconsText(counts, language)})`;
}

/** The money that is safe, card by card, and the jobs done by colour. */
function suitcase(view: CeSeatView, { language, colours }: Easel): string {
  const { recalled, own, seat, given } = view;
  const { hand: say } = labels[language];
  const { numbered } = words[language];
  const counts = DOLLARS.map((_, kind) => stashed(recalled, own, seat, kind));
  const completed = recalled.completed[seat] ?? [];
  const colour = (job: number): number => given.jobs[job]?.colour ?? 0;
  const done = [...new Set(completed.map(colour))]
    .sort()
    .map(each => `${numbered.jobColour(each).name} ${completed.filter(job => colour(job) === each).length}`);
  const parts = [
    `${colours.bold(say.suitcase)}: ${sumText(counts, language)}`,
    ...(done.length === 0 ? [] : [`${say.done}: ${done.join(', ')}`]),
  ];
  return parts.join(' · ');
}

/** CE-28, CE-30 The cards picked so far. */
function picked({ picks }: CeSeatView, { language }: Easel): string[] {
  const { table, cards } = words[language];
  const bids = picks.flatMap(pick => (pick.type === 'bid' ? [pick.money] : []));
  const kept = picks.flatMap(pick => (pick.type === 'keep' ? [pick.card] : []));
  return [
    ...(bids.length === 0 ? [] : [`${table.bid}: ${cards(bids)}`]),
    ...(kept.length === 0 ? [] : [`${labels[language].hand.kept}: ${cards(kept)}`]),
  ];
}
