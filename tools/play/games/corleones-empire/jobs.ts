import { GUN, NARCOTICS, NONE } from '@consigliere/games/corleones-empire';
import { words } from '@consigliere/games/corleones-empire/text';
import type { Language } from '@consigliere/kernel';
import type { Easel } from '../../drawing.ts';
import { type Cell, grid } from './grid.ts';
import { goodsText, kindsText } from './icons.ts';
import { labels } from './labels.ts';
import type { CeView } from './names.ts';

/** The public jobs and the reader's own, those just drawn included: cost, money, ability; a tick where the goods in hand pay for it. */
export function jobs(view: CeView, easel: Easel): readonly string[] {
  const { open, own } = view;
  const { language, colours } = easel;
  const { table } = words[language];
  const { hand, column } = labels[language];
  const isPublic = open.publicJobs.filter(job => job !== NONE);
  const mine = own === null ? [] : [...own.jobs, ...own.drawn];
  const columns = [
    { head: isPublic.length === 0 ? `  ${table.publicJobs}: ${table.none}` : `  ${table.publicJobs}`, least: 12 },
    { head: '' },
    { head: table.cost },
    { head: column.pays },
    { head: table.effect, least: 10 },
  ];
  const rows = [...isPublic, ...mine].map(job => jobCells(view, job, easel));
  const lines = grid(columns, rows, easel);
  const after = 1 + isPublic.length;
  return [
    ...lines.slice(0, after),
    ...(mine.length === 0 ? [] : [colours.dim(`  ${hand.jobs}`)]),
    ...lines.slice(after),
  ];
}

function jobCells(view: CeView, job: number, { language, colours }: Easel): Cell[] {
  const { numbered } = words[language];
  const { cost = [], colour = 0, reward = [] } = view.given.jobs[job] ?? {};
  return [
    { text: `${isPayable(view, job) ? '✓' : ' '} ${numbered.job(job).name}`, paint: ticked(colours) },
    numbered.jobColour(colour).name,
    goodsText(cost, language),
    kindsText(reward, language),
    { text: jobDoes(view, job, language), paint: text => text },
  ];
}

/** The tick is green. */
const ticked =
  ({ green }: Easel['colours']) =>
  (text: string): string =>
    text.startsWith('✓') ? green('✓') + text.slice(1) : text;

/** What a job does, beside its money. */
const jobDoes = ({ given }: CeView, job: number, language: Language): string =>
  words[language].effect[given.jobs[job]?.effect ?? 'none'].brief ?? '';

/** CE-16 Whether the reader's goods pay for a job: Narcotics stand for what is missing. */
function isPayable({ given, recalled, seat }: CeView, job: number): boolean {
  if (seat === null) return false;
  const has = (kind: number): number => recalled.hands[seat]?.[kind] ?? 0;
  const missing = (given.jobs[job]?.cost ?? []).map((cost, good) => Math.max(0, cost - has(GUN + good)));
  return missing.reduce((sum, each) => sum + each, 0) <= has(NARCOTICS);
}
