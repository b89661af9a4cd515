import type { CartaNostra } from '@consigliere/games/carta-nostra/rules';
import { key, sayAction } from '@consigliere/kernel';
import { PORTRAITS } from '../../look/art/mafiosi.tsx';
import { useDesk } from './desk.ts';
import { outcome } from './outcome.ts';
import type { CnAction } from './places.ts';

/** The order in which answers are offered. */
const ORDER = ['city', 'job', 'react', 'kidnap', 'recruit', 'discard', 'idle'];
const inOrder = (answers: readonly CnAction[]): readonly CnAction[] =>
  answers.toSorted((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type));

/** The answers as buttons; while one only points, as a sentence. */
export function Choices({ answers, pinned }: { readonly answers: readonly CnAction[]; readonly pinned: boolean }) {
  const desk = useDesk();
  const give = (action: CnAction): void => {
    // Whoever plays by keyboard goes on from the card he came from.
    desk.note.value?.anchor.focus();
    desk.note.value = null;
    desk.answer(action);
  };
  return (
    <ul class="cn-choices">
      {inOrder(answers).map(action => {
        const said = sayAction<CartaNostra>(desk.words, action, desk.who);
        const brings = outcome(desk, action);
        return (
          <li key={key(action)}>
            {!pinned ? (
              <p>
                <b>{said}</b> <small>{brings}</small>
              </p>
            ) : (
              <button
                type="button"
                class="answer legal"
                onPointerEnter={() => desk.choose(action)}
                onFocus={() => desk.choose(action)}
                onClick={() => give(action)}
              >
                {said}
                <small>{brings}</small>
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A pile that lies open, card by card. */
export function OpenPile({ cards }: { readonly cards: readonly number[] }) {
  const { words, labels } = useDesk();
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
