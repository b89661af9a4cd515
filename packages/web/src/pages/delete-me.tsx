import { useSignal } from '@preact/signals';
import { api } from '../kit/link/api.ts';
import { isRefusal } from '../kit/link/link.ts';
import { Announced, Refused, Way } from '../kit/notice.tsx';
import { guestName } from '../kit/preferences.ts';
import type { SettingsTexts } from '../kit/words/en/settings.ts';

/** Lets people delete themselves from the server: says what goes and what stays, and asks. */
export function DeleteMe({ texts }: { readonly texts: SettingsTexts['leaving'] }) {
  const isAsking = useSignal(false);
  const said = useSignal('');
  const refusal = useSignal<string | null>(null);
  const remove = async () => {
    const answer = await api.deleteMe();
    const isUnknown = isRefusal(answer) && answer.code === 'no-guest';
    refusal.value = isRefusal(answer) && !isUnknown ? answer.code : null;
    if (refusal.value !== null) return;
    guestName.value = '';
    isAsking.value = false;
    said.value = isUnknown ? texts.nobody : texts.gone;
  };
  const ask = () => {
    said.value = '';
    isAsking.value = true;
  };
  const keep = () => {
    refusal.value = null;
    isAsking.value = false;
  };
  return (
    <section class="sheet stack wide">
      <h2>{texts.title}</h2>
      {isAsking.value && (
        <>
          <p>{texts.goes}</p>
          <p>{texts.stays}</p>
        </>
      )}
      <Refused code={refusal.value} />
      <Announced class="second" text={said.value} />
      <p class="ways">
        {isAsking.value ? (
          <>
            <Way label={texts.sure} onClick={remove} />
            <Way chief label={texts.keep} onClick={keep} />
          </>
        ) : (
          <Way label={texts.ask} onClick={ask} />
        )}
      </p>
    </section>
  );
}
