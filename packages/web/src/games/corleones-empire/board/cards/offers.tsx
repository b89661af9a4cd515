import { ALLY_CARDS, HORSE_HEAD, JOB, JOB_CARDS, KINDS, NONE } from '@consigliere/games/corleones-empire/rules';
import { BoardButton } from '../../../kit/board-button.tsx';
import { inSentences } from '../../../kit/say.ts';
import { Icon } from '../art/icons.tsx';
import { callOf, nameOf, useBoard } from '../board-context.ts';
import { CardButton, Face, nameCard } from './cards.tsx';

/** The cards beside the map: public jobs, the job in progress, allies on offer. */
export function Offers() {
  const context = useBoard();
  const { view, words, labels } = context;
  const { open } = view;
  return (
    <div class="ce-offers">
      <section aria-labelledby="ce-public">
        <h2 id="ce-public">{words.table.publicJobs}</h2>
        <ul class="ce-cards">
          {open.publicJobs.map((job, at) => (
            <li key={at}>
              {job === NONE ? (
                <span class="ce-card gap" data-spot={`gap-${at}`}>
                  {/* CE-4 The jobs are laid out once everybody leads a family. */}
                  {open.phase !== 'families' && labels.emptyUntil}
                </span>
              ) : (
                <CardButton spot={`public-${job}`} card={JOB_CARDS + job} />
              )}
            </li>
          ))}
          {open.underway !== NONE && (
            <li class="ce-underway" data-spot="underway">
              <small>{words.table.underway}</small>
              <span class="ce-card" role="img" aria-label={nameCard(context, JOB_CARDS + open.underway)}>
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
                <CardButton spot={`offered-${ally}`} card={ALLY_CARDS + ally} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** CE-24 Every pile with its number of cards, the decks, and the holder of the Horse Head. */
export function Piles() {
  const context = useBoard();
  const { view, words, labels } = context;
  const { open, tally } = view;
  const { table } = words;
  const jobs = `${table.deck}: ${table.cards(tally.jobs)}. ${table.discard}: ${table.cards(open.jobDiscard.length)}`;
  const discarded = open.jobDiscard.map(job => words.jobTitle(job)).join(', ');
  return (
    <section class="ce-piles" aria-label={table.piles}>
      {Array.from({ length: KINDS }, (_, kind) => {
        const { name, help } = words.numbered.kind(kind);
        const left = open.piles[kind] ?? 0;
        return (
          <BoardButton
            key={kind}
            spot={`pile-${kind}`}
            title={name}
            lines={[help, labels.left(left)]}
            label={inSentences([name, labels.left(left)])}
            class="ce-pile"
          >
            <Icon icon={kind} />
            <b class="figures">{left}</b>
          </BoardButton>
        );
      })}
      <BoardButton
        spot="jobs"
        title={`${table.jobs}: ${table.deck}`}
        lines={[`${jobs} (CE-24).`, discarded]}
        label={inSentences([table.jobs, jobs])}
        class="ce-pile"
      >
        <Icon icon={JOB} />
        <b class="figures">
          {tally.jobs}
          <small>+{open.jobDiscard.length}</small>
        </b>
      </BoardButton>
      <BoardButton
        spot="horse"
        title={table.horseHead}
        lines={[words.icon.H.help, `${nameOf(context, open.horseHead)}.`]}
        label={`${table.horseHead}: ${callOf(context, open.horseHead)}`}
        class="ce-pile"
      >
        <Icon icon={HORSE_HEAD} />
      </BoardButton>
      <p class="ce-tiles figures">
        {table.tilesLeft}: <i class="blue" /> <span class="sr-only">{words.colour.blue}</span> {tally.blue}{' '}
        <i class="red" /> <span class="sr-only">{words.colour.red}</span> {tally.red}
      </p>
    </section>
  );
}
