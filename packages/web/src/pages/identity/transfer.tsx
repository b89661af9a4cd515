import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Heading } from '../../kit/heading.tsx';
import { api } from '../../kit/link/api.ts';
import { rememberServer } from '../../kit/link/keep.ts';
import { isRefusal } from '../../kit/link/link.ts';
import { Refused, Way } from '../../kit/notice.tsx';
import { guestName } from '../../kit/preferences.ts';
import { go } from '../../kit/router.ts';
import { useInnerTexts, useTexts } from '../../kit/words/texts.ts';

/** Takes over a seat from another device. It needs a press, because the link works once and a link preview must not use it up. */
export function Transfer({ secret }: { readonly secret: string }) {
  const { ways } = useTexts();
  const { transfer } = useInnerTexts();
  const refusal = useSignal<string | null>(null);
  const done = useSignal<string | null>(null);
  /** The player with tables that this device would stop being; null: none; undefined: not known yet. */
  const former = useSignal<string | null | undefined>(undefined);
  useEffect(() => {
    api.nameWithTables().then(name => {
      former.value = name;
    });
  }, []);
  const take = async () => {
    const redeemed = await api.redeem(secret);
    if (isRefusal(redeemed)) {
      // To the guest, a malformed secret is the same as a used one.
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
      {done.value === null && former.value != null && <p>{transfer.replaces(former.value)}</p>}
      <Refused code={refusal.value} />
      <p class="ways">
        {done.value === null && former.value === null && <Way chief label={transfer.take} onClick={take} />}
        {done.value === null && former.value != null && (
          <>
            <Way chief label={transfer.stay(former.value)} href="/tables" />
            <Way label={transfer.replace} onClick={take} />
          </>
        )}
        {(done.value !== null || former.value == null) && <Way label={ways.tables} href="/tables" />}
      </p>
    </main>
  );
}
