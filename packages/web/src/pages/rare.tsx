import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Heading } from '../kit/heading.tsx';
import { lazy, lazyInner } from '../kit/lazy.tsx';
import { Notice, Unknown, Way } from '../kit/notice.tsx';
import { useInnerTexts, useTexts } from '../kit/words/texts.ts';
import { playNow } from '../table/open/open.ts';
import { Position } from './position.tsx';
import { parseRareRoute } from './rare-routes.ts';

/** Only in development builds. */
const Gallery = import.meta.env.DEV ? lazy(async () => (await import('../gallery/gallery.tsx')).Gallery) : null;

const Anybody = lazy(async () => (await import('./find/anybody.tsx')).Anybody);
const EditionPage = lazy(async () => (await import('../edition/edition.tsx')).EditionPage);
const Find = lazy(async () => (await import('./find/find.tsx')).Find);
const Join = lazy(async () => (await import('./screen/join.tsx')).Join);
const Banned = lazy(async () => (await import('./house/banned.tsx')).Banned);
const FairPlay = lazy(async () => (await import('./house/fair-play.tsx')).FairPlay);
const Leaderboard = lazyInner(async () => (await import('./profile/leaderboard.tsx')).Leaderboard);
const Profile = lazyInner(async () => (await import('./profile/profile.tsx')).Profile);
const Shared = lazyInner(async () => (await import('./profile/shared.tsx')).Shared);
const Operator = lazyInner(async () => (await import('./house/operator.tsx')).Operator);
const Screen = lazy(async () => (await import('./screen/screen.tsx')).Screen);
const Settings = lazy(async () => (await import('./settings.tsx')).Settings);
const SignIn = lazy(async () => (await import('./identity/sign-in.tsx')).SignIn);
const Transfer = lazyInner(async () => (await import('./identity/transfer.tsx')).Transfer);
const ScreenTable = lazy(async () => (await import('./screen/screen-table.tsx')).ScreenTable);

/** Rarely visited pages in a chunk of their own, so that they don't slow down the way to a board. */
export function Rare({ parts }: { readonly parts: readonly string[] }) {
  const at = parseRareRoute(parts);
  switch (at.page) {
    case 'transfer':
      return <Transfer secret={at.secret} />;
    case 'now':
      return <PlayNow game={at.game} />;
    case 'credits':
      return <Credits />;
    case 'profile':
      return at.secret === null ? <Profile /> : <Shared secret={at.secret} />;
    case 'leaderboard':
      return <Leaderboard />;
    case 'anybody':
      return <Anybody game={at.game} />;
    case 'edition':
      return <EditionPage game={at.game} />;
    case 'find':
      return <Find />;
    case 'position':
      return <Position />;
    case 'join':
      return <Join code={at.code} />;
    case 'screen':
      return <Screen room={at.room} />;
    case 'screen-table':
      return <ScreenTable room={at.room} />;
    case 'banned':
      return <Banned />;
    case 'fair-play':
      return <FairPlay />;
    case 'operator':
      return <Operator />;
    case 'settings':
      return <Settings />;
    case 'sign-in':
      return <SignIn />;
    case 'unknown':
      if (Gallery !== null && location.pathname === '/gallery') return <Gallery />;
      return <Unknown />;
  }
}

function Credits() {
  const { bar } = useTexts();
  const { credits } = useInnerTexts();
  return (
    <main class="page">
      <Heading text={bar.credits} />
      <section class="sheet stack">
        <h2>{credits.fonts}</h2>
        <p>{credits.limelight}</p>
        <p>{credits.sourceSans}</p>
        <p>
          {credits.licence} <a href="https://openfontlicense.org/">openfontlicense.org</a>
        </p>
      </section>
      <section class="sheet stack">
        <h2>Consigliere</h2>
        <p>{credits.drawing}</p>
        <p>{credits.games}</p>
      </section>
    </main>
  );
}

/** Opens a match against bots at once, for shortcuts of the installed app. */
function PlayNow({ game }: { readonly game: string }) {
  const { landing, ways } = useTexts();
  const refusal = useSignal<string | null>(null);
  useEffect(() => {
    // Going back from the match leads to the front page, not to another match.
    history.replaceState(null, '', '/');
    playNow(game).then(code => {
      refusal.value = code;
    });
  }, []);
  if (refusal.value === null) return <p class="waiting">{landing.opening}</p>;
  return (
    <Notice name="broken" code={refusal.value}>
      <Way chief label={ways.home} href="/" />
    </Notice>
  );
}
