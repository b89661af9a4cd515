import type { Action, Shape } from '@consigliere/kernel';
import { key, sayAction, sayQuestion } from '@consigliere/kernel/host';
import { useEffect, useRef } from 'preact/hooks';
import { RuleLink } from './rule-link.tsx';
import { answer, findOpenPrompt, isSameAction, type Sitting, sayForeseen } from './sitting.ts';

/** Any decision of any game as a numbered list of sentences: the keyboard's and the screen reader's way to play. */
export function Prompt({ sitting }: { readonly sitting: Sitting }) {
  const prompt = findOpenPrompt(sitting);
  const list = useRef<HTMLOListElement>(null);
  // A player who opens the list by keyboard continues in it.
  useEffect(() => {
    if (sitting.isByKey.peek()) list.current?.querySelector('button')?.focus();
  }, []);
  if (prompt === null) return null;
  const { words } = sitting.pack;
  const who = sitting.who.value;
  return (
    <section class="prompt" aria-labelledby="asked">
      <h2 id="asked" class="sr-only">
        {sayQuestion(words, prompt, who)}
      </h2>
      <ol ref={list} class="answers">
        {prompt.actions.map((action, index) => (
          <Answer key={key(action)} sitting={sitting} action={action} number={index + 1} />
        ))}
      </ol>
      {prompt.barred.length > 0 && (
        <ul class="barred">
          {prompt.barred.map(({ action, rule }) => (
            <li key={key(action)}>
              {sayAction(words, action, who)}{' '}
              <small>
                <RuleLink game={sitting.pack.id} rule={rule} label={sitting.texts.rule(rule)} />:{' '}
                {words.rule[rule] ?? ''}
              </small>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface AnswerProps {
  readonly sitting: Sitting;
  readonly action: Action<Shape>;
  readonly number: number;
}

function Answer({ sitting, action, number }: AnswerProps) {
  const { pack, who } = sitting;
  const brings = sayForeseen(sitting, action);
  const isChosen = isSameAction(sitting.chosen.value, action);
  const point = () => {
    sitting.chosen.value = action;
  };
  const leave = () => {
    if (isSameAction(sitting.chosen.peek(), action)) sitting.chosen.value = null;
  };
  return (
    <li>
      <button
        type="button"
        class={isChosen ? 'answer chosen' : 'answer'}
        data-answer={key(action)}
        onMouseEnter={point}
        onMouseLeave={leave}
        onFocus={point}
        onClick={() => answer(sitting, action)}
      >
        <span class="number">{number}</span> {sayAction(pack.words, action, who.value)}
        {brings !== '' && <small> {brings}</small>}
      </button>
    </li>
  );
}
