import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { canUsePasskeys, identityApi, type Passkey } from '../../kit/link/identity-api.ts';
import { type ApiAnswer, isRefusal } from '../../kit/link/link.ts';
import { Announced, Refused } from '../../kit/notice.tsx';
import type { IdentityTexts } from '../../kit/words/en/identity.ts';
import { language } from '../../kit/words/language.ts';
import { sayBrowserRefusal } from './say-browser-refusal.ts';

type PasskeyTexts = IdentityTexts['passkeys'];

/** The guest's passkeys: added, renamed and revoked. Shows nothing where there are none to be had. */
export function Passkeys({ texts }: { readonly texts: PasskeyTexts }) {
  const listed = useSignal<readonly Passkey[] | null>(null);
  const refusal = useSignal<string | null>(null);
  const said = useSignal('');
  const load = async () => {
    const own = await identityApi.passkeys();
    if (!isRefusal(own) && canUsePasskeys(own)) listed.value = own.passkeys;
  };
  useEffect(() => void load(), []);
  if (listed.value === null) return null;
  const run = async (request: Promise<ApiAnswer<object>>, done: string): Promise<boolean> => {
    said.value = '';
    refusal.value = null;
    const answer = await request;
    const browserSays = isRefusal(answer) ? sayBrowserRefusal(answer.code, texts) : null;
    if (isRefusal(answer) && browserSays === null) refusal.value = answer.code;
    else said.value = browserSays ?? done;
    await load();
    return !isRefusal(answer);
  };
  return (
    <div class="stack">
      <h3>{texts.title}</h3>
      <p>{texts.hint}</p>
      {listed.value.length > 0 && (
        <ul class="stack">
          {listed.value.map(each => (
            <Row
              key={each.id}
              passkey={each}
              texts={texts}
              onRename={name => run(identityApi.renamePasskey(each.id, name), '')}
              onRevoke={() => run(identityApi.revokePasskey(each.id), texts.revoked)}
            />
          ))}
        </ul>
      )}
      <p>
        <button type="button" class="button" onClick={() => run(identityApi.addPasskey(), texts.added)}>
          {texts.add}
        </button>
      </p>
      <Announced class="second" text={said.value} />
      <Refused code={refusal.value} />
    </div>
  );
}

interface RowProps {
  readonly passkey: Passkey;
  readonly texts: PasskeyTexts;
  /** Resolves with whether it was renamed. */
  readonly onRename: (name: string) => Promise<boolean>;
  readonly onRevoke: () => void;
}

function Row({ passkey, texts, onRename, onRevoke }: RowProps) {
  const newName = useSignal<string | null>(null);
  const { createdAt, usedAt, name } = passkey;
  const date = (time: number): string => new Date(time).toLocaleDateString(language.value);
  // Two passkeys without a name differ by their days.
  const label = name ?? `${texts.nameless} (${date(createdAt)})`;
  const save = async (event: Event) => {
    event.preventDefault();
    if (await onRename((newName.value ?? '').trim())) newName.value = null;
  };
  return (
    <li class="stack">
      <span>
        {[
          name ?? texts.nameless,
          texts.since(date(createdAt)),
          usedAt === null ? texts.unused : texts.used(date(usedAt)),
        ].join(' · ')}
      </span>
      {newName.value !== null && (
        <form class="ways" onSubmit={save}>
          <label>
            {texts.name}{' '}
            <input
              value={newName.value}
              maxLength={24}
              required
              onInput={event => {
                newName.value = event.currentTarget.value;
              }}
            />
          </label>
          <button type="submit" class="button">
            {texts.save}
          </button>
        </form>
      )}
      <span class="ways">
        {newName.value === null && (
          <button
            type="button"
            class="button"
            onClick={() => {
              newName.value = name ?? '';
            }}
          >
            {texts.rename(label)}
          </button>
        )}
        <button type="button" class="button" onClick={onRevoke}>
          {texts.revoke(label)}
        </button>
      </span>
    </li>
  );
}
