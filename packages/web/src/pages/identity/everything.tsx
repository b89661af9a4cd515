import { useSignal } from '@preact/signals';
import { identityApi } from '../../kit/link/identity-api.ts';
import { isRefusal } from '../../kit/link/link.ts';
import { Refused, Way } from '../../kit/notice.tsx';
import { saveFile } from '../../kit/save-file.ts';
import type { IdentityTexts } from '../../kit/words/en/identity.ts';

/** Saves everything that the server has about the guest as a file. */
export function Everything({ texts }: { readonly texts: IdentityTexts['everything'] }) {
  const refusal = useSignal<string | null>(null);
  const save = async () => {
    const answer = await identityApi.everything();
    refusal.value = isRefusal(answer) ? answer.code : null;
    if (isRefusal(answer)) return;
    saveFile(`consigliere-me-${new Date().toISOString().slice(0, 10)}.json`, JSON.stringify(answer, null, 1));
  };
  return (
    <div class="stack">
      <h3>{texts.title}</h3>
      <p>{texts.hint}</p>
      <p>
        <Way label={texts.save} onClick={save} />
      </p>
      <Refused code={refusal.value} />
    </div>
  );
}
