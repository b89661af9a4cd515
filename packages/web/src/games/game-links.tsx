import { language } from '../kit/words/language.ts';
import { useTexts } from '../kit/words/texts.ts';
import { gameName, OFFERED, offerOf } from './faces.ts';
import '../kit/tables.css';

/** All games that are offered, each a link to its page under this path. */
export function Shelf({ under }: { readonly under: string }) {
  return (
    <ul class="shelf">
      {OFFERED.map(game => (
        <li key={game}>
          <a class="sheet" href={`${under}/${game}`}>
            <span class="display">{gameName(game)}</span>
            <span class="second">{offerOf(game).line[language.value]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

interface TabsProps {
  readonly game: string;
  readonly to: (game: string) => string;
}

/** Tabs to the same page of the other games. */
export function GameTabs({ game, to }: TabsProps) {
  return (
    <nav class="tabs" aria-label={useTexts().bar.game}>
      {OFFERED.map(each => (
        <a key={each} class="tab" href={to(each)} aria-current={each === game ? 'page' : undefined}>
          {gameName(each)}
        </a>
      ))}
    </nav>
  );
}
