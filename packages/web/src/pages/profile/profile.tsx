import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { CopyLink } from '../../kit/copy-link.tsx';
import { Tick } from '../../kit/fields.tsx';
import { Heading } from '../../kit/heading.tsx';
import { Waiting } from '../../kit/lazy.tsx';
import { historyApi, type ListedMatch, type OwnProfile } from '../../kit/link/history-api.ts';
import { type ApiAnswer, isRefusal } from '../../kit/link/link.ts';
import { Refused, Way } from '../../kit/notice.tsx';
import type { HistoryTexts } from '../../kit/words/en/history.ts';
import { useRareCatalogue } from '../../kit/words/rare-catalogues.ts';
import { useInnerTexts } from '../../kit/words/texts.ts';
import { useOwnTables } from '../tables/own-tables.tsx';
import { groupTables } from '../tables/rows.ts';
import { TableRows } from '../tables/table-rows.tsx';
import { GameSection, Opponents } from './game-section.tsx';
import { MatchList } from './match-list.tsx';
import './profile.css';

const EMPTY: OwnProfile = { games: [], opponents: [], isListed: false, secret: null };

/** The guest's own history, and what others see of it. */
export function Profile() {
  const texts = useRareCatalogue('history');
  const { tables } = useInnerTexts();
  const profile = useSignal<OwnProfile | null>(null);
  const refusal = useSignal<string | null>(null);
  const load = async () => {
    const answer = await historyApi.own();
    // A device that the server doesn't know has no history there.
    if (!isRefusal(answer)) profile.value = answer;
    else if (answer.code === 'no-guest') profile.value = EMPTY;
    else refusal.value = answer.code;
  };
  useEffect(() => void load(), []);
  if (texts === null) return <Waiting />;
  const own = profile.value;
  return (
    <main class="page profile">
      <Heading text={tables.profile} />
      <Refused code={refusal.value} />
      {own !== null && (
        <>
          <p class="second">{own.secret === null ? texts.isPrivate : texts.isShared}</p>
          {own.games.length === 0 && <p class="lead">{texts.empty}</p>}
          {own.games.some(({ rating }) => rating !== null) && <p class="second">{texts.ratingHint}</p>}
          {own.games.map(each => (
            <GameSection key={each.game} profile={each} texts={texts} />
          ))}
          <Opponents opponents={own.opponents} texts={texts} />
          {own.games.length > 0 && <OwnMatches texts={texts} />}
        </>
      )}
      <PlayedHere texts={texts} />
      {own !== null && own !== EMPTY && (
        <Sharing
          own={own}
          texts={texts}
          onChange={change => {
            profile.value = { ...own, ...change };
          }}
        />
      )}
      <p class="ways">
        <Way label={tables.board} href="/leaderboard" />
      </p>
    </main>
  );
}

/** All finished matches of the server, page by page. */
function OwnMatches({ texts }: { readonly texts: HistoryTexts }) {
  const matches = useSignal<readonly ListedMatch[]>([]);
  const next = useSignal<string | null>(null);
  const refusal = useSignal<string | null>(null);
  const load = async (after?: string) => {
    refusal.value = null;
    const page = await historyApi.matches(after);
    if (isRefusal(page)) {
      refusal.value = page.code;
      return;
    }
    matches.value = [...matches.value, ...page.matches];
    next.value = page.next;
  };
  useEffect(() => void load(), []);
  const after = next.value;
  return (
    <section class="stack">
      <h2>{texts.list}</h2>
      <MatchList matches={matches.value} texts={texts} />
      <Refused code={refusal.value} />
      {after !== null && <Way label={texts.more} onClick={() => load(after)} />}
    </section>
  );
}

/** The finished matches that only this device knows. */
function PlayedHere({ texts }: { readonly texts: HistoryTexts }) {
  const { rows } = useOwnTables();
  const here = groupTables(rows.filter(({ isHere }) => isHere)).done;
  if (here.length === 0) return null;
  return (
    <section class="stack">
      <h2>{texts.here}</h2>
      <p class="second">{texts.hereHint}</p>
      <TableRows rows={here} />
    </section>
  );
}

interface SharingProps {
  readonly own: OwnProfile;
  readonly texts: HistoryTexts;
  readonly onChange: (change: Partial<OwnProfile>) => void;
}

/** The choice of what others may see: nothing, unless the person says so here. */
function Sharing({ own: { isListed, secret }, texts, onChange }: SharingProps) {
  const refusal = useSignal<string | null>(null);
  const run = async (request: Promise<ApiAnswer<Partial<OwnProfile>>>) => {
    const answer = await request;
    refusal.value = isRefusal(answer) ? answer.code : null;
    if (!isRefusal(answer)) onChange(answer);
  };
  return (
    <section class="sheet stack">
      <h2>{texts.others}</h2>
      <Tick
        label={texts.listed}
        hint={texts.listedHint}
        isOn={isListed}
        onTurn={isOn => void run(historyApi.setListed(isOn))}
      />
      <p class="second">{texts.linkHint}</p>
      {secret === null ? (
        <p>
          <Way label={texts.makeLink} onClick={() => void run(historyApi.makeLink())} />
        </p>
      ) : (
        <>
          <CopyLink label={texts.link} url={`${location.origin}/profile/${secret}`} text={texts.linkText} />
          <p class="ways">
            <Way label={texts.renewLink} onClick={() => void run(historyApi.makeLink())} />
            <Way label={texts.dropLink} onClick={() => void run(historyApi.dropLink())} />
          </p>
          <p class="second">{texts.renewHint}</p>
        </>
      )}
      <Refused code={refusal.value} />
    </section>
  );
}
