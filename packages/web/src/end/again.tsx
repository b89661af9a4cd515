import { useSignal } from '@preact/signals';
import { isRefusal } from '../kit/link/link.ts';
import { Refused } from '../kit/notice.tsx';
import { go } from '../kit/router.ts';
import type { Sitting } from '../table/sitting.ts';
import { playAgain } from './rematch.ts';

/** After the end: another match of the same people, and how this one went. */
export function Again({ sitting }: { readonly sitting: Sitting }) {
  const { seen, texts, link } = sitting;
  const { seat, rematch } = seen.value;
  const refusal = useSignal<string | null>(null);
  const isHere = link.talk === undefined;
  const play = async (chairs: 'same' | 'rotated'): Promise<void> => {
    const made = await playAgain(sitting, chairs);
    if (isRefusal(made)) refusal.value = made.code;
    else go(made);
  };
  return (
    <div class="again">
      {rematch !== null && (
        <a class="button chief" href={`/table/${rematch}`}>
          {texts.again.join}
        </a>
      )}
      {rematch === null && (isHere || seat !== null) && (
        <>
          <button type="button" class="button chief" onClick={() => play('same')}>
            {texts.again.same}
          </button>
          <button type="button" class="button" onClick={() => play('rotated')}>
            {texts.again.rotated}
          </button>
        </>
      )}
      <Refused code={refusal.value} />
    </div>
  );
}
