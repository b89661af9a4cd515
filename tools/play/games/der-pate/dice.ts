import { PUPPET } from '@consigliere/games/der-pate';
import { words } from '@consigliere/games/der-pate/text';
import type { Easel } from '../../drawing.ts';
import { wrapped } from '../../text.ts';
import { labels } from './labels.ts';
import { type DpView, dieName, faceSign } from './names.ts';

/** DP-10 The tableau of the player in turn: the die in each row that is done, and the dice that are still to be placed. */
export function dice({ open, flow }: DpView, { language, who, colours, width }: Easel): readonly string[] {
  const frame = flow.find(({ kind }) => kind === 'turn')?.frame;
  if (frame === undefined || !('phase' in frame)) return [];
  const { row: rows, dice: colour } = words[language];
  const say = labels[language];
  const placed = rows.map((name, index) => {
    const die = open.placed.indexOf(index + 1);
    return `${index + 1} ${name}: ${die < 0 ? '–' : dieName(language, die, open.faces[die] ?? PUPPET)}`;
  });
  const left = open.placed.flatMap((row, die) => (row === 0 ? [die] : []));
  const tableau = wrapped(placed.join(' │ '), width, 2);
  if (left.length === 0) return tableau;
  const name = who.names[frame.seat] ?? '';
  if (frame.phase !== 'rolled')
    return [...tableau, ...wrapped(`${say.toRoll(name)}: ${left.map(die => colour[die]).join(' · ')}`, width, 2)];
  const faces = left.map(die => open.faces[die] ?? PUPPET);
  const shown = left.map((die, at) => colours.bold(dieName(language, die, faces[at] ?? PUPPET))).join(' · ');
  const legend = faces.includes(PUPPET)
    ? colours.dim(`  (${faceSign(PUPPET)} ${words[language].face[PUPPET] ?? ''})`)
    : '';
  return [...tableau, ...wrapped(`${say.rolled(name)}: ${shown}${legend}`, width, 2)];
}
