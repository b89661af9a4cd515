import { useBoard } from '../board-context.ts';

const PHASES = ['business', 'turf-war', 'bribery', 'tribute'] as const;
const NUMERALS = ['I', 'II', 'III', 'IV'];

/** CE-C3, CE-6 to CE-11 The acts with their hand limits, and the phases of the current one. */
export function Tracks() {
  const { view, words } = useBoard();
  const { open, given } = view;
  const now = given.acts[open.act];
  return (
    <div class="ce-tracks">
      <ol class="ce-acts">
        {given.acts.map(({ handLimit }, act) => (
          <li
            key={act}
            aria-current={act === open.act ? 'step' : undefined}
            class={act < open.act ? 'past' : undefined}
            title={words.numbered.act(act).help}
            aria-label={`${NUMERALS[act]}, ${words.numbered.act(act).name}, ${words.table.handLimit} ${handLimit}`}
          >
            <b class="display">{NUMERALS[act]}</b>
            <span>{words.numbered.act(act).name}</span>
            <small class="figures">
              {words.table.handLimit} {handLimit}
            </small>
          </li>
        ))}
      </ol>
      <ol class="ce-phases">
        {PHASES.map(phase => (
          <li
            key={phase}
            aria-current={phase === open.phase ? 'step' : undefined}
            class={phase === 'bribery' && now?.bribery === false ? 'none' : undefined}
            title={words.phase[phase].help}
          >
            {words.phase[phase].name}
          </li>
        ))}
      </ol>
    </div>
  );
}
