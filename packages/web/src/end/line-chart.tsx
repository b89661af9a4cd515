import { Crest } from '../kit/look/art/crest.tsx';
import { useWidth } from '../kit/use-width.ts';
import type { EndTexts } from '../kit/words/en/end.ts';
import type { LineSubject } from './players.ts';
import { makePath, makeScale, type PlotFrame, type Scale, spreadApart, ticksFor } from './plot.ts';
import type { CoursePoint } from './points.ts';

interface LineChartProps {
  readonly label: string;
  readonly points: readonly CoursePoint[];
  /** One for each line. */
  readonly players: readonly LineSubject[];
  readonly say: (value: number) => string;
  readonly texts: EndTexts;
  /** The step that is shown; null outside a replay. */
  readonly at: number | null;
  /** Fixed ticks, if the possible values are known. */
  readonly ticks?: readonly number[];
}

/** Dash patterns by family, so that lines differ without their colours too. */
const DASHES = ['none', '12 4', '3 3', '14 3 3 3', '7 5'];
const CREST = 20;

/** A line for every family, turn by turn; the same in numbers below it. */
export function LineChart({ label, points, players, say, texts, at, ticks }: LineChartProps) {
  const { ref, width } = useWidth();
  const frame: PlotFrame = { width, height: 240, left: 62, right: 30, top: 14, bottom: 32 };
  const scale = makeScale(frame, points.length, ticks ?? ticksFor(points.flatMap(({ by }) => by)));
  const last = points.at(-1);
  const finals = players.map(({ name }, seat) => `${name}: ${say(last?.by[seat] ?? 0)}`).join(', ');
  const current = at === null ? -1 : points.findLastIndex(({ step }) => step <= at);
  return (
    <figure class="line-chart">
      <figcaption>{texts.byTurn(label)}</figcaption>
      <div ref={ref}>
        <svg width={width} height={frame.height} role="img" aria-label={`${texts.byTurn(label)}. ${finals}`}>
          <Axes frame={frame} scale={scale} points={points} say={say} texts={texts} />
          {current >= 0 && (
            <line
              class="now"
              x1={scale.x(current)}
              x2={scale.x(current)}
              y1={frame.top}
              y2={frame.height - frame.bottom}
            />
          )}
          {players.map(({ family }, seat) => (
            <Line
              key={seat}
              family={family}
              path={makePath(
                points.map(({ by }) => by[seat] ?? 0),
                scale,
              )}
            />
          ))}
          <Ends frame={frame} scale={scale} points={points} players={players} />
        </svg>
      </div>
      <ul class="legend">
        {players.map(({ name, family }, seat) => (
          <li key={seat}>
            {family !== null && <Crest seat={family} size={CREST} />}
            <svg width="36" height="10" aria-hidden="true">
              <Line family={family} path="M0 5L36 5" />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <Figures label={label} points={points} players={players} say={say} texts={texts} />
    </figure>
  );
}

/** Edged in ink, so that a pale colour is seen on paper and a dark one at night. */
const Line = ({ family, path }: { readonly family: number | null; readonly path: string }) =>
  family === null ? (
    <path class="nobody" d={path} />
  ) : (
    <g fill="none" stroke-dasharray={DASHES[family % DASHES.length]}>
      <path class="edge" d={path} />
      <path d={path} stroke={`var(--family-${family % DASHES.length})`} stroke-width="3" />
    </g>
  );

interface AxesProps extends Pick<LineChartProps, 'points' | 'say' | 'texts'> {
  readonly frame: PlotFrame;
  readonly scale: Scale;
}

/** Values at the left, turns below. */
function Axes({ frame, scale, points, say, texts }: AxesProps) {
  const { left, right, width, height } = frame;
  const last = points.length - 1;
  const every = Math.ceil(points.length / Math.max(2, Math.floor((width - left - right) / 44)));
  return (
    <g class="axes">
      {scale.ticks.map(tick => (
        <g key={tick}>
          <line x1={left} x2={width - right} y1={scale.y(tick)} y2={scale.y(tick)} />
          <text x={left - 6} y={scale.y(tick) + 4} text-anchor="end">
            {say(tick)}
          </text>
        </g>
      ))}
      {points.map(
        ({ turn, step }, index) =>
          (index === last || (index % every === 0 && index + every <= last)) && (
            <text key={step} x={scale.x(index)} y={height - 14} text-anchor="middle">
              {turn ?? texts.end}
            </text>
          ),
      )}
      <text x={left} y={height - 1}>
        {texts.turn}
      </text>
    </g>
  );
}

/** The player's mark at the end of a line. */
function Ends({
  frame,
  scale,
  points,
  players,
}: Pick<AxesProps, 'frame' | 'scale' | 'points'> & { readonly players: readonly LineSubject[] }) {
  const last = points.at(-1);
  if (last === undefined) return null;
  const ends = players.flatMap(({ family }, line) =>
    family === null ? [] : [{ family, height: scale.y(last.by[line] ?? 0) - CREST / 2 }],
  );
  const heights = ends.map(({ height }) => height);
  const placed = spreadApart(heights, CREST + 1, frame.height - frame.bottom - CREST / 2);
  return ends.map(({ family }, seat) => (
    <g key={seat} transform={`translate(${scale.x(points.length - 1) + 6} ${placed[seat] ?? 0})`}>
      <Crest seat={family} size={CREST} />
    </g>
  ));
}

/** The chart as a table. */
function Figures({ label, points, players, say, texts }: Omit<LineChartProps, 'at' | 'ticks'>) {
  return (
    <details class="chart-figures">
      <summary>{texts.asTable}</summary>
      <table class="figures" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{texts.turn}</th>
            {players.map(({ name }, seat) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ step, turn, by }) => (
            <tr key={step}>
              <th scope="row">{turn ?? texts.end}</th>
              {by.map((value, seat) => (
                <td key={seat}>{say(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
