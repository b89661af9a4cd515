import type { Sitting } from './sitting.ts';

/** How many remarks of others were not read. */
export function unreadIn({ link, seen, unreadFrom }: Sitting): number {
  const { seat: own } = seen.value;
  const chat = link.talk?.chat.value ?? [];
  return chat.filter(({ number, seat }) => number >= unreadFrom.value && (seat === null || seat !== own)).length;
}
