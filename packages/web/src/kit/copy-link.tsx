import { useSignal } from '@preact/signals';
import { useId, useRef } from 'preact/hooks';
import { Announced, Refused } from './notice.tsx';
import { useInnerTexts } from './words/texts.ts';
import './tables.css';

interface CopyLinkProps {
  readonly label: string;
  readonly url: string;
  /** The text to share it with; without it, there is no share button. */
  readonly text?: string;
  /** Whether it's the page's main action. */
  readonly chief?: boolean;
}

/** A link to copy, and to share if the device can. */
export function CopyLink({ label, url, text, chief = false }: CopyLinkProps) {
  const { gather } = useInnerTexts();
  const field = useRef<HTMLInputElement>(null);
  const isCopied = useSignal(false);
  const refusal = useSignal<string | null>(null);
  const id = useId();
  const copy = async () => {
    refusal.value = null;
    try {
      // Without https there is no clipboard; then the link is at least selected.
      await navigator.clipboard.writeText(url);
      isCopied.value = true;
    } catch {
      field.current?.select();
      refusal.value = 'no-clipboard';
    }
  };
  // Dismissing the share sheet isn’t an error.
  const share = () => navigator.share({ title: 'Consigliere', text: text ?? '', url }).catch(() => undefined);
  return (
    <div class="copy-link">
      <label for={id}>{label}</label>
      <div class="copy-row">
        <input ref={field} id={id} readOnly value={url} onFocus={event => event.currentTarget.select()} />
        <button type="button" class={chief ? 'button chief' : 'button'} onClick={copy}>
          {gather.copy}
        </button>
        {text !== undefined && 'share' in navigator && (
          <button type="button" class="button" onClick={share}>
            {gather.share}
          </button>
        )}
      </div>
      <Announced class="copied" text={isCopied.value ? gather.copied : ''} />
      <Refused code={refusal.value} />
    </div>
  );
}
