import { gameName } from '../../games/faces.ts';
import type { ListedMatch } from '../../kit/link/history-api.ts';
import type { HistoryTexts } from '../../kit/words/en/history.ts';
import { sayDay } from './say-dates.ts';

interface MatchListProps {
  readonly matches: readonly ListedMatch[];
  readonly texts: HistoryTexts;
}

/** Finished matches, the newest first. */
export const MatchList = ({ matches, texts }: MatchListProps) => (
  <ul class="rows">
    {matches.map((match, at) => (
      <li key={match.room ?? at} class="row finished-row">
        <span class="finished-words">
          <span class="row-name display">{gameName(match.game)}</span>
          <Others match={match} texts={texts} />
          <span class="row-facts figures">
            {sayDay(match.at)} · {texts.place(match.place, match.players)} · {sayChange(match, texts)}
          </span>
        </span>
        {match.room !== null && (
          <a class="button quiet small" href={`/replay/table/${match.room}`}>
            {texts.replay}
            <span class="sr-only">
              : {gameName(match.game)}, {sayDay(match.at)}
            </span>
          </a>
        )}
      </li>
    ))}
  </ul>
);

/** The others, as far as they are known: in a shared profile nobody is. */
function Others({ match: { others, room }, texts }: { readonly match: ListedMatch; readonly texts: HistoryTexts }) {
  if (room === null) return null;
  const names = others.map(({ name, level }) => (level === null ? (name ?? texts.somebody) : texts.bots(level)));
  return <span class="row-people">{names.join(', ')}</span>;
}

const sayChange = ({ change, unrated }: ListedMatch, texts: HistoryTexts): string =>
  change === null ? texts.notRated(unrated ?? 'not-agreed') : texts.change(change.before.value, change.after.value);
