import { useErrorBoundary } from 'preact/hooks';
import { lazy, lazyInner } from './kit/lazy.tsx';
import { Notice, Way } from './kit/notice.tsx';
import { route } from './kit/router.ts';
import type { Route } from './kit/routes.ts';
import { useTexts } from './kit/words/texts.ts';
import { Bar } from './pages/bar.tsx';
import { Landing } from './pages/landing.tsx';
import { LocalMatch } from './pages/local-match.tsx';

const NewTable = lazyInner(async () => (await import('./pages/new/new-table.tsx')).NewTable);
const Learn = lazy(async () => (await import('./pages/learn.tsx')).Learn);
const Rare = lazyInner(async () => (await import('./pages/rare.tsx')).Rare);
const Replay = lazyInner(async () => (await import('./replay/replay.tsx')).Replay);
const Rules = lazy(async () => (await import('./rules/rules.tsx')).Rules);
const ServerTable = lazyInner(async () => (await import('./pages/gather/server-table.tsx')).ServerTable);
const Tables = lazyInner(async () => (await import('./pages/tables/tables.tsx')).Tables);

export function App() {
  const { bar } = useTexts();
  return (
    <>
      <a class="skip" href="#page">
        {bar.skip}
      </a>
      <Bar />
      <div id="page" tabIndex={-1}>
        <Guarded key={JSON.stringify(route.value)} at={route.value} />
      </div>
    </>
  );
}

/** Draws a page. If part of it breaks, a notice says what happened and what to do. */
function Guarded({ at }: { readonly at: Route }) {
  const [error] = useErrorBoundary(each => reportError(each));
  const { ways } = useTexts();
  if (error === undefined) return <Page at={at} />;
  return (
    <Notice name="broken">
      <Way chief label={ways.reload} onClick={() => location.reload()} />
      <Way label={ways.home} href="/" />
    </Notice>
  );
}

function Page({ at }: { readonly at: Route }) {
  switch (at.page) {
    case 'landing':
      return <Landing />;
    case 'tables':
      return <Tables />;
    case 'new':
      return <NewTable game={at.game} isTogether={at.isTogether} />;
    case 'learn':
      return <Learn game={at.game} />;
    case 'play':
      return <LocalMatch room={at.room} />;
    case 'table':
      return <ServerTable room={at.room} />;
    case 'replay':
      return <Replay source={at.source} />;
    case 'rules':
      return <Rules game={at.game} />;
    default:
      return <Rare parts={at.parts} />;
  }
}
