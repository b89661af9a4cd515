import type { Signal } from '@preact/signals';
import { gameName } from '../../games/faces.ts';
import { Tick } from '../../kit/fields.tsx';
import type { Refusal } from '../../kit/link/link.ts';
import { Refused } from '../../kit/notice.tsx';
import type { IdentityTexts } from '../../kit/words/en/identity.ts';

interface TakeAlongProps {
  /** The player that this device is until now. */
  readonly name: string;
  readonly merges: Signal<boolean>;
  readonly texts: IdentityTexts['along'];
}

/** Offers to bring the tables and the history of this device's player along, and says before that this is final. */
export const TakeAlong = ({ name, merges, texts }: TakeAlongProps) => (
  <Tick
    label={texts.label(name)}
    hint={texts.hint(name)}
    isOn={merges.value}
    onTurn={isOn => {
      merges.value = isOn;
    }}
  />
);

interface SignInRefusedProps {
  readonly refusal: Refusal | null;
  readonly texts: IdentityTexts['along'];
}

/** Says why signing in failed, and because of which tables two players can't become one. */
export function SignInRefused({ refusal, texts }: SignInRefusedProps) {
  const tables = refusal?.tables ?? [];
  return (
    <>
      <Refused code={refusal?.code ?? null} />
      {tables.length > 0 && (
        <div class="stack">
          <p>{refusal?.code === 'closed-table' ? texts.closed : texts.shared}</p>
          <ul>
            {tables.map(({ room, game }, at) => (
              <li key={room}>
                <a href={`/table/${room}`}>{texts.table(gameName(game), at + 1)}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
