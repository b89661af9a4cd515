import type { IdentityTexts } from '../../kit/words/en/identity.ts';

/** The sentence for a refusal by the browser; null: the server has refused. */
export function sayBrowserRefusal(code: string, texts: IdentityTexts['passkeys']): string | null {
  if (code === 'no-passkey-made') return texts.notMade;
  return code === 'passkey-known' ? texts.known : null;
}
