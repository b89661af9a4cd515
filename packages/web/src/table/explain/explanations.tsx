import { useEffect } from 'preact/hooks';
import { type ExplanationsProps, explanation, hush } from '../../games/kit/explained.ts';
import { lazy, Nothing } from '../../kit/lazy.tsx';
import { listenForExplanations } from './listen.ts';

/** Loaded when something explains itself for the first time. */
const Beside = lazy(async () => (await import('./beside.tsx')).Beside, Nothing);

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
