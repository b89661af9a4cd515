import { useSignal } from '@preact/signals';
import { Heading } from '../kit/heading.tsx';
import { api } from '../kit/link/api.ts';
import { rememberServer } from '../kit/link/keep.ts';
import { isRefusal } from '../kit/link/link.ts';
import { Refused, Way } from '../kit/notice.tsx';
import { guestName } from '../kit/preferences.ts';
import { go } from '../kit/router.ts';
import { useFurtherTexts, useTexts } from '../kit/words/texts.ts';

/** Takes a seat over from another device. By a press, because the link works once and a preview must not use it up. */
export function Transfer({ secret }: { readonly secret: string }) {
  const { ways } = useTexts();
  const { transfer } = useFurtherTexts();
  const refusal = useSignal<string | null>(null);
  const done = useSignal<string | null>(null);
  const take = async () => {
    const redeemed = await api.redeem(secret);
    if (isRefusal(redeemed)) {
      // What is no secret at all is to the guest the same as one that is used up.
      refusal.value = redeemed.code === 'bad-message' ? 'no-such-transfer' : redeemed.code;
      return;
    }
    rememberServer();
    guestName.value = redeemed.guest.name;
    if (redeemed.room !== null) return go(`/table/${redeemed.room}`, { replace: true });
    done.value = redeemed.guest.name;
  };
  return (
    <main class="page notice">
      <Heading text={transfer.title} />
      <p class="lead" role="status">
        {done.value === null ? transfer.text : transfer.done(done.value)}
      </p>
      <Refused code={refusal.value} />
      <p class="ways">
        {done.value === null && <Way chief label={transfer.take} onClick={take} />}
        <Way label={ways.tables} href="/tables" />
      </p>
    </main>
  );
}
