import type { Action, Shape } from '@consigliere/kernel';
import { key, sayAction, sayQuestion } from '@consigliere/kernel/host';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../kit/voice.ts';
import { RuleLink } from './rule-link.tsx';
import { answer, findOpenPrompt, isSameAction, type Sitting, sayForeseen } from './sitting.ts';

/** Lists with more answers than these can be filtered. */
const SHORT = 6;

/** Any decision of any game as a numbered list of sentences: the keyboard's and the screen reader's way to play. */
export function Prompt({ sitting }: { readonly sitting: Sitting }) {
  const { isListed, isByKey, pack, texts } = sitting;
  const prompt = findOpenPrompt(sitting);
  const list = useRef<HTMLOListElement>(null);
  const wanted = useSignal('');
  // A player who opens the list by keyboard continues in it.
  useEffect(() => {
    if (isByKey.peek()) list.current?.querySelector('button')?.focus();
  }, []);
  if (prompt === null) return null;
  const { words } = pack;
  const who = sitting.who.value;
  const numbered = prompt.actions.map((action, at) => ({ action, number: at + 1 }));
  const fits = ({ action }: { readonly action: Action<Shape> }): boolean =>
    `${sayAction(words, action, who)} ${sayForeseen(sitting, action)}`.toLowerCase().includes(wanted.value);
  const shown = wanted.value === '' ? numbered : numbered.filter(fits);
  const close = ({ key: pressed }: KeyboardEvent): void => {
    if (pressed !== 'Escape') return;
    isListed.value = false;
    document.querySelector<HTMLElement>('.list-moves')?.focus();
  };
  return (
    <section class="prompt" aria-labelledby="asked" onKeyDown={close}>
      <h2 id="asked" class="sr-only">
        {sayQuestion(words, prompt, who)}
      </h2>
      {numbered.length > SHORT && (
        <input
          type="search"
          class="filter"
          aria-label={texts.filterMoves}
          placeholder={texts.filterMoves}
          onInput={({ currentTarget }) => {
            wanted.value = currentTarget.value.trim().toLowerCase();
            say(texts.voice.answers(numbered.filter(fits).length));
          }}
        />
      )}
      <ol ref={list} class="answers">
        {shown.map(({ action, number }) => (
          <Answer key={key(action)} sitting={sitting} action={action} number={number} />
        ))}
      </ol>
      {prompt.barred.length > 0 && (
        <ul class="barred">
          {[...Map.groupBy(prompt.barred, ({ rule }) => rule)].map(([rule, barred]) => (
            <li key={rule}>
              {barred.map(({ action }) => sayAction(words, action, who)).join(' · ')}{' '}
              <small>
                <RuleLink game={pack.id} rule={rule} label={texts.rule(rule)} />: {words.rule[rule] ?? ''}
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
  const id = `answer-${number}`;
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
        aria-labelledby={`${id}-says`}
        aria-describedby={brings === '' ? undefined : `${id}-brings`}
        onMouseEnter={point}
        onMouseLeave={leave}
        onFocus={point}
        onClick={() => answer(sitting, action)}
      >
        <span class="number">{number}</span> <span id={`${id}-says`}>{sayAction(pack.words, action, who.value)}</span>
        {brings !== '' && <small id={`${id}-brings`}> {brings}</small>}
      </button>
    </li>
  );
}
