import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, type ListedBlocks } from '../kit/link/api.ts';
import { isRefusal } from '../kit/link/link.ts';
import { Refused } from '../kit/notice.tsx';
import type { SettingsTexts } from '../kit/words/en/settings.ts';
import { language } from '../kit/words/language.ts';

/** The players that the guest has blocked, each with a button that undoes it. Shows nothing while the server knows nobody here. */
export function BlockedPlayers({ texts: { blocks: texts } }: { readonly texts: SettingsTexts }) {
  const listed = useSignal<ListedBlocks | null>(null);
  const refusal = useSignal<string | null>(null);
  const load = async () => {
    const answer = await api.blocks();
    if (!isRefusal(answer)) listed.value = answer.blocks;
  };
  useEffect(() => void load(), []);
  if (listed.value === null) return null;
  const unblock = async (id: string) => {
    const answer = await api.unblock(id);
    refusal.value = isRefusal(answer) ? answer.code : null;
    await load();
  };
  return (
    <section class="sheet stack wide" aria-labelledby="blocks">
      <h2 id="blocks">{texts.title}</h2>
      <p>{listed.value.length === 0 ? texts.none : texts.hint}</p>
      {listed.value.length > 0 && (
        <ul class="stack">
          {listed.value.map(({ id, name, at }) => (
            <li key={id}>
              <span>{texts.since(name, new Date(at).toLocaleDateString(language.value))}</span>{' '}
              <button type="button" class="button" onClick={() => unblock(id)}>
                {texts.unblock(name)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Refused code={refusal.value} />
    </section>
  );
}
