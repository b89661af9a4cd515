import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Heading } from '../../kit/heading.tsx';
import { Waiting } from '../../kit/lazy.tsx';
import { api } from '../../kit/link/api.ts';
import { canUsePasskeys, identityApi } from '../../kit/link/identity-api.ts';
import { type ApiAnswer, isRefusal, type Refusal } from '../../kit/link/link.ts';
import { Announced, Way } from '../../kit/notice.tsx';
import { guestName } from '../../kit/preferences.ts';
import { useRareCatalogue } from '../../kit/words/rare-catalogues.ts';
import { useTexts } from '../../kit/words/texts.ts';
import { RecoveryForm } from './recovery-form.tsx';
import { sayBrowserRefusal } from './say-browser-refusal.ts';
import { SignInRefused, TakeAlong } from './take-along.tsx';
import './identity.css';

/** Makes this device the guest that a person already is elsewhere. */
export function SignIn() {
  const { ways } = useTexts();
  const texts = useRareCatalogue('identity');
  const hasPasskeys = useSignal(false);
  /** The player with tables that this device would stop being; null: none. */
  const former = useSignal<string | null>(null);
  const merges = useSignal(false);
  /** The sentence that says who the device is now; null: it hasn't signed in yet. */
  const done = useSignal<string | null>(null);
  const hasUsedCode = useSignal(false);
  const said = useSignal('');
  const refusal = useSignal<Refusal | null>(null);
  useEffect(() => {
    identityApi.passkeys().then(own => {
      hasPasskeys.value = !isRefusal(own) && canUsePasskeys(own);
    });
    api.nameWithTables().then(name => {
      former.value = name;
    });
  }, []);
  if (texts === null) return <Waiting />;
  const run = async (request: Promise<ApiAnswer<{ readonly name: string }>>) => {
    said.value = '';
    refusal.value = null;
    const answer = await request;
    if (isRefusal(answer)) {
      const browserSays = sayBrowserRefusal(answer.code, texts.passkeys);
      if (browserSays === null) refusal.value = answer;
      else said.value = browserSays;
      return;
    }
    guestName.value = answer.name;
    const along = merges.value ? former.value : null;
    done.value = along === null ? texts.signIn.done(answer.name) : texts.along.done(answer.name, along);
  };
  const recover = async (code: string) => {
    await run(identityApi.useRecoveryCode(code, merges.value));
    hasUsedCode.value = done.value !== null;
  };
  if (done.value !== null)
    return (
      <main class="page notice">
        <Heading text={texts.signIn.title} />
        <Announced class="lead" text={done.value} />
        {hasUsedCode.value && <p>{texts.signIn.usedUp}</p>}
        <p class="ways">
          <Way chief label={ways.tables} href="/tables" />
          {hasUsedCode.value && <Way label={texts.signIn.toSettings} href="/settings" />}
        </p>
      </main>
    );
  return (
    <main class="page notice">
      <Heading text={texts.signIn.title} />
      <p class="lead">{texts.signIn.text}</p>
      {former.value !== null && (
        <>
          <p>{texts.signIn.replaces(former.value)}</p>
          <p class="ways">
            <Way chief label={texts.signIn.stay(former.value)} href="/tables" />
          </p>
          <TakeAlong name={former.value} merges={merges} texts={texts.along} />
        </>
      )}
      {hasPasskeys.value && (
        <p class="ways">
          <Way label={texts.signIn.passkey} onClick={() => run(identityApi.signInWithPasskey(merges.value))} />
        </p>
      )}
      <RecoveryForm texts={texts.signIn} onCode={recover} />
      <Announced class="second" text={said.value} />
      <SignInRefused refusal={refusal.value} texts={texts.along} />
      <p class="second">{texts.signIn.byLink}</p>
    </main>
  );
}
