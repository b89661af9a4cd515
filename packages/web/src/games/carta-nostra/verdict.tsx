import { Crest } from '../../look/art/crest.tsx';
import { useDesk } from './desk.ts';

/** How the game ended, and who won it; CN-24 before that, how near it is to ending because no card moves. */
export function Verdict() {
  const { view, words, who } = useDesk();
  const { ended, stillTurns } = view.open;
  if (ended === null)
    return stillTurns === 0 ? null : (
      <p class="cn-still">
        {words.table.still(stillTurns, view.seats)} <span class="rule">CN-24</span>
      </p>
    );
  return (
    <section class="cn-verdict">
      {ended.winners.map(seat => (
        <Crest key={seat} seat={seat} size={44} />
      ))}
      <p>{words.event['game-over']({ type: 'game-over', ...ended }, who)}</p>
    </section>
  );
}
