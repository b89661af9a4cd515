import type { MatchRecord, Shape } from '@consigliere/kernel';
import { useEffect, useMemo } from 'preact/hooks';
import { Crest } from '../look/art/crest.tsx';
import type { EndTexts } from '../words/end-texts.ts';
import { type Estimate, estimatorOf } from './estimate.ts';
import { LineChart } from './line-chart.tsx';
import type { Player } from './players.ts';
import { swingsOf } from './points.ts';

interface ChanceChartProps {
  readonly record: MatchRecord<Shape>;
  readonly players: readonly Player[];
  readonly texts: EndTexts;
  /** The page on which a moment of the match is the fragment; empty: this one. */
  readonly replay: string;
  readonly at: number | null;
}

const TICKS = [0, 0.25, 0.5, 0.75, 1];

/** null: this browser has no workers, or does not let us have one. */
function newWorker(): Worker | null {
  try {
    return new Worker(new URL('./chances.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}

/** Who was how likely to win, when somebody asks for it: it takes a while. */
export function ChanceChart({ record, players, texts, replay, at }: ChanceChartProps) {
  const estimator = useMemo(() => estimatorOf(record, newWorker), [record]);
  useEffect(() => () => estimator.stop(), [estimator]);
  const estimate = estimator.estimate.value;
  const { is, points, all, worlds } = estimate;
  const isRunning = is === 'running';
  return (
    <section class="chances" aria-labelledby="chances">
      <h3 id="chances">{texts.chance}</h3>
      <p class="second">{texts.chanceAbout(worlds)}</p>
      {/* One button throughout: whoever stands on it stays there. */}
      <p class="ways">
        <button type="button" class="button" onClick={isRunning ? estimator.stop : estimator.begin}>
          {isRunning ? texts.stop : is === 'done' ? texts.closer : texts.estimate}
        </button>
        {isRunning && <progress aria-label={texts.chance} {...(all === 0 ? {} : { value: points.length, max: all })} />}
        <span class="second" role="status">
          {stateOf(estimate, texts)}
        </span>
      </p>
      {points.length > 1 && (
        <LineChart
          label={texts.chance}
          points={points}
          players={players}
          say={texts.share}
          texts={texts}
          at={at}
          ticks={TICKS}
        />
      )}
      {is === 'done' && <Swings estimate={estimate} players={players} texts={texts} replay={replay} />}
    </section>
  );
}

function stateOf({ is, points, all }: Estimate, texts: EndTexts): string {
  if (is === 'done') return texts.done;
  if (is === 'failed') return texts.failed;
  return all === 0 ? '' : texts.progress(points.length, all);
}

interface SwingsProps extends Pick<ChanceChartProps, 'players' | 'texts' | 'replay'> {
  readonly estimate: Estimate;
}

/** The turns that changed most, each with the way to watch it. */
function Swings({ estimate, players, texts, replay }: SwingsProps) {
  const swings = swingsOf(estimate.points);
  return (
    <>
      <h4>{texts.swings}</h4>
      {swings.length === 0 && <p>{texts.noSwings}</p>}
      <ol class="swings">
        {swings.map(({ seat, from, before, after }) => (
          <li key={from.moment}>
            <a href={`${replay}#${from.moment}`}>{texts.inTurn(from.turn ?? 0)}</a>
            <Crest seat={players[seat]?.family ?? seat} size={20} />
            <span>
              {players[seat]?.name}: {texts.share(before)} → {texts.share(after)}{' '}
              <span class={after > before ? 'gain' : 'loss'} aria-hidden="true">
                {after > before ? '▲' : '▼'}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
