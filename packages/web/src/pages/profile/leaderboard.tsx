import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameName, OFFERED } from '../../games/faces.ts';
import { Select } from '../../kit/fields.tsx';
import { Heading } from '../../kit/heading.tsx';
import { Waiting } from '../../kit/lazy.tsx';
import { type Board, historyApi } from '../../kit/link/history-api.ts';
import { isRefusal } from '../../kit/link/link.ts';
import { Refused, Way } from '../../kit/notice.tsx';
import type { HistoryTexts } from '../../kit/words/en/history.ts';
import { useRareCatalogue } from '../../kit/words/rare-catalogues.ts';
import { useInnerTexts } from '../../kit/words/texts.ts';
import { sayMoment } from './say-dates.ts';
import './profile.css';

/** The leaderboards of this house: one for each game and season. The address keeps the choice. */
export function Leaderboard() {
  const texts = useRareCatalogue('history');
  const { tables } = useInnerTexts();
  const asked = new URLSearchParams(location.search);
  const game = useSignal<string>(OFFERED.find(each => each === asked.get('game')) ?? OFFERED[0] ?? '');
  const season = useSignal<string | null>(asked.get('season'));
  const board = useSignal<Board | null>(null);
  const refusal = useSignal<string | null>(null);
  const load = async (after = 0) => {
    refusal.value = null;
    const query = { game: game.value, ...(season.value === null ? {} : { season: season.value }) };
    history.replaceState(null, '', `/leaderboard?${new URLSearchParams(query)}`);
    const page = await historyApi.board({ ...query, after: String(after) });
    if (isRefusal(page)) refusal.value = page.code;
    else board.value = { ...page, rows: after === 0 ? page.rows : [...(board.value?.rows ?? []), ...page.rows] };
  };
  useEffect(() => void load(), [game.value, season.value]);
  if (texts === null) return <Waiting />;
  return (
    <main class="page profile">
      <Heading text={tables.board} />
      <div class="board-choices">
        <Select
          label={texts.game}
          value={game.value}
          options={OFFERED.map(each => [each, gameName(each)])}
          onChoose={chosen => {
            season.value = null;
            game.value = chosen;
          }}
        />
        {board.value !== null && (
          <Select
            label={texts.season}
            value={board.value.season}
            options={listSeasons(board.value, texts)}
            onChoose={chosen => {
              season.value = chosen;
            }}
          />
        )}
      </div>
      <Refused code={refusal.value} />
      {board.value !== null && <Rows board={board.value} texts={texts} onMore={load} />}
      <p class="ways">
        <Way label={tables.profile} href="/profile" />
      </p>
    </main>
  );
}

/** The seasons to choose from, and the one that is shown. */
const listSeasons = ({ season, seasons }: Board, texts: HistoryTexts): (readonly [string, string])[] =>
  [...new Set([...seasons, season])].map(each => {
    const [year = '', quarter = ''] = each.split('-Q');
    return [each, texts.seasonName(year, quarter)];
  });

interface RowsProps {
  readonly board: Board;
  readonly texts: HistoryTexts;
  readonly onMore: (after: number) => void;
}

function Rows({ board: { rows, next, least, until }, texts, onMore }: RowsProps) {
  const { tables } = useInnerTexts();
  return (
    <section class="sheet stack">
      <p class="second">
        {texts.boardHint(least)} {texts.asOf(sayMoment(until))}
      </p>
      {rows.length === 0 ? (
        <p>{texts.nobody}</p>
      ) : (
        <div class="wide-table">
          <table class="figures board" aria-label={tables.board}>
            <thead>
              <tr>
                <th scope="col">{texts.rank}</th>
                <th scope="col">{texts.player}</th>
                <th scope="col">{texts.atLeast}</th>
                <th scope="col">{texts.rating}</th>
                <th scope="col">{texts.matches}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ rank, name, value, rating, matches }, at) => (
                <tr key={at}>
                  <td>{rank}</td>
                  <th scope="row">{name}</th>
                  <td>{value}</td>
                  <td>{texts.ratingOf(rating.value, rating.uncertainty)}</td>
                  <td>{matches}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {next !== null && <Way label={texts.more} onClick={() => onMore(next)} />}
    </section>
  );
}
