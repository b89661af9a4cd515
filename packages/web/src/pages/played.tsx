import type { Link } from '../link/link.ts';
import { useTexts } from '../words/texts.ts';
import { Heading } from './heading.tsx';
import { lazy } from './lazy.tsx';

/** The table itself: loaded when somebody plays or watches, not before. */
const Table = lazy(async () => (await import('../table/table.tsx')).Table);

const Nothing = () => null;

/** What calls the player may come after the board, and a match is played without it if it does not come at all. */
const Attend = lazy(() => import('../attend/attend.tsx').then(({ Attend }) => Attend).catch(() => Nothing), Nothing);

interface PlayedProps {
  readonly link: Link;
  readonly game: string;
  /** Where it can be watched again once it is over. */
  readonly replay: string;
}

/** A match that is being played, with the name of its game. */
export function Played({ link, game, replay }: PlayedProps) {
  const { games, ways } = useTexts();
  const phase = link.seen.value?.phase;
  const isOver = phase === 'over' || phase === 'ended';
  return (
    <main>
      <Heading text={games[game]?.name ?? game} isHidden />
      {isOver && (
        <p class="strip">
          <a href={replay}>{ways.replay}</a>
        </p>
      )}
      <Table link={link} />
      <Attend link={link} game={game} />
    </main>
  );
}
