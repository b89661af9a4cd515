import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type ApiAnswer, isRefusal } from '../kit/link/link.ts';
import { type ListedTokens, tokensApi } from '../kit/link/tokens-api.ts';
import { Announced, Refused } from '../kit/notice.tsx';
import { guestName } from '../kit/preferences.ts';
import type { SettingsTexts } from '../kit/words/en/settings.ts';
import { language } from '../kit/words/language.ts';
import { NewToken } from './new-token.tsx';
import { SignOut } from './sign-out.tsx';

type ListedToken = ListedTokens['tokens'][number];

/** The guest's devices and programs: this device can sign out, the others can be removed. Shows nothing while the server knows nobody here. */
export function Tokens({ texts: { tokens: texts } }: { readonly texts: SettingsTexts }) {
  const listed = useSignal<readonly ListedToken[] | null>(null);
  const refusal = useSignal<string | null>(null);
  const said = useSignal('');
  const load = async () => {
    const answer = await tokensApi.list();
    listed.value = isRefusal(answer) ? null : answer.tokens;
  };
  useEffect(() => void load(), []);
  const run = async <X extends object>(request: Promise<ApiAnswer<X>>): Promise<X | null> => {
    const got = await request;
    refusal.value = isRefusal(got) ? got.code : null;
    await load();
    return isRefusal(got) ? null : got;
  };
  const signOut = async (id: string) => {
    if ((await run(tokensApi.signOut(id))) === null) return;
    guestName.value = '';
    said.value = texts.signOut.done;
  };
  if (listed.value === null && said.value === '' && refusal.value === null) return null;
  const others = listed.value?.filter(({ isOwn }) => !isOwn) ?? [];
  const own = listed.value?.find(({ isOwn }) => isOwn);
  return (
    <section class="sheet stack wide" aria-labelledby="tokens">
      <h2 id="tokens">{texts.title}</h2>
      {listed.value !== null && (
        <>
          <p>{others.length === 0 ? texts.none : texts.hint}</p>
          <ul class="stack">
            {own !== undefined && (
              <li key={own.id} class="stack">
                <span>{describe(own, texts)}</span>
                <SignOut
                  texts={texts.signOut}
                  isLast={others.every(({ kind }) => kind === 'program')}
                  onSignOut={() => signOut(own.id)}
                />
              </li>
            )}
            {others.map(each => (
              <li key={each.id}>
                <span>{describe(each, texts)}</span>{' '}
                <button type="button" class="button" onClick={() => run(tokensApi.revoke(each.id))}>
                  {texts.remove(nameOf(each, texts))}
                </button>
              </li>
            ))}
          </ul>
          {others.length > 1 && (
            <button type="button" class="button" onClick={() => run(tokensApi.revokeOthers())}>
              {texts.removeOthers}
            </button>
          )}
          <NewToken texts={texts} make={name => run(tokensApi.make(name))} />
        </>
      )}
      <Announced class="second" text={said.value} />
      <Refused code={refusal.value} />
    </section>
  );
}

function nameOf({ kind, name, usedAt, isOwn }: ListedToken, texts: SettingsTexts['tokens']): string {
  if (isOwn) return texts.thisDevice;
  if (usedAt === null) return texts.firstDevice;
  return name ?? texts[kind ?? 'older'];
}

function describe(token: ListedToken, texts: SettingsTexts['tokens']): string {
  const { createdAt, usedAt, expiresAt, isOwn } = token;
  const date = (time: number): string => new Date(time).toLocaleDateString(language.value);
  return [
    nameOf(token, texts),
    texts.made(date(createdAt)),
    ...(usedAt === null || isOwn ? [] : [texts.used(date(usedAt))]),
    ...(expiresAt === null ? [] : [texts.expires(date(expiresAt))]),
  ].join(' · ');
}
