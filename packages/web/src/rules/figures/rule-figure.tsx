import type { ComponentType } from 'preact';
import { WORDS } from '../../games/pack.ts';
import { lazy, Nothing } from '../../kit/lazy.tsx';
import { language, useSpoken } from '../../words/language.ts';
import type { BookId } from '../sections.ts';
import type { Captions } from './captions.ts';
import type { FigureOf } from './figure.ts';

interface RuleFigureProps {
  readonly game: BookId;
  readonly rule: string;
}

const CAPTIONS = {
  en: async () => (await import('./captions.en.ts')).en,
  de: async () => (await import('./captions.de.ts')).de,
  nl: async () => (await import('./captions.nl.ts')).nl,
} as const;

/** A game's figures with its words, loaded after the rules can be read. */
function drawnBy<W>(
  words: () => Promise<W>,
  load: () => Promise<FigureOf<W>>,
): ComponentType<{ readonly rule: string }> {
  return lazy(async () => {
    const figures = await load();
    return ({ rule }) => {
      const spoken = useSpoken(words);
      const Figure = figures[rule];
      return Figure === undefined || spoken === null ? null : <Figure words={spoken} />;
    };
  }, Nothing);
}

const DRAWN: Readonly<Record<BookId, ComponentType<{ readonly rule: string }>>> = {
  'carta-nostra': drawnBy(
    () => WORDS['carta-nostra'][language.value](),
    async () => (await import('./carta-nostra.tsx')).figures,
  ),
  'der-pate': drawnBy(
    () => WORDS['der-pate'][language.value](),
    async () => (await import('./der-pate.tsx')).figures,
  ),
  'corleones-empire': drawnBy(
    () => WORDS['corleones-empire'][language.value](),
    async () => (await import('./corleones-empire.tsx')).figures,
  ),
};

/** What a rule looks like on the table, drawn by the board itself: to look at, not to play with. */
export function RuleFigure({ game, rule }: RuleFigureProps) {
  const captions = useSpoken<Captions>(() => CAPTIONS[language.value]());
  const Drawn = DRAWN[game];
  const caption = captions?.[rule as keyof Captions];
  return (
    <figure class="book-figure">
      <div class="book-drawing" aria-hidden="true" inert>
        <Drawn rule={rule} />
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
