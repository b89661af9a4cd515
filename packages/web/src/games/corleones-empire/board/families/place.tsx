import { useBoard } from '../board-context.ts';

export const PHASES = ['business', 'turf-war', 'bribery', 'tribute'] as const;
const NUMERALS = ['I', 'II', 'III', 'IV'];

/** CE-6 to CE-11 The act and its phase; the bar of a wide window shows the other phases too. */
export function Place() {
  const { view, words, labels } = useBoard();
  const { phase, act } = view.open;
  const phases = PHASES.some(each => each === phase) ? PHASES : [phase];
  return (
    <span class="ce-place">
      <span title={words.numbered.act(act).help}>{labels.act(NUMERALS[act] ?? '')}</span>
      {phases
        .filter(each => each !== 'bribery' || view.given.acts[act]?.bribery !== false)
        .map(each => (
          <span key={each} class={each === phase ? 'ce-phase now' : 'ce-phase'} title={words.phase[each].help}>
            {words.phase[each].name}
            {each === phase && <span class="sr-only"> ({labels.now})</span>}
          </span>
        ))}
    </span>
  );
}
