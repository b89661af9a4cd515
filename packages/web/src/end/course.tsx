import type { Seat, Shape } from '@consigliere/kernel';
import type { MatchRecord } from '@consigliere/kernel/host';
import { useEffect, useMemo } from 'preact/hooks';
import type { Pack } from '../games/pack.ts';
import { Select } from '../kit/fields.tsx';
import { Crest } from '../kit/look/art/crest.tsx';
import type { ReplayedMatch } from '../kit/replay/replay-record.ts';
import { useSaid } from '../kit/voice.ts';
import type { EndTexts } from '../kit/words/en/end.ts';
import { language, useLocalized } from '../kit/words/language.ts';
import { type ChanceEstimate, makeEstimator } from './estimate.ts';
import { LineChart } from './line-chart.tsx';
import { type EndPlayer, type LineSubject, listPlayers } from './players.ts';
import { type CoursePoint, findSwings, gaugeEach, splitLines } from './points.ts';
import './course.css';

interface CourseProps {
  readonly replayed: ReplayedMatch;
  readonly pack: Pack;
  readonly names: readonly string[];
  readonly texts: EndTexts;
  /** The path of the replay page; '' on that page itself. */
  readonly replay: string;
  /** The seat from whose view the chances are estimated first. */
  readonly reader: Seat | null;
  /** The step that is shown; null outside a replay. */
  readonly at: number | null;
}

/** The course of a match: the game's main number and the chances of winning, turn by turn. */
export function Course({ replayed, pack, names, texts, replay, reader, at }: CourseProps) {
  const scoring = useLocalized(() => pack.scoring(language.peek()), pack.id);
  const points = useMemo(() => (scoring === null ? [] : gaugeEach(replayed, scoring.gauge)), [replayed, scoring]);
  const open = replayed.steps.at(-1)?.state.open;
  if (scoring === null || open === undefined) return null;
  const { words } = pack;
  const players = listPlayers(scoring, open, names);
  return (
    <section class="course" aria-labelledby="course">
      <h2 id="course">{texts.course}</h2>
      <LineChart
        label={scoring.gauge.label({ words, texts, own: scoring.own })}
        points={points}
        players={players}
        say={value => scoring.gauge.say(value, words)}
        texts={texts}
        at={at}
      />
      <ChanceChart record={replayed.record} players={players} texts={texts} replay={replay} reader={reader} at={at} />
    </section>
  );
}

interface ChanceChartProps {
  readonly record: MatchRecord<Shape>;
  readonly players: readonly EndPlayer[];
  readonly texts: EndTexts;
  /** The path of the replay page; '' on that page itself. */
  readonly replay: string;
  /** The seat from whose view the chances are estimated first. */
  readonly reader: Seat | null;
  readonly at: number | null;
}

const TICKS = [0, 0.25, 0.5, 0.75, 1];

/** Returns null if the browser has no workers, or doesn't allow one. */
function newWorker(): Worker | null {
  try {
    return new Worker(new URL('./chances.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}

/** The chances of winning. They are estimated on request, because that takes a while. */
function ChanceChart({ record, players, texts, replay, reader, at }: ChanceChartProps) {
  const estimator = useMemo(() => makeEstimator(record, reader ?? 0, newWorker), [record, reader]);
  useEffect(() => () => estimator.stop(), [estimator]);
  const estimate = estimator.estimate.value;
  const { is, all, seat, worlds } = estimate;
  const { subjects, points } = splitLines(estimate.points, players, texts.everybodyLoses);
  const isRunning = is === 'running';
  useSaid(is === 'done' || is === 'failed' ? sayProgress(estimate, texts) : null);
  return (
    <section class="chances" aria-labelledby="chances">
      <h3 id="chances">{texts.chance}</h3>
      <p class="second">{texts.chanceAbout(worlds)}</p>
      <Select
        label={texts.fromSeat}
        value={String(seat)}
        options={players.map(({ name }, each): readonly [string, string] => [String(each), name])}
        onChoose={chosen => estimator.seeAs(Number(chosen))}
      />
      {/* The same button throughout, so that it keeps the focus. */}
      <p class="ways">
        <button type="button" class="button" onClick={isRunning ? estimator.stop : estimator.begin}>
          {isRunning ? texts.stop : is === 'done' ? texts.closer : texts.estimate}
        </button>
        {isRunning && <progress aria-label={texts.chance} {...(all === 0 ? {} : { value: points.length, max: all })} />}
        <span class="second">{sayProgress(estimate, texts)}</span>
      </p>
      {points.length > 1 && (
        <LineChart
          label={texts.chance}
          points={points}
          players={subjects}
          say={texts.share}
          texts={texts}
          at={at}
          ticks={TICKS}
        />
      )}
      {is === 'done' && <Swings points={points} subjects={subjects} texts={texts} replay={replay} />}
    </section>
  );
}

function sayProgress({ is, points, all }: ChanceEstimate, texts: EndTexts): string {
  if (is === 'done') return texts.done;
  if (is === 'failed') return texts.failed;
  return all === 0 ? '' : texts.progress(points.length, all);
}

interface SwingsProps extends Pick<ChanceChartProps, 'texts' | 'replay'> {
  readonly points: readonly CoursePoint[];
  readonly subjects: readonly LineSubject[];
}

/** The turns that changed the chances most, with links to the replay. */
function Swings({ points, subjects, texts, replay }: SwingsProps) {
  const swings = findSwings(points);
  return (
    <>
      <h4>{texts.swings}</h4>
      {swings.length === 0 && <p>{texts.noSwings}</p>}
      <ol class="swings">
        {swings.map(({ line, from, before, after }) => (
          <li key={from.step}>
            <a href={`${replay}#${from.step}`}>{`${texts.turn} ${from.turn ?? 0}`}</a>
            <SwingCrest family={subjects[line]?.family ?? null} />
            <span>
              {subjects[line]?.name}: {texts.share(before)} → {texts.share(after)}{' '}
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

const SwingCrest = ({ family }: { readonly family: number | null }) =>
  family === null ? null : <Crest seat={family} size={20} />;
