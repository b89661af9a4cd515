import { makePath, makeScale, type PlotFrame } from '../../end/plot.ts';
import type { GameProfile } from '../../kit/link/history-api.ts';
import { useWidth } from '../../kit/use-width.ts';
import type { HistoryTexts } from '../../kit/words/en/history.ts';
import { sayDay } from './say-dates.ts';

interface RatingChartProps {
  readonly curve: GameProfile['curve'];
  readonly texts: HistoryTexts;
}

/** Steps between the horizontal lines, in points. */
const STEPS = [50, 100, 200, 500] as const;
const MOST_LINES = 6;
const HEIGHT = 200;

/** Round values around a rating's whole course, its uncertainty included. */
export function ratingTicks(curve: RatingChartProps['curve']): readonly number[] {
  const low = Math.min(...curve.map(({ value, uncertainty }) => value - uncertainty));
  const high = Math.max(...curve.map(({ value, uncertainty }) => value + uncertainty));
  const step = STEPS.find(each => (high - low) / each <= MOST_LINES - 1) ?? 500;
  const first = Math.floor(low / step);
  return Array.from({ length: Math.ceil(high / step) - first + 1 }, (_, at) => (first + at) * step);
}

/** A rating, match by match: a line in a band of its uncertainty, and the same in numbers below it. */
export function RatingChart({ curve, texts }: RatingChartProps) {
  const { ref, width } = useWidth();
  const frame: PlotFrame = { width, height: HEIGHT, left: 48, right: 12, top: 10, bottom: 12 };
  const scale = makeScale(frame, curve.length, ratingTicks(curve));
  const [first, last] = [curve[0], curve.at(-1)];
  if (first === undefined || last === undefined || curve.length < 2) return null;
  const upper = curve.map(({ value, uncertainty }) => value + uncertainty);
  const lower = curve.map(({ value, uncertainty }) => value - uncertainty);
  const back = lower.map((value, at) => `L${scale.x(at).toFixed(1)} ${scale.y(value).toFixed(1)}`).reverse();
  const label = texts.chartSays(first.value, last.value, curve.length);
  return (
    <figure class="rating-chart">
      <figcaption>{texts.chart}</figcaption>
      <div ref={ref}>
        <svg width={width} height={HEIGHT} role="img" aria-label={label}>
          {scale.ticks.map(tick => (
            <g key={tick}>
              <line x1={frame.left} x2={width - frame.right} y1={scale.y(tick)} y2={scale.y(tick)} />
              <text x={frame.left - 6} y={scale.y(tick) + 4} text-anchor="end">
                {tick}
              </text>
            </g>
          ))}
          <path class="band" d={`${makePath(upper, scale)}${back.join('')}Z`} />
          <path
            class="course-line"
            d={makePath(
              curve.map(({ value }) => value),
              scale,
            )}
          />
          <circle cx={scale.x(curve.length - 1)} cy={scale.y(last.value)} r="4" />
        </svg>
      </div>
      <details class="numbers">
        <summary>{texts.asTable}</summary>
        <div class="wide-table">
          <table class="figures" aria-label={texts.chart}>
            <thead>
              <tr>
                <th scope="col">{texts.date}</th>
                <th scope="col">{texts.rating}</th>
              </tr>
            </thead>
            <tbody>
              {curve.map(({ at, value, uncertainty }, index) => (
                <tr key={index}>
                  <th scope="row">{sayDay(at)}</th>
                  <td>{texts.ratingOf(value, uncertainty)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
