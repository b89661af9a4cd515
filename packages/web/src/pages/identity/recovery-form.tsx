import { parseRecoveryCode } from '@consigliere/protocol/recovery-code';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { Announced } from '../../kit/notice.tsx';
import type { IdentityTexts } from '../../kit/words/en/identity.ts';

interface RecoveryFormProps {
  readonly texts: IdentityTexts['signIn'];
  readonly onCode: (code: string) => void;
}

/** A field for a recovery code. A typing error is told at once: it isn't an attempt. */
export function RecoveryForm({ texts, onCode }: RecoveryFormProps) {
  const id = useId();
  const typed = useSignal('');
  const isWrong = useSignal(false);
  const submit = (event: Event) => {
    event.preventDefault();
    const code = parseRecoveryCode(typed.value);
    isWrong.value = code === null;
    if (code !== null) onCode(code);
  };
  return (
    <form class="stack" onSubmit={submit}>
      <div class="field">
        <label for={id}>{texts.code}</label>
        <input
          id={id}
          class="code-field"
          type="text"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          maxLength={100}
          required
          aria-describedby={`${id}-hint`}
          aria-invalid={isWrong.value}
          value={typed.value}
          onInput={event => {
            typed.value = event.currentTarget.value;
            isWrong.value = false;
          }}
        />
        <small id={`${id}-hint`} class="second">
          {texts.codeHint}
        </small>
      </div>
      <Announced class="refused" text={isWrong.value ? texts.typo : ''} manner="assertive" />
      <p>
        <button type="submit" class="button">
          {texts.useCode}
        </button>
      </p>
    </form>
  );
}
