import { readFileSync } from 'node:fs';
import { Misuse } from '../lib/misuse.ts';
import { type Progress, progress } from '../lib/progress.ts';

/** A line of a plot: a name and its points, in seconds and milliseconds. */
interface PlotLine {
  readonly name: string;
  readonly points: readonly (readonly [seconds: number, milliseconds: number])[];
}

interface Plot {
  readonly title: string;
  readonly lines: readonly PlotLine[];
  /** Periods of time, by name. */
  readonly phases: readonly { readonly name: string; readonly from: number; readonly to: number }[];
  /** The latency limit in milliseconds. */
  readonly limit: number;
}

const [WIDTH, HEIGHT] = [900, 360];
const EDGE = { left: 62, right: 14, top: 48, bottom: 40 };
const COLOURS = ['#d9a441', '#7b1e2b', '#2b5d7b'];
const DECADES = [1, 10, 100, 1000, 10_000, 100_000];

/** Draws latency over time as an SVG, on a logarithmic scale because percentiles differ by orders of magnitude. */
export function drawPlot({ title, lines, phases, limit }: Plot): string {
  const end = Math.max(1, ...phases.map(({ to }) => to));
  const highest = Math.max(limit, ...lines.flatMap(({ points }) => points.map(([, y]) => y)));
  const top = DECADES.find(decade => decade >= highest) ?? highest;
  const x = (seconds: number): string => (EDGE.left + (seconds / end) * (WIDTH - EDGE.left - EDGE.right)).toFixed(1);
  const y = (milliseconds: number): string => {
    const share = Math.log10(Math.max(1, milliseconds)) / Math.log10(top);
    return (HEIGHT - EDGE.bottom - share * (HEIGHT - EDGE.top - EDGE.bottom)).toFixed(1);
  };
  const across = (at: number, stroke: string): string =>
    `<path d="M${EDGE.left} ${y(at)}H${WIDTH - EDGE.right}" stroke="${stroke}" fill="none"/>`;
  const text = (at: string, to: string, said: string, anchor = 'start'): string =>
    `<text x="${at}" y="${to}" text-anchor="${anchor}">${escapeXml(said)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">`,
    `<title>${escapeXml(title)}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    text(`${EDGE.left}`, '18', title),
    ...DECADES.filter(decade => decade <= top).flatMap(decade => [
      across(decade, '#ddd'),
      text(
        `${EDGE.left - 6}`,
        `${Number(y(decade)) + 4}`,
        decade < 1000 ? `${decade} ms` : `${decade / 1000} s`,
        'end',
      ),
    ]),
    across(limit, '#b00'),
    text(`${WIDTH - EDGE.right}`, `${Number(y(limit)) - 4}`, `${limit} ms`, 'end'),
    ...phases.flatMap(({ name, from, to }, index) => [
      `<path d="M${x(from)} ${EDGE.top}V${HEIGHT - EDGE.bottom}" stroke="#bbb" stroke-dasharray="3 3"/>`,
      ...(phases[index - 1]?.name === name ? [] : [text(x(from), `${EDGE.top - 6}`, `${name}`)]),
      ...(index === phases.length - 1
        ? [text(x(to), `${HEIGHT - EDGE.bottom + 18}`, `${Math.round(to)} s`, 'end')]
        : []),
    ]),
    text(`${EDGE.left}`, `${HEIGHT - EDGE.bottom + 18}`, '0 s'),
    ...lines.flatMap(({ name, points }, index) => [
      `<polyline fill="none" stroke="${COLOURS[index]}" stroke-width="1.4" points="${points.map(([at, took]) => `${x(at)},${y(took)}`).join(' ')}"/>`,
      `<rect x="${EDGE.left + 100 + 190 * index}" y="${HEIGHT - 20}" width="12" height="12" fill="${COLOURS[index]}"/>`,
      text(`${EDGE.left + 118 + 190 * index}`, `${HEIGHT - 10}`, name),
    ]),
    '</svg>\n',
  ].join('\n');
}

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Progress bars, one after the other, one for each phase. */
interface ProgressBars {
  show(what: string, share: number): void;
  end(): void;
}

export function newBars(label: string): ProgressBars {
  let current: { readonly what: string; readonly bar: Progress; shown: number } | null = null;
  const end = (): void => {
    current?.bar.end();
    current = null;
  };
  return {
    end,
    show: (what, share) => {
      if (current?.what !== what) {
        end();
        current = { what, bar: progress(`${label}: ${what}`, 100), shown: 0 };
      }
      const percent = Math.floor(share * 100);
      current.bar.step(percent - current.shown);
      current.shown = percent;
    },
  };
}

/** Files a process needs besides its sockets. */
const OTHERS = 200;

/** Throws if the system doesn't allow enough open files. */
export function checkFileLimit(sockets: number): void {
  const needed = Math.ceil(sockets) + OTHERS;
  const [, most] = /^Max open files\s+\d+\s+(\d+)/m.exec(readLimits()) ?? [];
  if (most !== undefined && Number(most) < needed)
    throw new Misuse(
      `${needed} open files are needed and ${most} are allowed: raise the limit (ulimit -Hn), or choose fewer --tables`,
    );
}

/** Empty where the system doesn't report its limits. */
function readLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}
