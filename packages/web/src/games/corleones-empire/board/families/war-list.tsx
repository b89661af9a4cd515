import { POLICE_CHIEF } from '@consigliere/games/corleones-empire/rules';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Crest } from '../../../../kit/look/art/crest.tsx';
import { scaled } from '../../../kit/pace.ts';
import { type CeBoardContext, familyOf, nameOf, useBoard } from '../board-context.ts';
import { Neutral } from '../figure.tsx';
import { findWars, type War, type WarsOfAct } from './news.ts';
import './wars.css';

/** Milliseconds for which each turf is shown. */
const LOOK = 1100;

/** CE-8, CE-25 The turf wars of an act, until the reader's next answer. */
export function WarList() {
  const context = useBoard();
  const found = useMemo(() => findWars(context), [context.story, context.view.seat]);
  return found === null ? null : <Wars key={found.act} {...found} />;
}

/** Turf by turf: whose marker goes on top. The one being shown is told in full, here and on the map. */
function Wars({ act, wars }: WarsOfAct) {
  const context = useBoard();
  const { words } = context;
  const shown = useTurfByTurf(wars);
  const now = wars[shown];
  return (
    <section class="ce-wars" aria-labelledby="ce-wars">
      <h2 id="ce-wars" class="sr-only">
        {words.phase['turf-war'].name} <small>{words.numbered.act(act).name}</small>
      </h2>
      <ol>
        {wars.map((war, at) => (
          <li key={war.turf} class={at > shown ? 'due' : at === shown ? 'now' : undefined}>
            <b aria-hidden="true">{war.turf + 1}</b>
            <span class="ce-winner" aria-hidden="true">
              {war.winner === null ? '–' : <Crest seat={familyOf(context, war.winner)} size={18} />}
            </span>
            <p class="sr-only">
              <Told war={war} />
            </p>
          </li>
        ))}
      </ol>
      {now !== undefined && (
        <p class="ce-war-now" aria-hidden="true">
          <Told war={now} />
        </p>
      )}
    </section>
  );
}

/** A turf war in one line: the turf, the number of figures, and the marker that goes on top. */
function Told({ war }: { readonly war: War }) {
  const context = useBoard();
  return (
    <>
      <b>{context.words.numbered.area(war.turf).name}</b> <Strengths war={war} />{' '}
      <small>
        {war.winner !== null && <span class="sr-only">{nameOf(context, war.winner)} </span>}
        {sayOutcome(context.labels.war, war)}
      </small>
    </>
  );
}

const sayOutcome = (labels: CeBoardContext['labels']['war'], { figures, neutral, winner, marker }: War) => {
  if (marker !== null) return labels[marker];
  if (winner !== null) return '';
  return neutral + figures.reduce((sum, each) => sum + each) === 0 ? labels.nobody : labels.even;
};

/** The index of the war shown on the map: one after the other with motion, otherwise all are listed at once. */
function useTurfByTurf(wars: readonly War[]): number {
  const { war } = useBoard();
  const [shown, show] = useState(() => (scaled(LOOK) === 0 ? Number.POSITIVE_INFINITY : 0));
  const now = wars[shown] ?? null;
  useEffect(() => {
    war.value = now;
    if (now === null) return;
    const next = setTimeout(() => show(shown + 1), scaled(LOOK));
    return () => {
      clearTimeout(next);
      war.value = null;
    };
  }, [shown, now === null]);
  return shown;
}

/** CE-25 The figures of each family in a turf, and the neutral ones. */
export function Strengths({ war: { figures, neutral, winner } }: { readonly war: War }) {
  const context = useBoard();
  return (
    <span class="ce-strengths figures">
      {figures.map(
        (count, seat) =>
          count > 0 && (
            <span key={seat} class={seat === winner ? 'best' : undefined}>
              <Crest seat={familyOf(context, seat)} size={20} />
              <span class="sr-only">{nameOf(context, seat)}</span> {count}
            </span>
          ),
      )}
      {neutral > 0 && (
        <span title={context.words.table.neutral}>
          <Neutral neutral={POLICE_CHIEF} />
          <span class="sr-only">{context.words.table.neutral}</span> {neutral}
        </span>
      )}
    </span>
  );
}
