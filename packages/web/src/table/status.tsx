import { sayAction, sayAsked, sayAwaited } from '@consigliere/kernel';
import { useComputed } from '@preact/signals';
import { consequenceOf } from '../prompt/consequence.ts';
import { WindowClock } from './clock.tsx';
import { Controls } from './controls.tsx';
import { RuleLink } from './rule-link.tsx';
import { pointedAt, type Sitting } from './sitting.ts';

/** Who must do what, what the answer pointed at would do, and the buttons that go with it. */
export function Status({ sitting }: { readonly sitting: Sitting }) {
  return (
    <section class="status">
      <div class="say">
        <div class="asked">
          <p class="who" role="status">
            {statusOf(sitting)}
          </p>
          <WindowClock sitting={sitting} />
        </div>
        <Foreseen sitting={sitting} />
      </div>
      <Controls sitting={sitting} />
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
