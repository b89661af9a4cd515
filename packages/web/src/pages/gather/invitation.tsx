import type { RoomView } from '@consigliere/match';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameName } from '../../games/faces.ts';
import { CopyLink } from '../../kit/copy-link.tsx';
import { lazy, Nothing } from '../../kit/lazy.tsx';
import { api } from '../../kit/link/api.ts';
import { isRefusal } from '../../kit/link/link.ts';
import type { LobbyTexts } from '../../kit/words/en/lobby.ts';
import { useInnerTexts } from '../../kit/words/texts.ts';

const Qr = lazy(async () => (await import('../../kit/qr.tsx')).Qr, Nothing);

interface InvitationProps {
  readonly roomView: RoomView;
  readonly lobby: LobbyTexts;
}

/** How friends get to the table: the link, and for people of the table a QR code and a code to type. */
export function Invitation({ roomView: { terms, seat, isOwner }, lobby }: InvitationProps) {
  const { gather } = useInnerTexts();
  const code = useSignal<string | null>(null);
  const isTheirs = seat !== null || isOwner;
  const fetchCode = async (renew = false): Promise<void> => {
    const found = await api.code(terms.id, renew);
    if (!isRefusal(found)) code.value = found.code;
  };
  useEffect(() => {
    if (isTheirs) fetchCode();
  }, [terms.id, isTheirs]);
  const address = code.value === null ? location.href : `${location.origin}/j/${code.value}`;
  return (
    <section class="sheet stack invitation">
      <p>{gather.invitation}</p>
      <CopyLink
        chief={seat !== null}
        label={gather.link}
        url={location.href}
        text={gather.inviteText(gameName(terms.game))}
      />
      {isTheirs && code.value !== null && (
        <div class="invitation-code">
          <Qr text={address} label={lobby.qr(address)} />
          <div class="stack">
            <p>{lobby.scan}</p>
            <p>
              {lobby.code(`${location.host}/j`)} <strong class="table-code">{code.value}</strong>
            </p>
            {isOwner && (
              <p>
                <button type="button" class="button small quiet" onClick={() => fetchCode(true)}>
                  {lobby.renew}
                </button>
                <small class="second code-hint">{lobby.renewHint}</small>
              </p>
            )}
          </div>
        </div>
      )}
    </section>
  );
}
