import type { Differences } from '@consigliere/kernel';
import type { OpenBox } from './boxes.ts';
import { draftOf } from './draft.ts';
import { editionsOf, forgetEdition, nameOf } from './shelf.ts';

interface KeptEditionsProps {
  readonly open: OpenBox;
  readonly onOpen: (differences: Differences) => void;
}

/** The editions of a game that are kept on this device. */
export function KeptEditions({ open: { game, box, texts }, onOpen }: KeptEditionsProps) {
  const kept = editionsOf(game);
  return (
    <section class="sheet stack">
      <h2>{texts.keptHere}</h2>
      {kept.length === 0 && <p class="second">{texts.keptNothing}</p>}
      <ul class="box-changes">
        {kept.map(differences => {
          const name = nameOf(differences);
          return (
            <li key={name}>
              <b>{name}</b>
              <span class="ways">
                <button
                  type="button"
                  class="button"
                  aria-label={texts.openLong(name)}
                  onClick={() => onOpen(draftOf(box, differences))}
                >
                  {texts.open}
                </button>
                <button
                  type="button"
                  class="button quiet"
                  aria-label={texts.forgetLong(name)}
                  onClick={() => forgetEdition(game, name)}
                >
                  {texts.forget}
                </button>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
