import { useSignal } from '@preact/signals';
import { useEffect, useId } from 'preact/hooks';
import { packOf } from '../games/pack.ts';
import { Heading } from '../kit/heading.tsx';
import { Waiting } from '../kit/lazy.tsx';
import { witnessOf } from '../kit/link/commitments.ts';
import { isRefusal } from '../kit/link/link.ts';
import { Notice, Way } from '../kit/notice.tsx';
import {
  type FinishedMatch,
  fetchFinished,
  MOST_BYTES,
  type PublishedMatch,
  parsePublished,
} from '../kit/replay/published.ts';
import {
  isReplayProblem,
  makeProblem,
  type ReplayProblem,
  replayRecord,
  yieldToPage,
} from '../kit/replay/replay-record.ts';
import type { ReplaySource } from '../kit/routes.ts';
import type { ReplayTexts } from '../kit/words/en/replay.ts';
import { language } from '../kit/words/language.ts';
import { useRareCatalogue } from '../kit/words/rare-catalogues.ts';
import { useInnerTexts, useTexts } from '../kit/words/texts.ts';
import { makeChairs, openReplay, type ReplayLink } from './replay-link.ts';
import { ReplayTable } from './replay-table.tsx';
import './replay.css';

/** The state of the replay page. */
type ReplayPage =
  | { readonly is: 'asking' | 'reading' }
  | { readonly is: 'refused'; readonly code: string }
  | { readonly is: 'trouble'; readonly trouble: ReplayProblem }
  | { readonly is: 'ready'; readonly match: FinishedMatch; readonly replay: ReplayLink };

/** A finished match, replayed: from this device, from a server, or from a file. */
export function Replay({ source }: { readonly source: ReplaySource | null }) {
  const texts = useRareCatalogue('replay');
  const stage = useSignal<ReplayPage>({ is: source === null ? 'asking' : 'reading' });
  useEffect(() => {
    if (source === null) return;
    fetchFinished(source).then(async match => {
      stage.value = isRefusal(match) ? { is: 'refused', code: match.code } : await replayFinished(match);
    });
  }, []);
  if (texts === null) return <Waiting />;
  const read = async (text: string): Promise<void> => {
    stage.value = { is: 'reading' };
    const published = parsePublished(text);
    stage.value = isReplayProblem(published)
      ? { is: 'trouble', trouble: published }
      : await replayFinished(finishedFromFile(published, texts));
  };
  const now = stage.value;
  switch (now.is) {
    case 'reading':
      return (
        <p class="waiting" role="status">
          {texts.reading}
        </p>
      );
    case 'refused':
      return <ReplayRefused code={now.code} source={source} texts={texts} />;
    case 'asking':
      return (
        <main class="page">
          <Heading text={texts.title} />
          <p class="lead">{texts.lead}</p>
          <OpenFile texts={texts} onText={read} />
        </main>
      );
    case 'trouble':
      return (
        <main class="page">
          <Heading text={texts.troubleTitle} />
          <p class="lead" role="alert">
            {texts.troubles[now.trouble.code](now.trouble.entry)}
          </p>
          <p class="second">
            {texts.detail}: <span lang="en">{now.trouble.detail}</span>
          </p>
          <OpenFile texts={texts} onText={read} />
        </main>
      );
    case 'ready':
      return <ReplayTable match={now.match} replay={now.replay} texts={texts} />;
  }
}

/** Replays the match by the rules, or returns why that fails. */
async function replayFinished(match: FinishedMatch): Promise<ReplayPage> {
  const { record } = match;
  const pack = await packOf(record.game, language.value);
  const replayed =
    pack === null
      ? makeProblem('no-such-game', `no game ${record.game}`)
      : await replayRecord(await pack.rules(), record, yieldToPage);
  if (isReplayProblem(replayed)) return { is: 'trouble', trouble: replayed };
  return { is: 'ready', match, replay: openReplay(replayed, match.chairs, match.luck) };
}

/** Makes a finished match of a file. This device may have played in it. */
const finishedFromFile = ({ record, luck, names }: PublishedMatch, texts: ReplayTexts): FinishedMatch => ({
  record,
  luck,
  chairs: makeChairs(namesOr(names, record.seats, texts)),
  witness: luck === null ? 'saw-nothing' : witnessOf(luck, record, null),
});

const namesOr = (names: readonly string[], seats: number, texts: ReplayTexts): readonly string[] =>
  names.length === seats ? names : Array.from({ length: seats }, (_, seat) => texts.player(seat + 1));

interface RefusalProps {
  readonly code: string;
  readonly source: ReplaySource | null;
  readonly texts: ReplayTexts;
}

/** Why there is no replay: mostly because the match isn't over. */
function ReplayRefused({ code, source, texts }: RefusalProps) {
  const { ways } = useTexts();
  const { waysOn } = useInnerTexts();
  if (code === 'offline')
    return (
      <Notice name="offline">
        <Way chief label={waysOn.again} onClick={() => location.reload()} />
        <Way label={ways.home} href="/" />
      </Notice>
    );
  const match = source === null ? null : source.at === 'local' ? `/play/${source.room}` : `/table/${source.room}`;
  return (
    <Notice name={code === 'no-such-room' ? 'gone' : 'broken'} {...(code === 'no-such-room' ? {} : { code })}>
      {code === 'not-over' && match !== null && <Way chief label={texts.toMatch} href={match} />}
      <Way label={texts.another} href="/replay" />
      <Way label={ways.tables} href="/tables" />
    </Notice>
  );
}

interface OpenFileProps {
  readonly texts: ReplayTexts;
  readonly onText: (text: string) => void;
}

/** Reads a file that is chosen or dropped on the field, up to the size limit. */
function OpenFile({ texts, onText }: OpenFileProps) {
  const field = useId();
  const take = async (file: File | undefined): Promise<void> => {
    if (file !== undefined) onText(await file.slice(0, MOST_BYTES + 1).text());
  };
  return (
    <section class="sheet drop">
      <label for={field}>{useTexts().ways.openFile}</label>
      <input
        id={field}
        type="file"
        accept=".json,.txt,application/json,text/plain"
        onChange={event => take(event.currentTarget.files?.[0])}
      />
      <p class="second">
        {texts.openHint} {texts.drop}
      </p>
    </section>
  );
}
