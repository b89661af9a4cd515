import { PORTRAITS } from '../../look/art/mafiosi.tsx';
import type { Desk } from './desk.ts';

interface OpenPileProps extends Pick<Desk, 'words' | 'labels'> {
  readonly cards: readonly number[];
}

/** A pile that lies open, card by card. */
export function OpenPile({ words, labels, cards }: OpenPileProps) {
  return (
    <>
      <p class="second">{labels.fromTheTop}</p>
      <ol class="cn-pile">
        {cards.map((mafioso, at) => {
          const Portrait = PORTRAITS[mafioso];
          return (
            <li key={at}>
              <span class="cn-mini">{Portrait && <Portrait />}</span>
              {words.mafioso[mafioso]?.name}
            </li>
          );
        })}
      </ol>
    </>
  );
}
