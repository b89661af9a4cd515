import type { Reel } from '../film/reel.ts';
import { fileOf } from '../film/reel.ts';
import { SaveFile } from '../film/save-file.tsx';
import { CopyLink } from '../pages/copy-link.tsx';
import type { ReplaySource } from '../routes.ts';
import type { EndTexts } from '../words/en/end.ts';

interface ShareProps {
  readonly source: ReplaySource;
  readonly reel: Reel;
  readonly names: readonly string[];
  /** The name of the game. */
  readonly game: string;
  readonly texts: EndTexts;
}

/** Passes a match on: a link where a server keeps it, else the match itself as a file. */
export function Share({ source, reel, names, game, texts }: ShareProps) {
  if (source.at === 'table')
    return (
      <CopyLink label={texts.link} url={`${location.origin}/replay/table/${source.room}`} text={texts.linkText(game)} />
    );
  return (
    <>
      <SaveFile reel={reel} names={names} texts={texts} />
      <ShareFile reel={reel} names={names} title={texts.linkText(game)} label={texts.shareFile} />
    </>
  );
}

interface ShareFileProps extends Pick<ShareProps, 'reel' | 'names'> {
  readonly title: string;
  readonly label: string;
}

/** Hands the file to another app, where the device can. */
function ShareFile({ reel: { record, luck }, names, title, label }: ShareFileProps) {
  // Browsers share text, but nothing that calls itself JSON.
  const name = `${record.game}-${record.seed.slice(0, 8)}.txt`;
  const files = [new File([fileOf({ record, luck, names })], name, { type: 'text/plain' })];
  if (!('canShare' in navigator) || !navigator.canShare({ files })) return null;
  // Dismissing the share sheet isn’t an error.
  const share = () => navigator.share({ title, files }).catch(() => undefined);
  return (
    <button type="button" class="button" onClick={share}>
      {label}
    </button>
  );
}
