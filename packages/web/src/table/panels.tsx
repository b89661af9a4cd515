import { Crest } from '../look/art/crest.tsx';
import type { Sitting } from './sitting.ts';

/** A panel for each family: who sits there, whether he decides now, how much time is left. */
export function Panels({ sitting }: { readonly sitting: Sitting }) {
  const { seen, who, texts, pack } = sitting;
  const { chairs, match, seat: own } = seen.value;
  return (
    <aside class="panels" aria-label={texts.players}>
      {chairs.map((chair, seat) => {
        const isAwaited = match?.waiting.includes(seat) === true && seen.value.phase === 'playing';
        const character = chair.sitter === 'bot' ? pack.words.characters[chair.level - 1] : undefined;
        return (
          <section key={seat} class={isAwaited ? 'panel awaited' : 'panel'} title={character?.about}>
            <Crest seat={seat} />
            <div>
              <h2>
                {who.value.names[seat]}
                {seat === own && <small> · {texts.you}</small>}
              </h2>
              <p>
                {isAwaited
                  ? `${texts.deciding} …`
                  : chair.isAway
                    ? texts.away
                    : character === undefined
                      ? ''
                      : character.about}
              </p>
            </div>
          </section>
        );
      })}
    </aside>
  );
}
