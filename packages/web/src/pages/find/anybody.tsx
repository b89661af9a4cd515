import { isGameId } from '@consigliere/games/list';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameName, OFFERED } from '../../games/faces.ts';
import { Waiting } from '../../kit/lazy.tsx';
import { api } from '../../kit/link/api.ts';
import { rememberServer } from '../../kit/link/keep.ts';
import { isRefusal } from '../../kit/link/link.ts';
import { Notice, Unknown, Way } from '../../kit/notice.tsx';
import { guestName } from '../../kit/preferences.ts';
import { go } from '../../kit/router.ts';
import type { FindTexts } from '../../kit/words/en/find.ts';
import { language } from '../../kit/words/language.ts';
import { useInnerTexts, useTexts } from '../../kit/words/texts.ts';

/** Finds a seat at a table with strangers and goes there. */
export function Anybody({ game }: { readonly game: string }) {
  const { ways } = useTexts();
  const { waysOn } = useInnerTexts();
  const refusal = useSignal<string | null>(null);
  const isKnown = isGameId(game);
  const find = async () => {
    refusal.value = null;
    const name = guestName.value.trim();
    const found = await api.anybody({ game, language: language.value, ...(name === '' ? {} : { name }) });
    if (isRefusal(found)) {
      refusal.value = found.code;
      return;
    }
    rememberServer();
    // Going back from the table leads to where the guest was, not to another table.
    go(`/table/${found.room}`, { replace: true });
  };
  useEffect(() => {
    if (isKnown) find();
  }, [game]);
  if (!isKnown) return <Unknown code="no-such-game" />;
  if (refusal.value === null) return <Waiting />;
  return (
    <Notice name="broken" code={refusal.value}>
      <Way chief label={waysOn.again} onClick={find} />
      <Way label={ways.home} href="/" />
    </Notice>
  );
}

/** A button for each game that finds a seat with strangers. */
export const PlayWithAnybody = ({ texts }: { readonly texts: FindTexts }) => (
  <section class="sheet stack">
    <h2>{texts.anybody}</h2>
    <p>{texts.anybodyHint}</p>
    <p class="ways">
      {OFFERED.map(game => (
        <Way key={game} chief label={gameName(game)} href={`/anybody/${game}`} />
      ))}
    </p>
  </section>
);
