import type { Action, Shape } from '@consigliere/kernel';
import { key } from '@consigliere/kernel/host';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { keep, kept } from '../../kit/link/keep.ts';
import { useSaid } from '../../kit/voice.ts';
import { useRareCatalogue } from '../../kit/words/rare-catalogues.ts';
import { useInnerTexts } from '../../kit/words/texts.ts';
import { perform, type Sitting } from '../sitting.ts';

/** Offers a standing order to a player who has passed in a reaction window of a correspondence match. It depends on nothing else. */
export function OrderOffer({ sitting }: { readonly sitting: Sitting }) {
  const { roomView, pack } = sitting;
  const { terms, seat, phase, order } = roomView.value;
  const texts = useRareCatalogue('correspondence');
  const { orders } = useInnerTexts();
  const mark = `order-offered.${terms.id}`;
  const isDone = useSignal(kept(mark) !== null);
  const hasPassed = useHasPassed(sitting);
  const isWanted =
    terms.clock.kind === 'correspondence' &&
    pack.hasReactions &&
    seat !== null &&
    phase === 'playing' &&
    order === null;
  const offer = isWanted && hasPassed && !isDone.value ? (texts?.offerOrder ?? null) : null;
  useSaid(offer);
  if (offer === null || texts === null) return null;
  const close = (): void => {
    keep(mark, '1');
    isDone.value = true;
  };
  return (
    <div class="line absentee">
      <p>{offer}</p>
      <button
        type="button"
        class="button"
        onClick={() => {
          close();
          perform(sitting, { type: 'order', order: 'unless-me' });
        }}
      >
        {orders.kinds['unless-me']}
      </button>
      <button type="button" class="button quiet" onClick={close}>
        {texts.notNow}
      </button>
    </div>
  );
}

/** Whether the player's last answer on this page was to pass in a reaction window. */
function useHasPassed({ roomView, sent, refusal }: Sitting): boolean {
  const silence = useRef<string | null>(null);
  const hasPassed = useSignal(false);
  const asked = roomView.value.match?.prompt?.silence ?? null;
  const command = sent.value;
  useEffect(() => {
    if (asked !== null) silence.current = key(asked);
  }, [asked]);
  useEffect(() => {
    if (command?.type !== 'answer') return;
    // The picks of a command are actions of the game.
    const [pick] = command.picks as readonly Action<Shape>[];
    hasPassed.value = pick !== undefined && key(pick) === silence.current;
  }, [command]);
  return hasPassed.value && refusal.value === null && asked === null;
}
