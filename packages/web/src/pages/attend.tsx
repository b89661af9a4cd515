import type { Link } from '../kit/link/link.ts';
import { loadInnerTexts } from '../kit/words/texts.ts';
import { nextTable } from '../table/correspondence/next.ts';
import { Notify } from '../table/notify/notify.tsx';

interface AttendProps {
  readonly link: Link;
  readonly game: string;
}

/** Things that a match needs only some time after its board: notifications, sounds, and the way to the next table on a server. */
export function Attend({ link, game }: AttendProps) {
  if (link.talk !== undefined && nextTable.peek() === null) void loadNextTable();
  return <Notify link={link} game={game} />;
}

async function loadNextTable(): Promise<void> {
  const [{ NextTable }] = await Promise.all([import('./tables/next-table.tsx'), loadInnerTexts()]);
  nextTable.value = { NextTable };
}
