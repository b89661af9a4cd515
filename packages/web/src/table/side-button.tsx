import type { Sitting } from './sitting.ts';
import { unreadIn } from './unread.ts';

/** Opens log and chat where they are folded away or have no room beside the board. */
export function SideButton({ sitting }: { readonly sitting: Sitting }) {
  const { texts, isSideOpen, side, link } = sitting;
  const unread = unreadIn(sitting);
  const label = link.talk === undefined ? texts.side.open : `${texts.side.open} · ${texts.chat.title}`;
  return (
    <button
      type="button"
      class="side-button"
      aria-expanded={isSideOpen.value}
      aria-controls="side"
      onClick={() => {
        if (unread > 0) side.value = 'chat';
        isSideOpen.value = !isSideOpen.value;
      }}
    >
      {label}
      {unread > 0 && (
        <>
          {' '}
          <b class="unread figures">{unread}</b>
          <span class="sr-only"> {texts.chat.unread(unread)}</span>
        </>
      )}
    </button>
  );
}
