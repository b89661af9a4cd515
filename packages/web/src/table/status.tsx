import { sayAction, sayAsked, sayAwaited } from '@consigliere/kernel';
import { useComputed } from '@preact/signals';
import { consequenceOf } from '../prompt/consequence.ts';
import { RuleLink } from './rule-link.tsx';
import { perform, pointedAt, type Sitting } from './sitting.ts';

/** Who must do what, what the answer pointed at would do, and the buttons that go with it. */
export function Status({ sitting }: { readonly sitting: Sitting }) {
  return (
    <section class="status">
      <div class="say">
        <p class="who" role="status">
          {statusOf(sitting)}
        </p>
        <Foreseen sitting={sitting} />
      </div>
      <Buttons sitting={sitting} />
    </section>
  );
}

function statusOf({ seen, pack, who, texts }: Sitting): string {
  const { match, phase, isPaused } = seen.value;
  if (isPaused) return texts.paused;
  if (match === null || phase !== 'playing') return match?.result === null ? texts.opening : texts.over;
  if (match.held !== null && match.held[0] !== undefined) return sayAction(pack.words, match.held[0], who.value);
  if (match.prompt !== null) return `${texts.yourTurn} ${sayAsked(pack.words, match.prompt, who.value)}`;
  const top = match.view.flow.at(-1);
  return top === undefined ? texts.over : sayAwaited(pack.words, top, who.value);
}

/** What the answer pointed at would do; before one is pointed at, nothing. */
function Foreseen({ sitting }: { readonly sitting: Sitting }) {
  const consequence = useComputed(() => {
    const action = pointedAt(sitting);
    return action === null ? null : { action, ...consequenceOf(sitting, action) };
  }).value;
  const { pack, who, texts, refusal } = sitting;
  if (refusal.value !== null && consequence === null)
    return (
      <p class="refusal" role="alert">
        {texts.refused(pack.words.rule[refusal.value.rule ?? ''] ?? refusal.value.code)}
        {refusal.value.rule !== null && (
          <>
            {' '}
            <RuleLink game={pack.game.id} rule={refusal.value.rule} />
          </>
        )}
      </p>
    );
  if (consequence === null) return <p class="foreseen" />;
  return (
    <p class="foreseen">
      <b>{sayAction(pack.words, consequence.action, who.value)}</b>
      {consequence.certain.length > 0 && <> → {consequence.certain.join(' ')}</>}
      {consequence.possible.length > 0 && (
        <em>
          {' '}
          {texts.mightDo}: {consequence.possible.slice(0, 2).join(' / ')}
        </em>
      )}
    </p>
  );
}

function Buttons({ sitting }: { readonly sitting: Sitting }) {
  const { seen, texts, isBusy } = sitting;
  const { match, phase, isPaused, request, seat } = seen.value;
  if (match === null || phase !== 'playing' || seat === null) return null;
  if (isPaused)
    return (
      <div class="buttons">
        <button type="button" class="chief" onClick={() => perform(sitting, { type: 'resume' })}>
          {texts.goOn}
        </button>
      </div>
    );
  return (
    <div class="buttons">
      {request?.open.includes(seat) && <Vote sitting={sitting} />}
      {match.held !== null && (
        <button
          type="button"
          class="chief"
          disabled={isBusy.value}
          onClick={() => perform(sitting, { type: 'confirm' })}
        >
          {texts.confirm}
        </button>
      )}
      <Undo sitting={sitting} />
    </div>
  );
}

function Vote({ sitting }: { readonly sitting: Sitting }) {
  const { seen, texts, who } = sitting;
  const { request } = seen.value;
  if (request === null) return null;
  return (
    <span class="vote">
      {texts.requests[request.wish](who.value.names[request.seat] ?? '')}
      <button type="button" class="chief" onClick={() => perform(sitting, { type: 'vote', yes: true })}>
        {texts.agree}
      </button>
      <button type="button" onClick={() => perform(sitting, { type: 'vote', yes: false })}>
        {texts.decline}
      </button>
    </span>
  );
}

/** Free while nobody has learned anything; after that the others are asked (bots always agree). */
function Undo({ sitting }: { readonly sitting: Sitting }) {
  const { seen, texts } = sitting;
  const { match, request } = seen.value;
  const hasAnswered = sitting.link.story.value.some(({ by }) => by?.[0] === seen.value.seat && by?.[1] === 'person');
  if (match?.mayUndo)
    return (
      <button type="button" onClick={() => perform(sitting, { type: 'undo' })}>
        {texts.undo}
      </button>
    );
  if (hasAnswered && request === null)
    return (
      <button type="button" onClick={() => perform(sitting, { type: 'wish', wish: 'undo' })}>
        {texts.undoAsk}
      </button>
    );
  return (
    <button type="button" aria-disabled="true" class="disabled">
      {texts.undo}
      <small>{texts.nothingToUndo}</small>
    </button>
  );
}
