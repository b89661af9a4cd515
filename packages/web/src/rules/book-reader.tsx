import { type GameId, loadParts } from '@consigliere/games/list';
import type { Language } from '@consigliere/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { loadFace } from '../games/faces.ts';
import { Search } from '../kit/fields.tsx';
import type { RulesTexts } from '../kit/words/en/rules.ts';
import { language, useLocalized } from '../kit/words/language.ts';
import { type Book, type BookRule, countRows, countRules, searchBook } from './book.ts';
import type { OpenBook } from './library.ts';
import { CitedText, Rulings } from './rulings.tsx';
import { SheetTable } from './sheet-table.tsx';
import { MarkLegend } from './sureness.tsx';

/** A rule book with a search that filters while the reader types. */
export function BookReader({ opened }: { readonly opened: OpenBook }) {
  const { book, texts, picture } = opened;
  const query = useSignal('');
  const target = useTarget();
  const shown = searchBook(book, query.value);
  const isSearching = shown !== book;
  const rules = countRules(shown);
  const rows = countRows(shown);
  const status = !isSearching ? '' : rules + rows === 0 ? texts.foundNothing : texts.found(rules, rows);
  return (
    <>
      <Search label={texts.search} hint={texts.searchHint} query={query} kind="book-search">
        <p class="book-found" role="status">
          {status}
        </p>
      </Search>
      {!isSearching && <Contents book={book} texts={texts} />}
      {shown.sections.map(({ id, title, rules: printed }) => (
        <section key={id} class="book-section" aria-labelledby={`about-${id}`}>
          <h2 id={`about-${id}`}>{title}</h2>
          {printed.map(rule => (
            <Rule key={rule.id} opened={opened} rule={rule} isTarget={target === rule.id} />
          ))}
        </section>
      ))}
      {shown.sheets.length > 0 && (
        <section class="book-section" aria-labelledby="box">
          <h2 id="box">{texts.box}</h2>
          <p>{texts.boxText}</p>
          {!isSearching && <MarkLegend texts={texts} />}
          {shown.sheets.map(sheet => (
            <SheetTable key={sheet.id} sheet={sheet} texts={texts} picture={picture} />
          ))}
        </section>
      )}
    </>
  );
}

function Contents({ book, texts }: { readonly book: Book; readonly texts: RulesTexts }) {
  return (
    <nav class="sheet book-contents" aria-label={texts.contents}>
      <ul>
        {book.sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#about-${id}`}>{title}</a>
          </li>
        ))}
        <li>
          <a href="#box">{texts.box}</a>
        </li>
      </ul>
    </nav>
  );
}

interface RuleProps {
  readonly opened: OpenBook;
  readonly rule: BookRule;
  /** Whether the address leads to this rule. */
  readonly isTarget: boolean;
}

function Rule({ opened: { game, texts, own }, rule: { id, text, rulings }, isTarget }: RuleProps) {
  const caption = own.captions[id];
  return (
    <article id={id} class={isTarget ? 'book-rule is-target' : 'book-rule'} tabIndex={-1} aria-labelledby={`no-${id}`}>
      <h3 id={`no-${id}`}>
        <a href={`#${id}`}>{id}</a>
      </h3>
      <p>
        <CitedText text={text} />
      </p>
      <Rulings rulings={rulings} texts={texts} isOpen={isTarget} />
      {caption !== undefined && <RuleFigure game={game} rule={id} caption={caption} />}
    </article>
  );
}

interface RuleFigureProps {
  readonly game: GameId;
  readonly rule: string;
  readonly caption: string;
}

async function loadFigures(game: GameId, spoken: Language) {
  const [face, parts] = await Promise.all([loadFace(game), loadParts(game)]);
  return Promise.all([face.figures(), parts.words(spoken)]);
}

/** A figure drawn by the game's board, without interaction. It's loaded after the rules. */
function RuleFigure({ game, rule, caption }: RuleFigureProps) {
  const drawn = useLocalized(() => loadFigures(game, language.value), game);
  const Figure = drawn?.[0][rule];
  return (
    <figure class="book-figure">
      <div class="book-drawing" aria-hidden="true" inert>
        {drawn !== null && Figure !== undefined && <Figure words={drawn[1].standard} />}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

const readHash = (): string => decodeURIComponent(location.hash.slice(1));

/** Returns the part of the page that the address names, and scrolls to it once the page is drawn. */
function useTarget(): string {
  const target = useSignal(readHash());
  useEffect(() => {
    const arrive = (): void => {
      target.value = readHash();
      const part = document.getElementById(target.value);
      part?.scrollIntoView();
      part?.focus({ preventScroll: true });
    };
    if (location.hash !== '') arrive();
    addEventListener('hashchange', arrive);
    return () => removeEventListener('hashchange', arrive);
  }, []);
  return target.value;
}
