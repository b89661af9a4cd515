import { type GameId, loadParts } from '@consigliere/games/list';
import type { Language } from '@consigliere/kernel';
import { loadFace } from '../games/faces.ts';
import { language, useSpoken } from '../kit/words/language.ts';

interface RuleFigureProps {
  readonly game: GameId;
  readonly rule: string;
  readonly caption: string;
}

async function loadFigures(game: GameId, spoken: Language) {
  const [face, parts] = await Promise.all([loadFace(game), loadParts(game)]);
  return Promise.all([face.figures(), parts.words(spoken)]);
}

/** What a rule looks like on the table, drawn by the board itself: to look at, not to play with. Drawn after the rules can be read. */
export function RuleFigure({ game, rule, caption }: RuleFigureProps) {
  const drawn = useSpoken(() => loadFigures(game, language.value), game);
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
