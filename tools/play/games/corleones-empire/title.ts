import { words } from '@consigliere/games/corleones-empire/text';
import type { Easel } from '../../drawing.ts';
import { wrapped } from '../../text.ts';
import { labels } from './labels.ts';
import { type CeView, nameOf } from './names.ts';

const NUMERALS = ['I', 'II', 'III', 'IV'];

/** The act and the phase, whose turn it is, who begins, who is out; then what this act and the next one bring. */
export function title(view: CeView, easel: Easel): readonly string[] {
  const { open } = view;
  const { name, table, phase } = words[easel.language];
  const { colours, width } = easel;
  const now = phase[open.phase].name;
  if (open.phase === 'families' || open.phase === 'over') return wrapped(`${colours.bold(name)} · ${now}`, width, 2);
  const lines = [[colours.bold(table.act(open.act)), now, ...people(view, easel)], prospects(view, easel)];
  return lines.flatMap(parts => wrapped(parts.join(' · '), width, 2));
}

function people({ open }: CeView, easel: Easel): string[] {
  const { table } = words[easel.language];
  const out = open.out.flatMap((isOut, seat) => (isOut ? [nameOf(easel, seat)] : []));
  const isBusiness = open.phase === 'business';
  return [
    ...(isBusiness ? [`${table.turn}: ${nameOf(easel, open.turn)}`] : []),
    `${table.horseHead}: ${nameOf(easel, open.horseHead)}`,
    ...(isBusiness && out.length > 0 ? [`${labels[easel.language].title.out}: ${out.join(', ')}`] : []),
  ];
}

/** CE-C3 The hand limit, whether there is bribery, and the next act with who joins before it. */
function prospects({ open, given }: CeView, { language }: Easel): string[] {
  const { title: say } = labels[language];
  const [act, next] = [given.acts[open.act], given.acts[open.act + 1]];
  if (act === undefined) return [];
  const bribery = act.bribery ? say.briberyFollows : say.noBribery;
  const joins = next?.newMember ? words[language].numbered.rank(open.membersInPlay).name : null;
  return [
    say.limit(act.handLimit),
    ...(open.phase === 'business' || open.phase === 'turf-war' ? [bribery] : []),
    ...(next === undefined ? [] : [say.next(NUMERALS[open.act + 1] ?? '', next.handLimit, joins)]),
  ];
}
