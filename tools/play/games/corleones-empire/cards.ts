import {
  ALLY_CARDS,
  type Card,
  type CorleonesEmpire,
  type Kind,
  MONEY,
  NONE,
} from '@consigliere/games/corleones-empire';
import { words } from '@consigliere/games/corleones-empire/text';
import type { Ahead, Easel } from '../../drawing.ts';
import { goodsText, iconsText, kindsText } from './icons.ts';
import { isPayable, jobDoes } from './jobs.ts';
import { labels } from './labels.ts';

type CeAhead = Ahead<CorleonesEmpire>;

/** CE-17 The money of a job and what it does; where it is done at once, it found nothing to do. */
export function jobText({ view, foresight }: CeAhead, job: number, { language }: Easel): string {
  const isDone = foresight.certain.some(event => event.type === 'completed');
  const reward = kindsText(view.given.jobs[job]?.reward ?? [], language);
  return `${reward} · ${isDone ? labels[language].consequence.noTarget : jobDoes(view, job, language)}`;
}

/** CE-I6 What a drawn job costs, pays and does. */
export function keptText({ view }: CeAhead, job: number, { language }: Easel): string {
  const { cost = [], reward = [] } = view.given.jobs[job] ?? {};
  return `${goodsText(cost, language)} → ${kindsText(reward, language)} · ${jobDoes(view, job, language)}`;
}

/** CE-16 The goods that go. */
export function paidText({ foresight }: CeAhead, { language }: Easel): string {
  const paid = foresight.certain.find(event => event.type === 'paid');
  return paid?.type === 'paid' ? goodsText(paid.goods, language) : '';
}

/** A card to take: the jobs a good makes payable, otherwise how full the hand becomes. */
export function cardText(ahead: CeAhead, kind: Kind, easel: Easel): string {
  const { view } = ahead;
  const jobs = [...view.own.jobs, ...view.open.publicJobs.filter(job => job !== NONE)];
  const payable = kind < MONEY ? [] : jobs.filter(job => !isPayable(view, job) && isPayable(view, job, kind));
  if (payable.length === 0) return handText(ahead, easel);
  const { numbered } = words[easel.language];
  const names = [...new Set(payable.map(job => numbered.job(job).name))];
  return labels[easel.language].consequence.paysFor(names.join(', '));
}

/** CE-30 The hand with a card more, and the limit it comes under. */
export function handText({ view }: CeAhead, { language }: Easel): string {
  const { open, given, tally, seat } = view;
  const cards = (tally.hands[seat] ?? 0) + (open.played[seat]?.length ?? 0) + 1;
  return labels[language].consequence.hand(cards, given.acts[open.act]?.handLimit ?? 0);
}

/** CE-I10 The icons that are given up. */
export function unusedText({ view }: CeAhead, { language }: Easel): string {
  const top = view.flow.at(-1);
  return top?.kind === 'use' ? labels[language].consequence.unused(iconsText(top.frame.icons, language)) : '';
}

/** CE-30 An ally does not come back. */
export const discardText = (card: Card, { language }: Easel): string =>
  card >= ALLY_CARDS ? labels[language].consequence.leavesTheGame : '';
