import type { Seat } from '@consigliere/kernel';
import { useSignal } from '@preact/signals';
import { api } from '../kit/link/api.ts';
import { isRefusal, type Refusal } from '../kit/link/link.ts';
import { openLocal } from '../kit/link/local.ts';
import type { ChairPlan } from '../kit/link/worker-messages.ts';
import { Refused } from '../kit/notice.tsx';
import { go } from '../kit/router.ts';
import type { EndTexts } from '../kit/words/en/end.ts';
import { loadRulesHere } from '../table/previewer.ts';
import type { Sitting } from '../table/sitting.ts';

interface RematchProps {
  readonly sitting: Sitting;
  readonly texts: EndTexts;
}

/** Whether the viewer may open a rematch: somebody who only watches can't. */
const mayOpen = ({ link, roomView }: Sitting): boolean =>
  roomView.value.rematch === null && (link.talk === undefined || roomView.value.seat !== null);

/** Offers a rematch in the same seats, or to join the one that somebody has opened. */
export function Rematch({ sitting, texts, isChief = false }: RematchProps & { readonly isChief?: boolean }) {
  const { rematch } = sitting.roomView.value;
  const style = isChief ? 'button chief' : 'button';
  if (rematch !== null)
    return (
      <a class={style} href={`/table/${rematch}`} onClick={() => sitDownAgain(rematch)}>
        {texts.rematchJoin}
      </a>
    );
  return mayOpen(sitting) ? (
    <RematchButton sitting={sitting} chairs="same" label={texts.rematch} style={style} />
  ) : null;
}

/** Offers a rematch with everybody one seat further. */
export const RematchRotated = ({ sitting, texts }: RematchProps) =>
  mayOpen(sitting) ? (
    <RematchButton sitting={sitting} chairs="rotated" label={texts.rematchRotated} style="button" />
  ) : null;

interface RematchButtonProps {
  readonly sitting: Sitting;
  readonly chairs: 'same' | 'rotated';
  readonly label: string;
  readonly style: string;
}

function RematchButton({ sitting, chairs, label, style }: RematchButtonProps) {
  const refusal = useSignal<string | null>(null);
  const play = async (): Promise<void> => {
    const made = await playAgain(sitting, chairs);
    if (isRefusal(made)) refusal.value = made.code;
    else go(made);
  };
  return (
    <>
      <button type="button" class={style} onClick={play}>
        {label}
      </button>
      <Refused code={refusal.value} />
    </>
  );
}

/** Opens a rematch with the same chairs, or with everybody one chair further. Returns its path. */
async function playAgain(sitting: Sitting, chairs: 'same' | 'rotated'): Promise<string | Refusal> {
  if (sitting.link.talk === undefined) return playAgainHere(sitting, chairs === 'rotated' ? 1 : 0);
  const made = await api.rematch(sitting.roomView.value.terms.id, chairs === 'rotated');
  if (isRefusal(made)) return made;
  await sitDownAgain(made.room);
  return `/table/${made.room}`;
}

/** Takes the chair that a rematch keeps for this guest, so that one press is enough. If it fails, the table offers the chair. */
async function sitDownAgain(room: string): Promise<void> {
  const found = await api.room(room);
  if (isRefusal(found)) return;
  const { seat, chairs } = found.seen;
  const chair = seat === null ? undefined : chairs[seat];
  if (seat !== null && chair?.isKept) await api.command(room, { type: 'sit', seat, name: chair.name });
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
