import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { MadeToken } from '../kit/link/tokens-api.ts';
import type { SettingsTexts } from '../kit/words/en/settings.ts';

interface NewTokenProps {
  readonly texts: SettingsTexts['tokens'];
  /** Makes a token for a program of this name; null: refused. */
  readonly make: (name: string) => Promise<MadeToken | null>;
}

/** Makes a token for a program and shows it once. */
export function NewToken({ texts, make }: NewTokenProps) {
  const id = useId();
  const name = useSignal('');
  const token = useSignal<string | null>(null);
  const submit = async (event: Event) => {
    event.preventDefault();
    token.value = (await make(name.value.trim()))?.token ?? token.value;
  };
  return (
    <>
      <form class="stack" onSubmit={submit}>
        <div class="field">
          <label for={id}>{texts.name}</label>
          <input
            id={id}
            value={name.value}
            maxLength={24}
            required
            onInput={event => {
              name.value = event.currentTarget.value;
            }}
          />
        </div>
        <p>
          <button type="submit" class="button">
            {texts.make}
          </button>
        </p>
      </form>
      {token.value !== null && (
        <p role="status">
          {texts.shown} <code>{token.value}</code>
        </p>
      )}
    </>
  );
}
