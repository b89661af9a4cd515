import { gameName } from '../../games/faces.ts';
import type { GameProfile, Opponent } from '../../kit/link/history-api.ts';
import type { HistoryTexts } from '../../kit/words/en/history.ts';
import { RatingChart } from './rating-chart.tsx';
import { sayDay, sayShare } from './say-dates.ts';

interface GameSectionProps {
  readonly profile: GameProfile;
  readonly texts: HistoryTexts;
}

/** Somebody's results, rating and best moments in one game. */
export function GameSection({ profile, texts }: GameSectionProps) {
  const { game, matches, wins, rated, rating, byPlayers, curve, moments } = profile;
  return (
    <section class="sheet stack game-history" aria-label={gameName(game)}>
      <h2 class="display">{gameName(game)}</h2>
      <p class="figures">{texts.summary(matches, wins)}</p>
      {rating === null ? (
        <p class="second">{texts.unrated}</p>
      ) : (
        <p class="figures">
          {texts.rating}: <strong class="rating-now">{texts.ratingOf(rating.value, rating.uncertainty)}</strong>{' '}
          <span class="second">{texts.after(rated)}</span>
        </p>
      )}
      <RatingChart curve={curve} texts={texts} />
      <h3>{texts.byPlayers}</h3>
      <div class="wide-table">
        <table class="figures" aria-label={texts.byPlayers}>
          <thead>
            <tr>
              <th scope="col">{texts.players}</th>
              <th scope="col">{texts.matches}</th>
              <th scope="col">{texts.wins}</th>
              <th scope="col">{texts.share}</th>
            </tr>
          </thead>
          <tbody>
            {byPlayers.map(({ players, ...some }) => (
              <tr key={players}>
                <th scope="row">{players}</th>
                <td>{some.matches}</td>
                <td>{some.wins}</td>
                <td class="share">
                  {sayShare(some.wins / some.matches)} <Bar share={some.wins / some.matches} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {moments.length > 0 && (
        <>
          <h3>{texts.moments}</h3>
          <ul class="moments">
            {moments.map(({ kind, value, at, room }) => (
              <li key={kind}>
                {texts.moment[kind](value)} <span class="second">{sayDay(at)}</span>{' '}
                {room !== null && (
                  <a href={`/replay/table/${room}`}>
                    {texts.replay}
                    <span class="sr-only">: {texts.moment[kind](value)}</span>
                  </a>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** A share, as a bar beside its number. */
const Bar = ({ share }: { readonly share: number }) => (
  <svg class="share-bar" width="72" height="10" aria-hidden="true">
    <rect width="72" height="10" rx="2" />
    <rect class="part" width={72 * share} height="10" rx="2" />
  </svg>
);

interface OpponentsProps {
  readonly opponents: readonly Opponent[];
  readonly texts: HistoryTexts;
}

/** How the person did against each opponent. Shared profiles have only bots. */
export function Opponents({ opponents, texts }: OpponentsProps) {
  if (opponents.length === 0) return null;
  return (
    <section class="sheet stack">
      <h2>{texts.opponents}</h2>
      <p class="second">{texts.opponentsHint}</p>
      <div class="wide-table">
        <table class="figures" aria-label={texts.opponents}>
          <thead>
            <tr>
              <th scope="col">{texts.opponent}</th>
              <th scope="col">{texts.matches}</th>
              <th scope="col">{texts.ahead}</th>
              <th scope="col">{texts.behind}</th>
            </tr>
          </thead>
          <tbody>
            {opponents.map(({ name, level, matches, ahead, behind }, at) => (
              <tr key={at}>
                <th scope="row">{level === null ? (name ?? texts.somebody) : texts.bots(level)}</th>
                <td>{matches}</td>
                <td>{ahead}</td>
                <td>{behind}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
