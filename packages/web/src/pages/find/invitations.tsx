import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameName } from '../../games/faces.ts';
import { declineInvitation, dropInvitation, invited, loadInvitations } from '../../kit/link/invited.ts';
import { isKnownToServer } from '../../kit/link/keep.ts';
import { listenToServer } from '../../kit/link/remote.ts';
import { Refused } from '../../kit/notice.tsx';
import { useSaid } from '../../kit/voice.ts';
import type { FindTexts } from '../../kit/words/en/find.ts';
import { useRareCatalogue } from '../../kit/words/rare-catalogues.ts';
import './find.css';

/** The guest's invitations in a list. New ones appear while the page is open. */
export function Invitations() {
  const texts = useRareCatalogue('find');
  useEffect(() => {
    if (!isKnownToServer()) return;
    loadInvitations();
    listenToServer();
  }, []);
  if (texts === null || invited.value.length === 0) return null;
  return (
    <section class="stack">
      <h2>{texts.invitations}</h2>
      <InvitationRows texts={texts} />
    </section>
  );
}

/** Invitations that come while the guest is at another table. */
export function InvitedStrip({ isOverTable = false }: { readonly isOverTable?: boolean }) {
  const texts = useRareCatalogue('find');
  const [newest] = invited.value;
  useSaid(texts === null || newest === undefined ? null : texts.invites(newest.name, gameName(newest.game)));
  return texts === null || newest === undefined ? null : (
    <div class={isOverTable ? 'invited-strip over' : 'invited-strip'}>
      <InvitationRows texts={texts} />
    </div>
  );
}

function InvitationRows({ texts }: { readonly texts: FindTexts }) {
  const refusal = useSignal<string | null>(null);
  const decline = async (room: string) => {
    refusal.value = (await declineInvitation(room))?.code ?? null;
  };
  return (
    <>
      <ul class="rows">
        {invited.value.map(({ room, game, name }) => {
          const said = texts.invites(name, gameName(game));
          return (
            <li key={room} class="row awaited invited">
              <span class="invited-words">{said}</span>
              <span class="row-deeds">
                <a
                  class="button chief"
                  href={`/table/${room}`}
                  aria-label={`${texts.join}: ${said}`}
                  onClick={() => dropInvitation(room)}
                >
                  {texts.join}
                </a>
                <button
                  type="button"
                  class="button"
                  aria-label={`${texts.decline}: ${said}`}
                  onClick={() => decline(room)}
                >
                  {texts.decline}
                </button>
              </span>
            </li>
          );
        })}
      </ul>
      <Refused code={refusal.value} />
    </>
  );
}
