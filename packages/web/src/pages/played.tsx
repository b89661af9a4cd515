import type { Link } from '../link/link.ts';
import { useTexts } from '../words/texts.ts';
import { Heading } from './heading.tsx';
import { lazy } from './lazy.tsx';

/** The table itself: loaded when somebody plays or watches, not before. */
const Table = lazy(async () => (await import('../table/table.tsx')).Table);

/** A match that is being played, with the name of its game. */
export function Played({ link, game }: { readonly link: Link; readonly game: string }) {
  const { games } = useTexts();
  return (
    <main>
      <Heading text={games[game]?.name ?? game} isHidden />
      <Table link={link} />
    </main>
  );
}
