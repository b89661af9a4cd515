import { Crest } from '../../look/art/crest.tsx';
import { useDesk } from './desk.ts';

/** How the game ended, and who won it. */
export function Verdict() {
  const { view, words, who } = useDesk();
  const { ended } = view.open;
  if (ended === null) return null;
  return (
    <section class="cn-verdict">
      {ended.winners.map(seat => (
        <Crest key={seat} seat={seat} size={44} />
      ))}
      <p>{words.event['game-over']({ type: 'game-over', ...ended }, who)}</p>
    </section>
  );
}
