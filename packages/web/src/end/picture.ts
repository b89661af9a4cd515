import type { Standing } from './result.ts';

/** The size of the picture: that of a link's preview. */
export const PICTURE = { width: 1200, height: 630 } as const;

/** The content of a result's picture. Nothing of it is missing from the score sheet. */
export interface PictureFacts {
  /** The name of the game. */
  readonly game: string;
  readonly date: string;
  /** Both parts of the sentence that names the winners. */
  readonly verdict: readonly [sign: string, rest: string];
  readonly why: string;
  /** From the first to the last. */
  readonly standings: readonly Standing[];
  /** Reads a colour of the style sheet by its name, `--ink` for example. */
  readonly colour: (name: string) => string;
  /** The outline of a family's symbol, 24 units wide. */
  readonly symbol: (family: number) => string;
}

/** The part of a canvas that is used. */
export type Paper = Pick<
  CanvasRenderingContext2D,
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'font'
  | 'textAlign'
  | 'shadowColor'
  | 'shadowBlur'
  | 'fillRect'
  | 'strokeRect'
  | 'fillText'
  | 'measureText'
  | 'beginPath'
  | 'arc'
  | 'fill'
  | 'stroke'
  | 'save'
  | 'restore'
  | 'translate'
  | 'scale'
>;

const DISPLAY = '"Limelight", serif';
const SANS = '"Source Sans 3 Variable", sans-serif';
const MARGIN = 70;
const NIGHT = {
  paper: '#11131a',
  ink: '#f3ead8',
  second: '#bfb39e',
  brass: '#e0ba63',
  neon: '#3ce6d3',
};

interface LineOfText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
  readonly face?: string;
  readonly align?: CanvasTextAlign;
  /** The most room; a longer text is written smaller. */
  readonly room: number;
}

/** Writes a line, smaller if it would be too long. */
function write(paper: Paper, { text, x, y, size, colour, face = SANS, align = 'center', room }: LineOfText): void {
  paper.font = `${size}px ${face}`;
  const wide = paper.measureText(text).width;
  if (wide > room) paper.font = `${Math.floor((size * room) / wide)}px ${face}`;
  paper.fillStyle = colour;
  paper.textAlign = align;
  paper.fillText(text, x, y);
}

interface CrestAt {
  readonly family: number;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

function drawCrest(paper: Paper, { colour, symbol }: PictureFacts, { family, x, y, radius }: CrestAt): void {
  const disc = (size: number, fill: string): void => {
    paper.beginPath();
    paper.arc(x, y, radius * size, 0, 2 * Math.PI);
    paper.fillStyle = fill;
    paper.fill();
  };
  disc(1, colour('--print-brass'));
  disc(0.9, colour('--print-ink'));
  disc(0.8, colour(`--family-${family}`));
  paper.save();
  paper.translate(x, y);
  paper.scale(radius / 24, radius / 24);
  paper.translate(-11.5, -11.5);
  paper.scale(0.96, 0.96);
  paper.fillStyle = colour(`--on-family-${family}`);
  paper.fill(new Path2D(symbol(family)), 'evenodd');
  paper.restore();
}

/** Draws the result of a match as a picture to share: the winners' crests, the name in neon, the reason, the totals. */
export function drawPicture(paper: Paper, facts: PictureFacts): void {
  const { width, height } = PICTURE;
  const middle = width / 2;
  const inner = width - 2 * MARGIN;
  paper.fillStyle = NIGHT.paper;
  paper.fillRect(0, 0, width, height);
  paper.strokeStyle = NIGHT.brass;
  paper.lineWidth = 3;
  paper.strokeRect(20, 20, width - 40, height - 40);
  const head = { y: 76, size: 30, room: inner / 2 - 10 };
  write(paper, { ...head, text: facts.game, x: MARGIN, face: DISPLAY, colour: NIGHT.brass, align: 'left' });
  write(paper, { ...head, text: facts.date, x: width - MARGIN, colour: NIGHT.second, align: 'right' });
  const winners = facts.standings.filter(({ hasWon }) => hasWon);
  for (const [at, { family }] of winners.entries())
    drawCrest(paper, facts, { family, x: middle + (at - (winners.length - 1) / 2) * 150, y: 170, radius: 62 });
  const [sign, rest] = facts.verdict;
  paper.save();
  paper.shadowColor = NIGHT.neon;
  paper.shadowBlur = 28;
  write(paper, { text: sign, x: middle, y: 325, size: 88, colour: NIGHT.ink, face: DISPLAY, room: inner });
  paper.restore();
  write(paper, { text: rest, x: middle, y: 375, size: 34, colour: NIGHT.brass, face: DISPLAY, room: inner });
  write(paper, { text: facts.why, x: middle, y: 425, size: 28, colour: NIGHT.ink, room: inner });
  drawStandings(paper, facts);
  // The brand interrupts the frame.
  paper.fillStyle = NIGHT.paper;
  paper.fillRect(middle - 100, height - 30, 200, 20);
  write(paper, {
    text: 'Consigliere',
    x: middle,
    y: height - 12,
    size: 26,
    colour: NIGHT.brass,
    face: DISPLAY,
    room: 180,
  });
}

function drawStandings(paper: Paper, facts: PictureFacts): void {
  const column = (PICTURE.width - 2 * MARGIN) / facts.standings.length;
  for (const [at, { family, name, total }] of facts.standings.entries()) {
    const x = MARGIN + column * (at + 0.5);
    const room = column - 16;
    drawCrest(paper, facts, { family, x, y: 475, radius: 20 });
    write(paper, { text: name, x, y: 524, size: 24, colour: NIGHT.second, room });
    write(paper, { text: total, x, y: 560, size: 32, colour: NIGHT.ink, room });
  }
}
