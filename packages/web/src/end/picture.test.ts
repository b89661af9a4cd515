import { expect, test } from 'vitest';
import { texts as de } from '../kit/words/de/end.ts';
import { texts as en } from '../kit/words/en/end.ts';
import { texts as nl } from '../kit/words/nl/end.ts';
import { drawPicture, type Paper, type PictureFacts } from './picture.ts';
import { listWinners, splitVerdict } from './players.ts';

/** A canvas that notes what is written on it, each letter half as wide as high, and which crests are drawn. */
function makePaper() {
  const written: { text: string; size: number }[] = [];
  const discs: unknown[] = [];
  const nothing = (): void => undefined;
  const sizeOf = (font: string): number => Number.parseInt(font, 10);
  const paper = {
    ...{ fillStyle: '', strokeStyle: '', lineWidth: 0, font: '', textAlign: 'left', shadowColor: '', shadowBlur: 0 },
    ...{ fillRect: nothing, strokeRect: nothing, beginPath: nothing, arc: nothing, stroke: nothing },
    ...{ save: nothing, restore: nothing, translate: nothing, scale: nothing },
    fill: () => discs.push(paper.fillStyle),
    measureText: (text: string) => ({ width: (text.length * sizeOf(paper.font)) / 2 }),
    fillText: (text: string) => written.push({ text, size: sizeOf(paper.font) }),
  };
  return { paper: paper as unknown as Paper, written, discs };
}

const NAMES = ['Anna', 'W'.repeat(24), 'Carla'];
const facts = (place: readonly number[], texts = en): PictureFacts => ({
  game: 'Der Pate',
  date: '16 November 2026',
  verdict: splitVerdict(listWinners({ place }), { names: NAMES, own: null }, texts),
  why: 'Most money: $3,000, against $2,000 for Carla.',
  standings: NAMES.map((name, seat) => ({
    ...{ name, seat, family: seat, total: `$${3 - seat},000`, note: '' },
    hasWon: place[seat] === 1,
  })),
  colour: name => name,
  symbol: () => '',
});

globalThis.Path2D ??= class {} as typeof Path2D;

test('the picture names the game, the date, the winner, the reason, and everybody with their total', () => {
  const { paper, written, discs } = makePaper();
  drawPicture(paper, facts([1, 2, 3]));
  expect(written.map(({ text }) => text)).toEqual([
    ...['Der Pate', '16 November 2026', 'Anna', 'wins', 'Most money: $3,000, against $2,000 for Carla.'],
    ...['Anna', '$3,000', NAMES[1], '$2,000', 'Carla', '$1,000', 'Consigliere'],
  ]);
  expect(discs.filter(fill => fill === '--family-0')).toHaveLength(2);
});

test('both crests of a shared win are drawn, and none if nobody wins', () => {
  const shared = makePaper();
  drawPicture(shared.paper, facts([1, 1, 3], de));
  expect(shared.discs.filter(fill => fill === '--family-1')).toHaveLength(2);
  expect(shared.written.map(({ text }) => text)).toContain('teilen sich den Sieg');
  const nobody = makePaper();
  drawPicture(nobody.paper, facts([0, 0, 0], nl));
  expect(nobody.discs.filter(fill => fill === '--family-0')).toHaveLength(1);
  expect(nobody.written.map(({ text }) => text)).toContain('Niemand wint');
});

test('no text is wider than its room: long names are written smaller', () => {
  const { paper, written } = makePaper();
  drawPicture(paper, facts([2, 1, 3]));
  for (const { text, size } of written) expect((text.length * size) / 2, text).toBeLessThanOrEqual(1060);
  const [sign, name] = written.filter(({ text }) => text === NAMES[1]);
  expect(sign?.size).toBeGreaterThan(name?.size ?? 0);
});
