import { ALLY_CARDS, HORSE_HEAD, JOB, JOB_CARDS, KINDS, NONE } from '@consigliere/games/corleones-empire/rules';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { BoardButton } from '../../../kit/board-button.tsx';
import { inSentences } from '../../../kit/say.ts';
import { Glyph, HAT, Icon } from '../art/icons.tsx';
import { callOf, nameOf, useBoard } from '../board-context.ts';
import { CardButton, Face, nameCard } from './cards.tsx';
import './offers.css';

/** More cards than this don't fit side by side. */
const MOST = 6;

/** The number of cards, and of columns if they stand in two rows. */
const placeCards = (cards: number) => ({ '--cards': cards, '--columns': Math.ceil(cards / 2) });

/** The cards beside the map: public jobs, the job in progress, allies on offer. Where there is little room, a button shows them. */
export function Offers() {
  const { view, words, labels, prompt } = useBoard();
  const { open } = view;
  const isOpen = useSignal(false);
  useEffect(() => {
    isOpen.value = false;
  }, [prompt?.id]);
  const jobs = open.publicJobs.length + (open.underway === NONE ? 0 : 1);
  const isMany = jobs + open.allies.length > MOST;
  // A bid is for the allies alone.
  const isBidding = prompt?.kind === 'bid' || prompt?.kind === 'bribe';
  const looks = [isMany && 'many', isBidding && 'bidding', isOpen.value && 'open'].filter(look => look !== false);
  return (
    <div class={['ce-offers', ...looks].join(' ')}>
      <button
        type="button"
        class="ce-offers-button"
        aria-expanded={isOpen.value}
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
      >
        <span>{labels.onOffer}</span>
        <span
          class="figures"
          role="img"
          aria-label={`${words.table.publicJobs} ${open.publicJobs.length}, ${words.table.allies} ${open.allies.length}`}
        >
          <Icon icon={JOB} /> {open.publicJobs.length} <Glyph path={HAT} /> {open.allies.length}
        </span>
      </button>
      <div class="ce-offered">
        <section class="ce-jobs" aria-labelledby="ce-public" style={placeCards(jobs)}>
          <h2 id="ce-public">{words.table.publicJobs}</h2>
          <ul class="ce-cards">
            <Underway />
            {open.publicJobs.map((job, at) => (
              <li key={at}>
                {job === NONE ? (
                  <span class="ce-card gap">
                    {/* CE-4 The jobs are laid out once everybody leads a family. */}
                    <span>{open.phase !== 'families' && labels.emptyUntil}</span>
                  </span>
                ) : (
                  <CardButton spot={`public-${job}`} card={JOB_CARDS + job} />
                )}
              </li>
            ))}
          </ul>
        </section>
        {open.allies.length > 0 && (
          <section class="ce-allies" aria-labelledby="ce-allies" style={placeCards(open.allies.length)}>
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
    </div>
  );
}

/** The job that is being done. */
function Underway() {
  const context = useBoard();
  const { view, words } = context;
  const { underway } = view.open;
  if (underway === NONE) return null;
  return (
    <li class="ce-underway" data-spot="underway">
      <span
        class="ce-card"
        role="img"
        aria-label={`${words.table.underway}: ${nameCard(context, JOB_CARDS + underway)}`}
        data-now={words.table.underway}
      >
        <Face card={JOB_CARDS + underway} />
      </span>
    </li>
  );
}

/** CE-24 What isn't on the board: every pile with its number of cards, the decks, the holder of the Horse Head. */
export function Supply() {
  const context = useBoard();
  const { view, words, labels } = context;
  const { open, tally } = view;
  const { table } = words;
  const jobs = `${table.deck}: ${table.cards(tally.jobs)}. ${table.discard}: ${table.cards(open.jobDiscard.length)}`;
  const discarded = open.jobDiscard.map(job => words.jobTitle(job)).join(', ');
  return (
    <details class="ce-supply">
      <summary>{labels.whatIsLeft}</summary>
      <div class="ce-piles">
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
      </div>
    </details>
  );
}
