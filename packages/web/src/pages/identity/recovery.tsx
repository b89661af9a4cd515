import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { guest } from '../../kit/link/api.ts';
import { identityApi } from '../../kit/link/identity-api.ts';
import { isRefusal } from '../../kit/link/link.ts';
import { Announced, Refused, Way } from '../../kit/notice.tsx';
import type { IdentityTexts } from '../../kit/words/en/identity.ts';
import { language } from '../../kit/words/language.ts';

interface MadeCode {
  readonly code: string;
  readonly name: string;
}

const showDate = (time: number): string => new Date(time).toLocaleDateString(language.value);

/** Makes the guest's recovery code and shows it once, to be written down or printed. */
export function Recovery({ texts }: { readonly texts: IdentityTexts['recovery'] }) {
  const madeAt = useSignal<number | null>(null);
  const made = useSignal<MadeCode | null>(null);
  const said = useSignal('');
  const refusal = useSignal<string | null>(null);
  const load = async () => {
    const known = await identityApi.recovery();
    if (!isRefusal(known)) madeAt.value = known.createdAt;
  };
  useEffect(() => void load(), []);
  const make = async () => {
    said.value = '';
    const [answer, me] = [await identityApi.makeRecoveryCode(), await guest()];
    refusal.value = isRefusal(answer) ? answer.code : null;
    if (!isRefusal(answer)) made.value = { code: answer.code, name: isRefusal(me) ? '' : me.name };
    await load();
  };
  const remove = async () => {
    const answer = await identityApi.removeRecoveryCode();
    refusal.value = isRefusal(answer) ? answer.code : null;
    made.value = null;
    said.value = texts.removed;
    await load();
  };
  return (
    <div class="stack">
      <h3>{texts.title}</h3>
      <p>{texts.hint}</p>
      {made.value !== null && <CodeSheet texts={texts} made={made.value} />}
      {made.value === null && madeAt.value !== null && <p>{texts.since(showDate(madeAt.value))}</p>}
      <p class="ways">
        <Way label={madeAt.value === null ? texts.make : texts.again} onClick={make} />
        {madeAt.value !== null && <Way label={texts.remove} onClick={remove} />}
      </p>
      <Announced class="second" text={said.value} />
      <Refused code={refusal.value} />
    </div>
  );
}

function CodeSheet({ texts, made }: { readonly texts: IdentityTexts['recovery']; readonly made: MadeCode }) {
  return (
    <>
      <p role="status">{texts.once}</p>
      <div class="sheet stack recovery-sheet">
        <strong>{texts.sheet(made.name)}</strong>
        <code class="recovery-code">{made.code}</code>
        <p>{texts.how(`${location.origin}/sign-in`)}</p>
        <small>{texts.madeOn(showDate(Date.now()))}</small>
        <p class="ways">
          <Way label={texts.print} onClick={() => print()} />
        </p>
      </div>
    </>
  );
}
