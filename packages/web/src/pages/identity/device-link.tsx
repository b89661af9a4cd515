import { useSignal } from '@preact/signals';
import { CopyLink } from '../../kit/copy-link.tsx';
import { api } from '../../kit/link/api.ts';
import { isRefusal } from '../../kit/link/link.ts';
import { Refused, Way } from '../../kit/notice.tsx';
import { Qr } from '../../kit/qr.tsx';
import type { IdentityTexts } from '../../kit/words/en/identity.ts';

/** A link, and a QR code, that makes another device the same guest. It's made on request. */
export function DeviceLink({ texts }: { readonly texts: IdentityTexts['link'] }) {
  const url = useSignal<string | null>(null);
  const refusal = useSignal<string | null>(null);
  const make = async () => {
    const made = await api.transfer();
    refusal.value = isRefusal(made) ? made.code : null;
    if (!isRefusal(made)) url.value = `${location.origin}/transfer/${made.secret}`;
  };
  return (
    <div class="stack device-link">
      <h3>{texts.title}</h3>
      <p>{texts.hint}</p>
      {url.value === null ? (
        <p>
          <Way label={texts.make} onClick={make} />
        </p>
      ) : (
        <>
          <CopyLink label={texts.label} url={url.value} />
          <p>{texts.scan}</p>
          <Qr text={url.value} label={texts.scan} />
        </>
      )}
      <Refused code={refusal.value} />
    </div>
  );
}
