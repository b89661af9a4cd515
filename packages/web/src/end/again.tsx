import type { Seat } from '@consigliere/kernel';
import { useSignal } from '@preact/signals';
import { api } from '../kit/link/api.ts';
import { isRefusal, type Refusal } from '../kit/link/link.ts';
import { openLocal } from '../kit/link/local.ts';
import type { ChairPlan } from '../kit/link/worker-messages.ts';
import { Refused } from '../kit/notice.tsx';
import { go } from '../kit/router.ts';
import { loadRulesHere } from '../table/previewer.ts';
import type { Sitting } from '../table/sitting.ts';

/** Offers a rematch after the end. */
export function Again({ sitting }: { readonly sitting: Sitting }) {
  const { roomView, texts, link } = sitting;
  const { seat, rematch } = roomView.value;
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

/** Opens a rematch with the same chairs, or with everybody one chair further. Returns its path. */
async function playAgain(sitting: Sitting, chairs: 'same' | 'rotated'): Promise<string | Refusal> {
  if (sitting.link.talk === undefined) return playAgainHere(sitting, chairs === 'rotated' ? 1 : 0);
  const made = await api.rematch(sitting.roomView.value.terms.id, chairs === 'rotated');
  return isRefusal(made) ? made : `/table/${made.room}`;
}

async function playAgainHere(sitting: Sitting, further: number): Promise<string | Refusal> {
  const { terms, chairs, match } = sitting.roomView.value;
  const rules = await loadRulesHere(sitting);
  const chairOf = (seat: Seat): Seat => (seat + further) % terms.seats;
  const plans = chairs.map(({ sitter, name, level }): ChairPlan => (sitter === 'bot' ? { level } : { name }));
  // An abandoned match has no result that the options could depend on.
  const options = match?.result == null ? undefined : rules.game.rematch?.(rules, match.view.open, chairOf);
  const made = await openLocal({
    game: terms.game,
    chairs: plans.map((_, chair) => plans.at(chair - further) ?? { level: 1 }),
    options: options ?? terms.options,
    language: terms.language,
    confirm: terms.confirm,
  });
  return isRefusal(made) ? made : `/play/${made}`;
}
