import { isFleeting, localLink } from '../link/local.ts';
import { sayProblem } from '../words/problems.ts';
import { useTexts } from '../words/texts.ts';
import { Notice, Way } from './notice.tsx';
import { Played } from './played.tsx';
import { useLink } from './use-link.ts';

/** Why there is no such match here. */
function Closed({ code }: { readonly code: string }) {
  const { ways } = useTexts();
  const out = (
    <>
      <Way chief label={ways.home} href="/" />
      <Way label={ways.tables} href="/tables" />
    </>
  );
  if (code === 'no-worker') return <Notice name="worker">{out}</Notice>;
  if (code === 'no-such-room') return <Notice name="gone">{out}</Notice>;
  return (
    <Notice name="broken" code={code}>
      {out}
    </Notice>
  );
}

/** A match on this device. */
export function LocalMatch({ room }: { readonly room: string }) {
  const { bar, problems } = useTexts();
  const link = useLink(localLink, room);
  const closed = link?.closed.value ?? null;
  const seen = link?.seen.value ?? null;
  if (closed !== null) return <Closed code={closed} />;
  if (link === null || seen === null) return <p class="waiting">{bar.loading}</p>;
  return (
    <>
      {isFleeting.value && (
        <p class="strip" role="status">
          {sayProblem(problems, 'no-storage')}
        </p>
      )}
      <Played link={link} game={seen.terms.game} />
    </>
  );
}
