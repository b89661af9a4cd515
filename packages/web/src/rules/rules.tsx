import { isGameId } from '@consigliere/games/list';
import { GameTabs, Shelf } from '../games/game-links.tsx';
import { InBrief } from '../games/in-brief.tsx';
import { Heading } from '../kit/heading.tsx';
import { Waiting } from '../kit/lazy.tsx';
import { Unknown, Way } from '../kit/notice.tsx';
import { useCatalogue } from '../kit/words/catalogues.ts';
import { BookReader } from './book-reader.tsx';
import { useBook } from './library.ts';
import './rules.css';

/** Shows all rule books, or one of them. */
export function Rules({ game }: { readonly game: string | null }) {
  if (game === null) return <Books />;
  if (isGameId(game)) return <OneBook key={game} game={game} />;
  return <Unknown />;
}

function Books() {
  const texts = useCatalogue('rules');
  if (texts === null) return <Waiting />;
  return (
    <main class="page">
      <Heading text={texts.title} />
      <p class="lead">{texts.lead}</p>
      <Shelf under="/rules" />
      <p class="second">{texts.ownWords}</p>
    </main>
  );
}

function OneBook({ game }: { readonly game: string }) {
  const opened = useBook(game);
  const brief = useCatalogue('beginning');
  if (opened === null || brief === null) return <Waiting />;
  const { book, texts, own } = opened;
  return (
    <main class="page book">
      <Heading text={`${texts.title}: ${book.name}`} />
      <GameTabs game={game} to={each => `/rules/${each}`} />
      <section class="sheet" aria-label={texts.inBrief}>
        <InBrief game={own.beginning} texts={brief} />
      </section>
      <p class="lead">{texts.lead}</p>
      <BookReader opened={opened} />
      <p class="ways">
        <Way chief label={texts.play} href={`/new/${game}`} />
        <Way label={brief.learn} href={`/learn/${game}`} />
        <Way label={texts.edit} href={`/edition/${game}`} />
      </p>
    </main>
  );
}
