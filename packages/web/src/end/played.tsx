import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Pack } from '../games/pack.ts';
import { CopyLink } from '../kit/copy-link.tsx';
import { isRefusal } from '../kit/link/link.ts';
import { Announced } from '../kit/notice.tsx';
import { type FinishedMatch, fetchFinished, writePublished } from '../kit/replay/published.ts';
import { isReplayProblem, type ReplayedMatch, replayRecord, yieldToPage } from '../kit/replay/replay-record.ts';
import { SaveFile } from '../kit/replay/save-file.tsx';
import type { ReplaySource } from '../kit/routes.ts';
import type { EndTexts } from '../kit/words/en/end.ts';
import type { Sitting } from '../table/sitting.ts';
import { Course } from './course.tsx';

interface PlayedProps {
  readonly sitting: Sitting;
  readonly source: ReplaySource;
  readonly replay: string;
  readonly texts: EndTexts;
}

/** The finished match, once it is loaded: its course, and ways to share it. */
export function Played({ sitting, source, replay, texts }: PlayedProps) {
  const { pack, who } = sitting;
  const found = useFilm(source, pack);
  if (found === null || found === 'none')
    return <Announced class="second" text={found === null ? texts.reading : texts.noRecord} />;
  const { names, reader } = who.value;
  return (
    <>
      <div class="ways">
        <Share source={source} match={found.match} names={names} game={pack.words.name} texts={texts} />
      </div>
      <Course
        replayed={found.replayed}
        pack={pack}
        names={names}
        texts={texts}
        replay={replay}
        reader={reader}
        at={null}
      />
    </>
  );
}

/** Loads the finished match; 'none' if that fails, null while it is loading. */
function useFilm(
  { at, room }: ReplaySource,
  { rules }: Pack,
): { match: FinishedMatch; replayed: ReplayedMatch } | 'none' | null {
  const found = useSignal<{ match: FinishedMatch; replayed: ReplayedMatch } | 'none' | null>(null);
  useEffect(() => {
    let isWanted = true;
    const develop = async (): Promise<{ match: FinishedMatch; replayed: ReplayedMatch } | 'none'> => {
      const match = await fetchFinished({ at, room });
      if (isRefusal(match)) return 'none';
      const replayed = await replayRecord(await rules(), match.record, yieldToPage);
      return isReplayProblem(replayed) ? 'none' : { match, replayed };
    };
    develop().then(
      made => {
        if (isWanted) found.value = made;
      },
      () => {
        if (isWanted) found.value = 'none';
      },
    );
    return () => {
      isWanted = false;
    };
  }, [at, room, rules]);
  return found.value;
}

interface ShareProps {
  readonly source: ReplaySource;
  readonly match: FinishedMatch;
  readonly names: readonly string[];
  /** The name of the game. */
  readonly game: string;
  readonly texts: EndTexts;
}

/** Shares a match: by a link if a server keeps it, otherwise as a file. */
function Share({ source, match, names, game, texts }: ShareProps) {
  if (source.at === 'table')
    return (
      <CopyLink label={texts.link} url={`${location.origin}/replay/table/${source.room}`} text={texts.linkText(game)} />
    );
  return (
    <>
      <SaveFile match={match} names={names} hint={texts.saveHint} />
      <ShareFile match={match} names={names} title={texts.linkText(game)} label={texts.shareFile} />
    </>
  );
}

interface ShareFileProps extends Pick<ShareProps, 'match' | 'names'> {
  readonly title: string;
  readonly label: string;
}

/** Hands the file to another app, where the device can. */
function ShareFile({ match: { record, luck }, names, title, label }: ShareFileProps) {
  // Browsers share text files, but not JSON files.
  const name = `${record.game}-${record.seed.slice(0, 8)}.txt`;
  const files = [new File([writePublished({ record, luck, names })], name, { type: 'text/plain' })];
  if (!('canShare' in navigator) || !navigator.canShare({ files })) return null;
  // Dismissing the share sheet isn’t an error.
  const share = () => navigator.share({ title, files }).catch(() => undefined);
  return (
    <button type="button" class="button" onClick={share}>
      {label}
    </button>
  );
}
