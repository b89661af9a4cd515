import type { Sitting } from './sitting.ts';

/** The number of unread remarks, if there are any. */
export function Unread({ sitting }: { readonly sitting: Sitting }) {
  const unread = countUnread(sitting);
  if (unread === 0) return null;
  return (
    <>
      {' '}
      <b class="unread figures">{unread}</b>
      <span class="sr-only"> {sitting.texts.chat.unread(unread)}</span>
    </>
  );
}

/** Counts the unread remarks of others. */
export function countUnread({ link, roomView, unreadFrom }: Sitting): number {
  const { seat: own } = roomView.value;
  const chat = link.talk?.chat.value ?? [];
  return chat.filter(({ number, seat }) => number >= unreadFrom.value && (seat === null || seat !== own)).length;
}
