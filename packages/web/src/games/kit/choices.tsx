import type { Action, Shape } from '@consigliere/kernel';
import { key, sayAction } from '@consigliere/kernel/host';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { type BoardContext, pointing, useBoardContext } from './board-context.ts';
import { boardWords, sayBrings } from './say.ts';
import './choices.css';

/** How many answers are offered side by side; more are offered one at a time. */
const CHIPS = 6;

interface ChoicesProps<A> {
  readonly answers: readonly A[];
  /** An answer in a few words. Defaults to its sentence. */
  readonly name?: (action: A) => ComponentChildren;
  /** What an answer brings. Defaults to its preview in words. */
  readonly brings?: (action: A) => ComponentChildren;
}

/** Answers on the board once more as controls of a finger's size: chips, or one at a time with arrows if there are many. */
export function Choices<T extends Shape>({ answers, name, brings }: ChoicesProps<Action<T>>) {
  const context = useBoardContext<BoardContext<T>>();
  if (answers.length === 0) return null;
  const shown = answers.map(action => ({
    action,
    said: name?.(action) ?? sayAction<T>(context.words, action, context.who),
    brings: brings === undefined ? sayBrings(context, action) : brings(action),
  }));
  if (shown.length > CHIPS) return <Stepper shown={shown} />;
  return (
    <ul class="choices">
      {shown.map(each => (
        <li key={key(each.action)}>
          <Chip {...each} />
        </li>
      ))}
    </ul>
  );
}

interface ChipProps {
  readonly action: Action<Shape>;
  readonly said: ComponentChildren;
  readonly brings: ComponentChildren;
}

function Chip({ action, said, brings }: ChipProps) {
  const context = useBoardContext<BoardContext>();
  return (
    <button type="button" class="choice legal" {...pointing(context, action)}>
      <b>{said}</b>
      {brings !== '' && <small>{brings}</small>}
    </button>
  );
}

/** One answer at a time. The arrows point at the next and the previous one. */
function Stepper({ shown }: { readonly shown: readonly ChipProps[] }) {
  const { choose, prompt } = useBoardContext<BoardContext>();
  const at = useSignal(0);
  useEffect(() => {
    at.value = 0;
  }, [prompt?.id]);
  const current = shown[at.value % shown.length];
  if (current === undefined) return null;
  const step = (by: number) => (): void => {
    at.value = (at.value + by + shown.length) % shown.length;
    choose(shown[at.value]?.action ?? null);
  };
  const { previous, next } = boardWords();
  return (
    <div class="stepper">
      <button type="button" class="step" aria-label={previous} onClick={step(-1)} data-reaches={shown.length}>
        ‹
      </button>
      <Chip {...current} />
      <span class="sr-only">{`${at.value + 1}/${shown.length}`}</span>
      <button type="button" class="step" aria-label={next} onClick={step(1)}>
        ›
      </button>
    </div>
  );
}
