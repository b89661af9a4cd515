import { type GameId, loadParts } from '@consigliere/games/list';
import { gameName, loadFace } from '../games/faces.ts';
import { Heading } from '../kit/heading.tsx';
import { lazy, lazyInner, Nothing } from '../kit/lazy.tsx';
import { kept } from '../kit/link/keep.ts';
import type { Link } from '../kit/link/link.ts';
import { prepareLocal } from '../kit/link/local.ts';
import { loadCatalogue } from '../kit/words/catalogues.ts';
import { language } from '../kit/words/language.ts';
import type { TableGuide, TableParts } from '../table/table.tsx';

/** Loaded only when somebody plays or watches. */
const loadTable = async () => (await import('../table/table.tsx')).Table;
const Table = lazy(loadTable);

/** Loads everything that a board of the game needs, all at once, because the player is about to open a table here. */
export function prepareMatch(game: GameId): void {
  prepareLocal(game);
  // If something doesn't arrive, the page that needs it says so.
  Promise.all([
    loadTable(),
    loadCatalogue('table', language.peek()),
    loadFace(game).then(face => face.board()),
    loadParts(game).then(parts => parts.words(language.peek())),
  ]).catch(() => undefined);
}

/** How long the board loads alone, in milliseconds. */
const ATTEND_AFTER = 2500;

/** Notifications and sounds come after the board. If they don't load, the match goes on without them. */
const Attend = lazy(async () => {
  await new Promise(done => setTimeout(done, ATTEND_AFTER));
  return import('./attend.tsx').then(({ Attend }) => Attend).catch(() => Nothing);
}, Nothing);

const FirstMatch = lazy(async () => (await import('./first-match.tsx')).FirstMatch, Nothing);

/** Parts that are rarely needed are loaded later. */
const PARTS: TableParts = {
  Ending: lazyInner(async () => (await import('../end/ending.tsx')).Ending),
  Beginning: ({ sitting }) => {
    const mark = `met.${sitting.pack.id}`;
    return kept(mark) === null ? <FirstMatch sitting={sitting} mark={mark} /> : null;
  },
  EditionNote: lazy(async () => (await import('../edition/edition-note.tsx')).EditionNote, Nothing),
};

interface MatchScreenProps {
  readonly link: Link;
  readonly game: string;
  readonly guide?: TableGuide | undefined;
}

/** A match that is being played. */
export function MatchScreen({ link, game, guide }: MatchScreenProps) {
  return (
    <main>
      <Heading text={gameName(game)} isHidden />
      <Table link={link} parts={PARTS} guide={guide} />
      <Attend link={link} game={game} />
    </main>
  );
}
