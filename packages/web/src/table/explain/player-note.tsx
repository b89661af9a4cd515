import type { Total } from '@consigliere/kernel';
import { Face } from '../../kit/look/art/faces/face.tsx';
import { useAbout } from '../speech/bubble.ts';

interface PlayerNoteProps {
  readonly game: string;
  /** The level of a bot; null: a person. */
  readonly level: number | null;
  readonly totals: readonly Total[];
}

/** The explanation of a player: portrait, biography, and what is counted. */
export function PlayerNote({ game, level, totals }: PlayerNoteProps) {
  const about = useAbout(game);
  return (
    <>
      {level !== null && (
        <div class="character">
          <Face game={game} level={level} />
          <p>{about?.(level)}</p>
        </div>
      )}
      <dl class="totals">
        {totals.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd class="figures">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
