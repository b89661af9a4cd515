import { useTexts } from '../words/texts.ts';
import { OFFERS } from './offers.ts';
import '../kit/tables.css';

/** All games to choose from, each a link to its page under this path. */
export function Shelf({ under }: { readonly under: string }) {
  const { games } = useTexts();
  return (
    <ul class="shelf">
      {OFFERS.map(({ game }) => (
        <li key={game}>
          <a class="sheet" href={`${under}/${game}`}>
            <span class="display">{games[game]?.name}</span>
            <span class="second">{games[game]?.line}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

interface TabsProps {
  readonly label: string;
  readonly game: string;
  readonly to: (game: string) => string;
}

/** The same page of the other games. */
export function GameTabs({ label, game, to }: TabsProps) {
  const { games } = useTexts();
  return (
    <nav class="tabs" aria-label={label}>
      {OFFERS.map(each => (
        <a key={each.game} class="tab" href={to(each.game)} aria-current={each.game === game ? 'page' : undefined}>
          {games[each.game]?.name}
        </a>
      ))}
    </nav>
  );
}
