import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../../kit/link/api.ts';
import { keep, kept } from '../../kit/link/keep.ts';
import { isRefusal } from '../../kit/link/link.ts';
import { Refused, Way } from '../../kit/notice.tsx';
import { go } from '../../kit/router.ts';
import { useInnerTexts } from '../../kit/words/texts.ts';

/** Storage key for the former guest that the player has dismissed. */
const REFUSED = 'former';

/** Returns the name that this device had over plain http, or null if there's none or the player has dismissed it. */
function useFormerName() {
  const name = useSignal<string | null>(null);
  useEffect(() => {
    const look = async () => {
      const former = await api.former();
      if (!isRefusal(former) && former.name !== kept(REFUSED)) name.value = former.name;
    };
    void look();
  }, []);
  return name;
}

/** Tells a player with a cookie from an unencrypted connection that it doesn't count, and offers a seat link. */
export function FormerSeats() {
  const { transfer } = useInnerTexts();
  const former = useFormerName();
  const refusal = useSignal<string | null>(null);
  const name = former.value;
  if (name === null) return null;
  const take = async () => {
    const made = await api.formerTransfer();
    if (isRefusal(made)) refusal.value = made.code;
    else go(`/transfer/${made.secret}`);
  };
  const refuse = () => {
    keep(REFUSED, name);
    former.value = null;
  };
  return (
    <section class="sheet stack">
      <p>{transfer.former(name)}</p>
      <Refused code={refusal.value} />
      <p class="ways">
        <Way chief label={transfer.takeFormer} onClick={take} />
        <Way label={transfer.notFormer} onClick={refuse} />
      </p>
    </section>
  );
}

/** A link to that offer, for a player who finds a table without a seat. */
export function FormerWay() {
  const { transfer } = useInnerTexts();
  return useFormerName().value === null ? null : <Way label={transfer.takeFormer} href="/tables" />;
}
