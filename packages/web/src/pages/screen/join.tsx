import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Heading } from '../../kit/heading.tsx';
import { Waiting } from '../../kit/lazy.tsx';
import { api } from '../../kit/link/api.ts';
import { isRefusal } from '../../kit/link/link.ts';
import { Refused, Way } from '../../kit/notice.tsx';
import { go } from '../../kit/router.ts';
import { useCatalogue } from '../../kit/words/catalogues.ts';
import { useTexts } from '../../kit/words/texts.ts';
import '../../kit/forms.css';
import './screen.css';

const LENGTH = 5;

/** Leads to the table of a code, which a QR code brings along or a player types. */
export function Join({ code }: { readonly code: string | null }) {
  const texts = useCatalogue('screen');
  const { ways } = useTexts();
  const typed = useSignal(code ?? '');
  const refusal = useSignal<string | null>(null);
  const isBusy = useSignal(code !== null);
  const find = async (): Promise<void> => {
    isBusy.value = true;
    refusal.value = null;
    const found = await api.findCode(typed.value.trim());
    isBusy.value = false;
    if (!isRefusal(found)) return go(`/table/${found.room}`, { replace: true });
    // To the player, signs that no code has are a wrong code.
    refusal.value = found.code === 'bad-message' ? 'no-such-code' : found.code;
  };
  useEffect(() => {
    if (code !== null) find();
  }, [code]);
  if (texts === null || (isBusy.value && refusal.value === null && code !== null)) return <Waiting />;
  return (
    <main class="page">
      <Heading text={texts.join.title} />
      <form
        class="sheet stack"
        aria-busy={isBusy.value}
        onSubmit={event => {
          event.preventDefault();
          find();
        }}
      >
        <label class="field">
          <span>{texts.join.text}</span>
          <input
            class="code-input"
            value={typed.value}
            maxLength={LENGTH}
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            onInput={event => {
              typed.value = event.currentTarget.value.toUpperCase();
            }}
          />
        </label>
        <Refused code={refusal.value} />
        <p class="ways">
          <button type="submit" class="button chief" disabled={typed.value.trim().length !== LENGTH}>
            {texts.join.go}
          </button>
          <Way label={ways.home} href="/" />
        </p>
      </form>
    </main>
  );
}
