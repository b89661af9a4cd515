import { isGameId } from '@consigliere/games/list';
import { gameName } from '../games/faces.ts';
import { GameTabs, Shelf } from '../games/game-links.tsx';
import { Heading } from '../kit/heading.tsx';
import { Waiting } from '../kit/lazy.tsx';
import { Unknown } from '../kit/notice.tsx';
import { useCatalogue } from '../kit/words/catalogues.ts';
import { language, useLocalized } from '../kit/words/language.ts';
import { openBox } from './boxes.ts';
import { Editor } from './editor.tsx';
import '../rules/rules.css';
import './edition.css';

/** Shows all boxes, or one of them. */
export function EditionPage({ game }: { readonly game: string | null }) {
  if (game === null) return <Boxes />;
  if (isGameId(game)) return <OneBox key={game} game={game} />;
  return <Unknown />;
}

function Boxes() {
  const texts = useCatalogue('edition');
  if (texts === null) return <Waiting />;
  return (
    <main class="page">
      <Heading text={texts.title} />
      <p class="lead">{texts.lead}</p>
      <Shelf under="/edition" />
    </main>
  );
}

function OneBox({ game }: { readonly game: string }) {
  const open = useLocalized(() => openBox(game, language.value), game);
  if (open === null) return <Waiting />;
  const { texts } = open;
  return (
    <main class="page edition">
      <Heading text={`${texts.choose}: ${gameName(game)}`} />
      <GameTabs game={game} to={each => `/edition/${each}`} />
      <p class="lead">{texts.lead}</p>
      <p class="second">{open.own.edition.limits}</p>
      <Editor open={open} />
    </main>
  );
}
