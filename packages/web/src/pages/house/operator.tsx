import type { operatorSchema } from '@consigliere/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Heading } from '../../kit/heading.tsx';
import { Waiting } from '../../kit/lazy.tsx';
import type { OutputOf } from '../../kit/link/api.ts';
import { type ApiAnswer, ask, isRefusal } from '../../kit/link/link.ts';
import { Announced, Refused, Unknown } from '../../kit/notice.tsx';
import type { OperatorTexts } from '../../kit/words/en/operator.ts';
import { useRareCatalogue } from '../../kit/words/rare-catalogues.ts';
import { OperatorAudit } from './operator-audit.tsx';
import type { Act } from './operator-list.tsx';
import { OperatorNews } from './operator-news.tsx';
import { OperatorOverview } from './operator-overview.tsx';
import { OperatorReports } from './operator-reports.tsx';
import { OperatorSanctions } from './operator-sanctions.tsx';
import '../../kit/forms.css';
import '../../kit/quote.css';
import './operator.css';

type Access = OutputOf<typeof operatorSchema>;

/** The operator's page. Where the settings have no token, there is none. */
export function Operator() {
  const texts = useRareCatalogue('operator');
  const access = useSignal<ApiAnswer<Access> | null>(null);
  const refusal = useSignal<string | null>(null);
  const said = useSignal('');
  const round = useSignal(0);
  const look = async () => {
    access.value = await ask<Access>('GET', '/api/operator');
  };
  useEffect(() => void look(), []);
  if (texts === null || access.value === null) return <Waiting />;
  if (isRefusal(access.value)) return <Unknown code={access.value.code} />;
  const { who, isSecure } = access.value;
  const run = async (method: string, path: string, body?: object): Promise<boolean> => {
    said.value = '';
    const answer = await ask(method, `/api/operator/${path}`, body);
    refusal.value = isRefusal(answer) ? answer.code : null;
    if (isRefusal(answer)) {
      if (answer.code === 'no-operator') await look();
      return false;
    }
    said.value = texts.done;
    return true;
  };
  const act: Act = async (path, body) => {
    // The pressed button may be gone afterwards.
    const part = document.activeElement?.closest('section');
    await run('POST', path, body);
    round.value++;
    part?.querySelector<HTMLElement>('h2')?.focus();
  };
  const signIn = async (token: string, name: string) => {
    if (!(await run('POST', 'session', { token, who: name }))) return;
    said.value = texts.signIn.hour;
    await look();
  };
  const signOut = async () => {
    await run('DELETE', 'session');
    await look();
  };
  const parts = { texts, act, round: round.value };
  return (
    <main class="page operator">
      <Heading text={texts.title} />
      {who === null ? (
        <SignIn texts={texts} isSecure={isSecure} onSignIn={signIn} />
      ) : (
        <p class="ways">
          <span>{texts.signedIn(who)}</span>
          <button type="button" class="button" onClick={() => round.value++}>
            {texts.refresh}
          </button>
          <button type="button" class="button" onClick={signOut}>
            {texts.signOut}
          </button>
        </p>
      )}
      <Announced class="second" text={said.value} />
      <Refused code={refusal.value} />
      {who !== null && (
        <>
          <OperatorReports {...parts} />
          <OperatorSanctions {...parts} />
          <OperatorNews {...parts} />
          <OperatorOverview {...parts} />
          <OperatorAudit {...parts} />
        </>
      )}
    </main>
  );
}

interface SignInProps {
  readonly texts: OperatorTexts;
  readonly isSecure: boolean;
  readonly onSignIn: (token: string, name: string) => Promise<void>;
}

function SignIn({ texts: { signIn: texts }, isSecure, onSignIn }: SignInProps) {
  const token = useSignal('');
  const name = useSignal('');
  if (!isSecure) return <p class="lead">{texts.insecure}</p>;
  const submit = async (event: Event) => {
    event.preventDefault();
    const given = token.value.trim();
    token.value = '';
    await onSignIn(given, name.value.trim());
  };
  return (
    <form class="sheet stack" onSubmit={submit}>
      <div class="field">
        <label for="operator-who">{texts.who}</label>
        <input
          id="operator-who"
          type="text"
          required
          maxLength={24}
          aria-describedby="operator-who-hint"
          value={name.value}
          onInput={event => {
            name.value = event.currentTarget.value;
          }}
        />
        <small id="operator-who-hint" class="second">
          {texts.whoHint}
        </small>
      </div>
      <div class="field">
        <label for="operator-token">{texts.token}</label>
        <input
          id="operator-token"
          type="password"
          required
          autocomplete="off"
          aria-describedby="operator-token-hint"
          value={token.value}
          onInput={event => {
            token.value = event.currentTarget.value;
          }}
        />
        <small id="operator-token-hint" class="second">
          {texts.tokenHint}
        </small>
      </div>
      <p>
        <button type="submit" class="button chief">
          {texts.submit}
        </button>
      </p>
    </form>
  );
}
