import { isGameId } from '@consigliere/games/list';
import { gameName } from '../games/faces.ts';
import { GameTabs, Shelf } from '../games/game-links.tsx';
import { Heading } from '../kit/heading.tsx';
import { Unknown } from '../kit/notice.tsx';
import { useCatalogue } from '../kit/words/catalogues.ts';
import { language, useLocalized } from '../kit/words/language.ts';
import { useTexts } from '../kit/words/texts.ts';
import { openBox } from './boxes.ts';
import { Editor } from './editor.tsx';
import '../rules/rules.css';
import './edition.css';

/** All boxes, or one of them. */
export function EditionPage({ game }: { readonly game: string | null }) {
  if (game === null) return <Boxes />;
  if (isGameId(game)) return <OneBox key={game} game={game} />;
  return <Unknown />;
}

function Boxes() {
  const { bar } = useTexts();
  const texts = useCatalogue('edition');
  if (texts === null) return <p class="waiting">{bar.loading}</p>;
  return (
    <main class="page">
      <Heading text={texts.title} />
      <p class="lead">{texts.lead}</p>
      <Shelf under="/edition" />
    </main>
  );
}

function OneBox({ game }: { readonly game: string }) {
  const { bar } = useTexts();
  const open = useLocalized(() => openBox(game, language.value), game);
  if (open === null) return <p class="waiting">{bar.loading}</p>;
  const { texts } = open;
  return (
    <main class="page edition">
      <Heading text={texts.titleOf(gameName(game))} />
      <GameTabs game={game} to={each => `/edition/${each}`} />
      <p class="lead">{texts.lead}</p>
      <p class="second">{open.own.edition.limits}</p>
      <Editor open={open} />
    </main>
  );
}
