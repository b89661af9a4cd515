import type { RoomView } from '@consigliere/match';
import { useSignal } from '@preact/signals';
import { gameName } from '../../games/faces.ts';
import { CopyLink } from '../../kit/copy-link.tsx';
import { Way } from '../../kit/notice.tsx';
import { useRareCatalogue } from '../../kit/words/rare-catalogues.ts';

/** An address with this fragment shows the match at once to a guest without a seat. */
export const WATCH_HASH = '#watch';

/** The link that opens the table for spectators. There is none if nobody can watch. */
export function InviteSpectators({ terms }: Pick<RoomView, 'terms'>) {
  const lobby = useRareCatalogue('lobby');
  const isOpen = useSignal(false);
  if (lobby === null || terms.watch === null) return null;
  const { watch: texts } = lobby;
  if (!isOpen.value)
    return (
      <p>
        <Way
          label={texts.invite}
          onClick={() => {
            isOpen.value = true;
          }}
        />
      </p>
    );
  return (
    <section class="sheet stack invite-spectators">
      <p>
        {texts.inviteHint} {terms.watch > 0 && texts.inviteLate(terms.watch)}
      </p>
      <CopyLink
        label={texts.link}
        url={`${location.origin}/table/${terms.id}${WATCH_HASH}`}
        text={texts.inviteText(gameName(terms.game))}
      />
    </section>
  );
}
