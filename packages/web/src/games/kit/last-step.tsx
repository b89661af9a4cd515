import type { Action, Shape } from '@consigliere/kernel';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { type BoardContext, pointing, useBoardContext } from './board-context.ts';
import './last-step.css';

/** A step without a choice is taken by itself after this many milliseconds. The style sheet shows them running. */
const PAUSE = 3000;

interface LastStepProps<T extends Shape> {
  readonly action: Action<T>;
  readonly class: string;
  readonly children: ComponentChildren;
}

/**
 * A button for an answer that ends the turn. If it is the only answer left, it is given after a moment by itself, unless the player
 * uses the keyboard. A press gives it at once; an undo brings other answers back and stops it.
 */
export function LastStep<T extends Shape>({ action, class: name, children }: LastStepProps<T>) {
  const context = useBoardContext<BoardContext<T>>();
  const { prompt, waitsForPlayer } = context;
  const isAlone = prompt?.actions.length === 1;
  const isRunning = useSignal(false);
  useEffect(() => {
    if (!isAlone || waitsForPlayer === undefined || waitsForPlayer()) return;
    isRunning.value = true;
    const stop = (): void => {
      isRunning.value = false;
      clearTimeout(timer);
      removeEventListener('keydown', stop);
    };
    const timer = setTimeout(() => {
      stop();
      if (!waitsForPlayer()) context.answer(action);
    }, PAUSE);
    addEventListener('keydown', stop);
    return stop;
  }, [prompt?.id, isAlone]);
  return (
    <button type="button" class={isRunning.value ? `${name} last-step` : name} {...pointing(context, action)}>
      {children}
      {isRunning.value && <i />}
    </button>
  );
}
