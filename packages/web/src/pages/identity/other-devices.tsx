import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { lazyInner, Nothing } from '../../kit/lazy.tsx';
import { isRefusal } from '../../kit/link/link.ts';
import { tokensApi } from '../../kit/link/tokens-api.ts';
import { useRareCatalogue } from '../../kit/words/rare-catalogues.ts';
import { ComeBack } from './come-back.tsx';
import { Everything } from './everything.tsx';
import { Passkeys } from './passkeys.tsx';
import { Recovery } from './recovery.tsx';
import './identity.css';

const DeviceLink = lazyInner(async () => (await import('./device-link.tsx')).DeviceLink, Nothing);

/** How the guest's other devices become the same guest. A device that isn't a guest can only sign in. */
export function OtherDevices() {
  const texts = useRareCatalogue('identity');
  const isKnown = useSignal<boolean | null>(null);
  useEffect(() => {
    tokensApi.list().then(listed => {
      isKnown.value = !isRefusal(listed);
    });
  }, []);
  if (texts === null || isKnown.value === null) return null;
  return (
    <section class="sheet stack wide" aria-labelledby="other-devices">
      <h2 id="other-devices">{texts.title}</h2>
      <p>{texts.hint}</p>
      {isKnown.value && (
        <>
          <Passkeys texts={texts.passkeys} />
          <DeviceLink texts={texts.link} />
          <Recovery texts={texts.recovery} />
          <Everything texts={texts.everything} />
        </>
      )}
      <ComeBack />
    </section>
  );
}
