import { gameName } from '../games/faces.ts';
import { Heading } from '../kit/heading.tsx';
import { lazy, lazyInner, Nothing } from '../kit/lazy.tsx';
import type { Link } from '../kit/link/link.ts';
import type { Beside, TableParts } from '../table/table.tsx';

/** Loaded only when somebody plays or watches. */
const Table = lazy(async () => (await import('../table/table.tsx')).Table);

/** How long the board loads alone, in milliseconds. */
const ATTEND_AFTER = 2500;

/** Notifications and sounds come after the board. If they don't load, the match goes on without them. */
const Attend = lazy(async () => {
  await new Promise(done => setTimeout(done, ATTEND_AFTER));
  return import('../table/notify/notify.tsx').then(({ Notify }) => Notify).catch(() => Nothing);
}, Nothing);

/** Parts that are rarely needed are loaded later. */
const PARTS: TableParts = {
  Ending: lazyInner(async () => (await import('../end/ending.tsx')).Ending),
  EditionNote: lazy(async () => (await import('../edition/edition-note.tsx')).EditionNote, Nothing),
};

interface MatchScreenProps {
  readonly link: Link;
  readonly game: string;
  readonly beside?: Beside | undefined;
}

/** A match that is being played. */
export function MatchScreen({ link, game, beside }: MatchScreenProps) {
  return (
    <main>
      <Heading text={gameName(game)} isHidden />
      <Table link={link} parts={PARTS} beside={beside} />
      <Attend link={link} game={game} />
    </main>
  );
}
