import type { Total } from '@consigliere/kernel';
import { Face } from '../../kit/look/art/faces/face.tsx';

interface PlayerNoteProps {
  readonly game: string;
  readonly level: number;
  /** The biography of a bot's character. */
  readonly about: string | undefined;
  readonly totals: readonly Total[];
}

/** The explanation of a player: portrait, biography, and what is counted. */
export const PlayerNote = ({ game, level, about, totals }: PlayerNoteProps) => (
  <>
    {about !== undefined && (
      <div class="character">
        <Face game={game} level={level} />
        <p>{about}</p>
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
