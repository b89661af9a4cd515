import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Heading } from '../../kit/heading.tsx';
import { Waiting } from '../../kit/lazy.tsx';
import { historyApi, type SharedProfile } from '../../kit/link/history-api.ts';
import { isRefusal } from '../../kit/link/link.ts';
import { Notice, Way } from '../../kit/notice.tsx';
import { useRareCatalogue } from '../../kit/words/rare-catalogues.ts';
import { useInnerTexts, useTexts } from '../../kit/words/texts.ts';
import { GameSection, Opponents } from './game-section.tsx';
import { MatchList } from './match-list.tsx';
import { sayMoment } from './say-dates.ts';
import './profile.css';

/** Somebody else's profile, by the link that they share. */
export function Shared({ secret }: { readonly secret: string }) {
  const texts = useRareCatalogue('history');
  const { ways } = useTexts();
  const { tables } = useInnerTexts();
  const profile = useSignal<SharedProfile | null>(null);
  const refusal = useSignal<string | null>(null);
  useEffect(() => {
    historyApi.shared(secret).then(answer => {
      // To the reader, a malformed secret is the same as one that was switched off.
      if (isRefusal(answer)) refusal.value = answer.code === 'bad-message' ? 'no-such-profile' : answer.code;
      else profile.value = answer;
    });
  }, [secret]);
  if (refusal.value !== null)
    return (
      <Notice name="unknown" code={refusal.value}>
        <Way chief label={ways.home} href="/" />
      </Notice>
    );
  if (texts === null || profile.value === null) return <Waiting />;
  const { name, until, games, opponents, matches } = profile.value;
  return (
    <main class="page profile">
      <Heading text={texts.titleOf(name)} />
      <p class="second">{texts.upTo(sayMoment(until))}</p>
      {games.length === 0 && <p class="lead">{texts.emptyShared}</p>}
      {games.map(each => (
        <GameSection key={each.game} profile={each} texts={texts} />
      ))}
      <Opponents opponents={opponents} texts={texts} />
      {matches.length > 0 && (
        <section class="stack">
          <h2>{texts.list}</h2>
          <MatchList matches={matches} texts={texts} />
        </section>
      )}
      <p class="ways">
        <Way label={tables.board} href="/leaderboard" />
        <Way label={ways.home} href="/" />
      </p>
    </main>
  );
}
