import type { RoomView } from '@consigliere/match';
import { useSignal } from '@preact/signals';
import { usePack } from '../../games/use-pack.ts';
import { NameField } from '../../kit/fields.tsx';
import type { Link } from '../../kit/link/link.ts';
import { Announced, Refused, Way } from '../../kit/notice.tsx';
import { guestName } from '../../kit/preferences.ts';
import { useInnerTexts, useTexts } from '../../kit/words/texts.ts';

/** Lets a friend who comes after the start ask for a bot's seat. Once the owner has agreed, the page shows the match; a friend who is declined reads what else they can do. */
export function LateFriend({ link, roomView }: { readonly link: Link; readonly roomView: RoomView }) {
  const { late, gather, problems } = useInnerTexts();
  const { nameless } = useTexts();
  const pack = usePack(roomView.terms.game);
  const refusal = useSignal<string | null>(null);
  const { chairs, askedSeat, isBarred, phase } = roomView;
  const seats = chairs.flatMap(({ sitter, hasLeft }, seat) => (sitter === 'bot' || hasLeft ? [seat] : []));
  if (phase === 'playing' && isBarred) return <Announced class="lead" text={problems.barred} />;
  if (phase !== 'playing' || seats.length === 0) return null;
  const nameOf = (seat: number): string => {
    const chair = chairs[seat];
    if (chair?.sitter !== 'bot') return chair?.name ?? '';
    return pack?.words.characters[chair.level - 1]?.name ?? gather.bot(chair.level);
  };
  const ask = (seat: number) => async () => {
    const name = guestName.value.trim() || nameless;
    refusal.value = (await link.do({ type: 'ask-seat', seat, name }))?.code ?? null;
  };
  return (
    <section class="sheet stack">
      <NameField label={gather.name} hint={gather.nameHint} name={guestName} otherwise={nameless} />
      <p class="ways">
        {seats.map(seat => (
          <Way key={seat} label={late.ask(nameOf(seat))} onClick={ask(seat)} />
        ))}
      </p>
      <Announced class="second" text={askedSeat === null ? '' : late.asked(nameOf(askedSeat))} />
      <Refused code={refusal.value} />
    </section>
  );
}
