import { CardBack } from '../../../kit/look/art/card.tsx';
import { PORTRAITS } from '../../../kit/look/art/mafiosi.tsx';
import { useBoard } from './board-context.ts';

interface FaceProps {
  /** null shows the back. */
  readonly mafioso: number | null;
  readonly count?: number;
  /** The text beneath a back; a face has the name of its kind. */
  readonly name?: string;
}

/** A card with portrait and name; several of a kind lie as a pile with their number. */
export function Face({ mafioso, count = 1, name }: FaceProps) {
  const { words } = useBoard();
  const said = mafioso === null ? name : words.mafioso[mafioso]?.name;
  const Portrait = mafioso === null ? CardBack : PORTRAITS[mafioso];
  return (
    <span class="cn-face" data-count={Math.min(count, 3)}>
      <span class="cn-picture">{Portrait && <Portrait />}</span>
      {said !== undefined && <span class="cn-name">{said}</span>}
      {count > 1 && <span class="cn-count figures">×{count}</span>}
    </span>
  );
}
