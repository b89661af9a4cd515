import { useSignal } from '@preact/signals';
import { CopyLink } from '../../kit/copy-link.tsx';
import { lazy, Nothing } from '../../kit/lazy.tsx';
import { api, type Transfer } from '../../kit/link/api.ts';
import { isRefusal } from '../../kit/link/link.ts';
import { Refused, Way } from '../../kit/notice.tsx';
import { useInnerTexts } from '../../kit/words/texts.ts';
import './move-seat.css';

const Qr = lazy(async () => (await import('../../kit/qr.tsx')).Qr, Nothing);

/** A link, and a QR code, that moves the player's seat to another device. It's made on request. */
export function MoveSeat({ room }: { readonly room: string }) {
  const { gather } = useInnerTexts();
  const made = useSignal<Transfer | null>(null);
  const refusal = useSignal<string | null>(null);
  const make = async () => {
    const transfer = await api.transfer(room);
    if (isRefusal(transfer)) refusal.value = transfer.code;
    else made.value = transfer;
  };
  if (made.value === null)
    return (
      <p>
        <Way label={gather.move} onClick={make} />
        <Refused code={refusal.value} />
      </p>
    );
  const { secret, expiresAt } = made.value;
  const url = `${location.origin}/transfer/${secret}`;
  return (
    <section class="sheet stack move-seat">
      <p>
        {gather.moveHint} {gather.moveUntil(expiresAt)}
      </p>
      <CopyLink label={gather.move} url={url} />
      <Qr text={url} label={gather.move} />
    </section>
  );
}
