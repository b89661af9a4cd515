import type { Action, Shape, Who, Words } from '@consigliere/kernel';
import { useEffect } from 'preact/hooks';
import { lazy } from '../../pages/lazy.tsx';
import { explanation, hush } from './explained.ts';
import { listenForExplanations } from './listen.ts';

/** Loaded when something explains itself for the first time. */
const Beside = lazy(
  async () => (await import('./beside.tsx')).Beside,
  () => null,
);

export interface ExplanationsProps {
  readonly game: string;
  readonly words: Words<Shape>;
  readonly who: Who;
  /** Changes with what is on the table: an explanation speaks of the moment it was asked for. */
  readonly moment: unknown;
  /** What the button that closes it is called. */
  readonly close: string;
  choose(action: Action<Shape> | null): void;
  answer(action: Action<Shape>): void;
}

/** Where things explain themselves: once on every page that draws a board. */
export function Explanations(props: ExplanationsProps) {
  const { moment, choose } = props;
  useEffect(listenForExplanations, []);
  useEffect(() => {
    hush();
    choose(null);
  }, [moment]);
  const shown = explanation.value;
  return shown === null ? null : <Beside {...props} shown={shown} />;
}
