import type { Action, Shape } from '@consigliere/kernel';
import { key, sayAction } from '@consigliere/kernel/host';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { type BoardContext, pointing, useBoardContext } from './board-context.ts';
import { isStageClosed } from './closed-stage.ts';
import { boardWords, inSentences, sayBrings } from './say.ts';
import './choices.css';

/** How many answers are offered side by side; more are offered one at a time. */
const CHIPS = 6;

export interface ChoiceTexts<A> {
  /** An answer in a few words. Defaults to its sentence. */
  readonly name?: ((action: A) => ComponentChildren) | undefined;
  /** The effect of an answer. Defaults to its preview in words. */
  readonly brings?: ((action: A) => ComponentChildren) | undefined;
}

interface ChoicesProps<A> extends ChoiceTexts<A> {
  readonly answers: readonly A[];
  /** How many are offered side by side on a phone. Defaults to as many as elsewhere. */
  readonly onPhones?: number;
}

/** Answers on the board once more as controls of a finger's size: chips, or one at a time with arrows if there are many. */
export function Choices<T extends Shape>({ answers, onPhones = CHIPS, ...texts }: ChoicesProps<Action<T>>) {
  if (answers.length === 0) return null;
  // Without a board to look at, one at a time would hide what there is.
  const isOpen = !isStageClosed.value;
  if (answers.length > CHIPS && isOpen) return <Stepper<T> answers={answers} {...texts} />;
  const isLong = answers.length > onPhones && isOpen;
  return (
    <>
      <ul class={isLong ? 'choices elsewhere' : 'choices'}>
        {answers.map(action => (
          <li key={key(action)}>
            <Chip<T> action={action} {...texts} />
          </li>
        ))}
      </ul>
      {isLong && (
        <div class="on-phones">
          <Stepper<T> answers={answers} {...texts} />
        </div>
      )}
    </>
  );
}

interface ChipProps<A> extends ChoiceTexts<A> {
  readonly action: A;
  readonly position?: string;
}

function Chip<T extends Shape>({ action, position, name, brings }: ChipProps<Action<T>>) {
  const context = useBoardContext<BoardContext<T>>();
  const said = sayAction<T>(context.words, action, context.who);
  const foreseen = sayBrings<T>(context, action);
  const more = brings === undefined ? foreseen : brings(action);
  return (
    <button
      type="button"
      class="choice legal"
      aria-description={
        inSentences([name === undefined ? '' : said, brings === undefined ? '' : foreseen]) || undefined
      }
      {...pointing<T>(context, action)}
    >
      <b>{name?.(action) ?? said}</b>
      {position !== undefined && <small class="position figures">{position}</small>}
      {more !== '' && <small>{more}</small>}
    </button>
  );
}

/** One answer at a time. The arrows point at the next and the previous one, and the answer pointed at on the board is shown here. */
export function Stepper<T extends Shape>({ answers, ...texts }: Omit<ChoicesProps<Action<T>>, 'onPhones'>) {
  const { choose, chosen, prompt } = useBoardContext<BoardContext<T>>();
  const at = useSignal(0);
  useEffect(() => {
    at.value = 0;
  }, [prompt?.id]);
  const pointed = chosen === null ? -1 : answers.findIndex(action => key(action) === key(chosen));
  useEffect(() => {
    if (pointed >= 0) at.value = pointed;
  }, [pointed]);
  const current = answers[at.value % answers.length];
  if (current === undefined) return null;
  const step = (by: number) => (): void => {
    at.value = (at.value + by + answers.length) % answers.length;
    choose(answers[at.value] ?? null);
  };
  const { previous, next, nth } = boardWords();
  return (
    <div class="stepper">
      <button type="button" class="step" aria-label={previous} onClick={step(-1)}>
        ‹
      </button>
      <Chip<T> action={current} position={nth(at.value + 1, answers.length)} {...texts} />
      <button type="button" class="step" aria-label={next} data-reaches={answers.map(key).join('|')} onClick={step(1)}>
        ›
      </button>
    </div>
  );
}
