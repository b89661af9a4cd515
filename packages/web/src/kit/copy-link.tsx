import { useSignal } from '@preact/signals';
import { useId, useRef } from 'preact/hooks';
import { Refused } from './notice.tsx';
import { useInnerTexts } from './words/texts.ts';
import './tables.css';

interface CopyLinkProps {
  readonly label: string;
  readonly url: string;
  /** What goes with it when it is shared; without it, it is not to be shared. */
  readonly text?: string;
  /** Whether it is what the page is for. */
  readonly chief?: boolean;
}

/** A link to pass on: to copy, and to share where the device can. */
export function CopyLink({ label, url, text, chief = false }: CopyLinkProps) {
  const { gather } = useInnerTexts();
  const field = useRef<HTMLInputElement>(null);
  const isCopied = useSignal(false);
  const refusal = useSignal<string | null>(null);
  const id = useId();
  const copy = async () => {
    refusal.value = null;
    try {
      // Without https there is no clipboard at all; then the link is at least selected.
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
      <p class="copied" role="status">
        {isCopied.value ? gather.copied : ''}
      </p>
      <Refused code={refusal.value} />
    </div>
  );
}
