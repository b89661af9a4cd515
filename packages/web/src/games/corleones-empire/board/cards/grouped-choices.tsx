import type { Action, Shape } from '@consigliere/kernel';
import { key } from '@consigliere/kernel/host';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { type BoardContext, useBoardContext } from '../../../kit/board-context.ts';
import { Choices, type ChoiceTexts, Stepper } from '../../../kit/choices.tsx';
import { isStageClosed } from '../../../kit/closed-stage.ts';
import { hyphenate } from '../../../kit/hyphenate.ts';
import './grouped-choices.css';

/** Answers of one sort, offered behind a chip of their own: the places of one figure. */
export interface ChoiceGroup<A> {
  readonly name: string;
  readonly count: string;
  readonly picture: ComponentChildren;
  readonly answers: readonly A[];
}

interface GroupsProps<A> extends ChoiceTexts<A> {
  readonly groups: readonly ChoiceGroup<A>[];
}

/** Answers of several sorts: a chip for each sort opens its answers, one at a time, or all of them where the board is closed. */
export function GroupedChoices<T extends Shape>({ groups, ...texts }: GroupsProps<Action<T>>) {
  const { prompt } = useBoardContext<BoardContext<T>>();
  const open = useSignal(-1);
  useEffect(() => {
    open.value = -1;
  }, [prompt?.id]);
  const shown = groups[open.value];
  const Shown = isStageClosed.value ? Choices<T> : Stepper<T>;
  const toggle = (at: number) => (): void => {
    open.value = open.value === at ? -1 : at;
  };
  return (
    <div class={shown === undefined ? 'choice-groups' : 'choice-groups open'}>
      {groups.map(({ name, count, picture, answers }, at) => (
        <button
          key={name}
          type="button"
          class="choice-group"
          aria-expanded={open.value === at}
          data-reaches={answers.map(key).join('|')}
          onClick={toggle(at)}
        >
          {picture}
          <span>
            <b>{hyphenate(name)}</b> <small class="figures">{count}</small>
          </span>
        </button>
      ))}
      {shown !== undefined && <Shown key={open.value} answers={shown.answers} {...texts} />}
    </div>
  );
}
