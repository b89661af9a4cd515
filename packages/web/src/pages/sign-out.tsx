import { useSignal } from '@preact/signals';
import { Way } from '../kit/notice.tsx';
import type { SettingsTexts } from '../kit/words/en/settings.ts';

interface SignOutProps {
  readonly texts: SettingsTexts['tokens']['signOut'];
  /** No other device is this guest. */
  readonly isLast: boolean;
  readonly onSignOut: () => void;
}

/** Signs this device out: says what that means, and asks. */
export function SignOut({ texts, isLast, onSignOut }: SignOutProps) {
  const isAsking = useSignal(false);
  return (
    <>
      {isAsking.value && <p role="alert">{isLast ? texts.last : texts.notLast}</p>}
      <p class="ways">
        {isAsking.value ? (
          <>
            <Way label={texts.sure} onClick={onSignOut} />
            <Way
              chief
              label={texts.keep}
              onClick={() => {
                isAsking.value = false;
              }}
            />
          </>
        ) : (
          <Way
            label={texts.ask}
            onClick={() => {
              isAsking.value = true;
            }}
          />
        )}
      </p>
    </>
  );
}
