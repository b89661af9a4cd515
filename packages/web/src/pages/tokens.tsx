import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, type ListedTokens } from '../kit/link/api.ts';
import { isRefusal } from '../kit/link/link.ts';
import { Refused } from '../kit/notice.tsx';
import type { SettingsTexts } from '../kit/words/en/settings.ts';
import { language } from '../kit/words/language.ts';

type ListedToken = ListedTokens['tokens'][number];

/** The guest's other devices and programs, each with a button that removes it. Shows nothing while the server knows nobody here. */
export function Tokens({ texts: { tokens: texts } }: { readonly texts: SettingsTexts }) {
  const listed = useSignal<readonly ListedToken[] | null>(null);
  const refusal = useSignal<string | null>(null);
  const name = useSignal('');
  const token = useSignal<string | null>(null);
  const load = async () => {
    const answer = await api.tokens();
    if (!isRefusal(answer)) listed.value = answer.tokens;
  };
  useEffect(() => void load(), []);
  if (listed.value === null) return null;
  const run = async (answer: Promise<object>) => {
    const got = await answer;
    refusal.value = isRefusal(got) ? got.code : null;
    await load();
    return got;
  };
  const make = async (event: Event) => {
    event.preventDefault();
    const made = await run(api.makeToken(name.value.trim()));
    if ('token' in made) token.value = String(made.token);
  };
  return (
    <section class="sheet stack wide" aria-labelledby="tokens">
      <h2 id="tokens">{texts.title}</h2>
      <p>{listed.value.length === 0 ? texts.none : texts.hint}</p>
      {listed.value.length > 0 && (
        <ul class="stack">
          {listed.value.map(each => (
            <li key={each.id}>
              <span>{describe(each, texts)}</span>{' '}
              <button type="button" class="button" onClick={() => run(api.revokeToken(each.id))}>
                {texts.remove(nameOf(each, texts))}
              </button>
            </li>
          ))}
        </ul>
      )}
      <form class="stack" onSubmit={make}>
        <label>
          {texts.name}{' '}
          <input
            value={name.value}
            maxLength={24}
            required
            onInput={event => {
              name.value = event.currentTarget.value;
            }}
          />
        </label>
        <button type="submit" class="button">
          {texts.make}
        </button>
      </form>
      {token.value !== null && (
        <p role="status">
          {texts.shown} <code>{token.value}</code>
        </p>
      )}
      <Refused code={refusal.value} />
    </section>
  );
}

const nameOf = ({ kind, name }: ListedToken, texts: SettingsTexts['tokens']): string => name ?? texts[kind ?? 'older'];

function describe(token: ListedToken, texts: SettingsTexts['tokens']): string {
  const { createdAt, usedAt, expiresAt } = token;
  const date = (time: number): string => new Date(time).toLocaleDateString(language.value);
  return [
    nameOf(token, texts),
    texts.made(date(createdAt)),
    ...(usedAt === null ? [] : [texts.used(date(usedAt))]),
    ...(expiresAt === null ? [] : [texts.expires(date(expiresAt))]),
  ].join(' · ');
}
