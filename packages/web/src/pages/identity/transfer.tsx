import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Heading } from '../../kit/heading.tsx';
import { Waiting } from '../../kit/lazy.tsx';
import { api } from '../../kit/link/api.ts';
import { rememberServer } from '../../kit/link/keep.ts';
import { isRefusal, type Refusal } from '../../kit/link/link.ts';
import { Way } from '../../kit/notice.tsx';
import { guestName } from '../../kit/preferences.ts';
import { go } from '../../kit/router.ts';
import { useRareCatalogue } from '../../kit/words/rare-catalogues.ts';
import { useInnerTexts, useTexts } from '../../kit/words/texts.ts';
import { SignInRefused, TakeAlong } from './take-along.tsx';

/** Takes over a seat from another device. It needs a press, because the link works once and a link preview must not use it up. */
export function Transfer({ secret }: { readonly secret: string }) {
  const { ways } = useTexts();
  const { transfer } = useInnerTexts();
  const along = useRareCatalogue('identity')?.along;
  const refusal = useSignal<Refusal | null>(null);
  /** The sentence that says who the device is now; null: it hasn't taken over yet. */
  const done = useSignal<string | null>(null);
  /** The player with tables that this device would stop being; null: none; undefined: not known yet. */
  const former = useSignal<string | null | undefined>(undefined);
  const merges = useSignal(false);
  useEffect(() => {
    api.nameWithTables().then(name => {
      former.value = name;
    });
  }, []);
  if (along === undefined) return <Waiting />;
  const take = async () => {
    refusal.value = null;
    const redeemed = await api.redeem(secret, merges.value);
    if (isRefusal(redeemed)) {
      // To the guest, a malformed secret is the same as a used one.
      refusal.value = redeemed.code === 'bad-message' ? { code: 'no-such-transfer', rule: null } : redeemed;
      return;
    }
    const { name } = redeemed.guest;
    rememberServer();
    guestName.value = name;
    if (redeemed.room !== null) return go(`/table/${redeemed.room}`, { replace: true });
    done.value = merges.value && former.value != null ? along.done(name, former.value) : transfer.done(name);
  };
  const asked = done.value === null ? former.value : null;
  return (
    <main class="page notice">
      <Heading text={transfer.title} />
      <p class="lead" role="status">
        {done.value ?? transfer.text}
      </p>
      {asked != null && (
        <>
          <p>{transfer.replaces(asked)}</p>
          <TakeAlong name={asked} merges={merges} texts={along} />
        </>
      )}
      <SignInRefused refusal={refusal.value} texts={along} />
      <p class="ways">
        {done.value === null && former.value === null && <Way chief label={transfer.take} onClick={take} />}
        {asked != null && (
          <>
            <Way chief label={transfer.stay(asked)} href="/tables" />
            <Way label={transfer.replace} onClick={take} />
          </>
        )}
        {asked == null && <Way label={ways.tables} href="/tables" />}
      </p>
    </main>
  );
}
