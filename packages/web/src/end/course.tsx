import type { Seat } from '@consigliere/kernel';
import { useMemo } from 'preact/hooks';
import type { Film } from '../film/film.ts';
import type { Pack } from '../games/pack.ts';
import type { EndTexts } from '../words/en/end.ts';
import { ChanceChart } from './chance-chart.tsx';
import { LineChart } from './line-chart.tsx';
import { playersOf } from './players.ts';
import { gaugedIn } from './points.ts';
import { useAccount } from './use-account.ts';
import './course.css';

interface CourseProps {
  readonly film: Film;
  readonly pack: Pack;
  readonly names: readonly string[];
  readonly texts: EndTexts;
  /** The page of the replay; empty: this one. */
  readonly replay: string;
  /** The seat whose knowledge is asked for first; null: none in particular. */
  readonly reader: Seat | null;
  /** The moment that is looked at; null: none in particular. */
  readonly at: number | null;
}

/** How a match went: what the game counts, and who was how likely to win. */
export function Course({ film, pack, names, texts, replay, reader, at }: CourseProps) {
  const account = useAccount(pack);
  const points = useMemo(() => (account === null ? [] : gaugedIn(film, account.gauge)), [film, account]);
  const open = film.moments.at(-1)?.state.open;
  if (account === null || open === undefined) return null;
  const { words } = pack;
  const players = playersOf(account, open, names);
  return (
    <section class="course" aria-labelledby="course">
      <h2 id="course">{texts.course}</h2>
      <LineChart
        label={account.gauge.label({ words, texts })}
        points={points}
        players={players}
        say={value => account.gauge.say(value, words)}
        texts={texts}
        at={at}
      />
      <ChanceChart record={film.record} players={players} texts={texts} replay={replay} reader={reader} at={at} />
    </section>
  );
}
