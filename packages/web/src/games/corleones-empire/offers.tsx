import { ALLY_CARDS, JOB_CARDS, NONE } from '@consigliere/games/corleones-empire/rules';
import { Face, useCardLines } from './cards.tsx';
import { useDesk } from './desk.ts';
import { Thing } from './thing.tsx';

/** What lies beside the map for everybody: public jobs, the job that is being done, allies on offer. */
export function Offers() {
  const { view, words, labels } = useDesk();
  const { open } = view;
  const about = useCardLines();
  return (
    <div class="ce-offers">
      <section aria-labelledby="ce-public">
        <h2 id="ce-public">{words.table.publicJobs}</h2>
        <ul class="ce-cards">
          {open.publicJobs.map((job, at) => (
            <li key={at}>
              {job === NONE ? (
                <span class="ce-card gap" data-place={`gap-${at}`}>
                  {/* CE-4 The jobs are laid out once everybody leads a family. */}
                  {open.phase !== 'families' && labels.emptyUntil}
                </span>
              ) : (
                <Thing place={`public-${job}`} {...about(JOB_CARDS + job)} class="ce-card">
                  <Face card={JOB_CARDS + job} />
                </Thing>
              )}
            </li>
          ))}
          {open.underway !== NONE && (
            <li class="ce-underway" data-place="underway">
              <small>{words.table.underway}</small>
              <span class="ce-card">
                <Face card={JOB_CARDS + open.underway} />
              </span>
            </li>
          )}
        </ul>
      </section>
      {open.allies.length > 0 && (
        <section aria-labelledby="ce-allies">
          <h2 id="ce-allies">{words.table.allies}</h2>
          <ul class="ce-cards">
            {open.allies.map(ally => (
              <li key={ally}>
                <Thing place={`offered-${ally}`} {...about(ALLY_CARDS + ally)} class="ce-card">
                  <Face card={ALLY_CARDS + ally} />
                </Thing>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
