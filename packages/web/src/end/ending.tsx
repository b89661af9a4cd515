import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Pack } from '../games/pack.ts';
import { CopyLink } from '../kit/copy-link.tsx';
import { type Film, filmOf, isTrouble, pause } from '../kit/film/film.ts';
import { fetched, fileOf, type Reel } from '../kit/film/reel.ts';
import { SaveFile } from '../kit/film/save-file.tsx';
import { isRefusal } from '../kit/link/link.ts';
import type { ReplaySource } from '../kit/routes.ts';
import { useCatalogue } from '../kit/words/catalogues.ts';
import type { EndTexts } from '../kit/words/en/end.ts';
import { useTexts } from '../kit/words/texts.ts';
import type { Sitting } from '../table/sitting.ts';
import { Again } from './again.tsx';
import { Course } from './course.tsx';
import { ScoreSheet } from './sheet.tsx';
import './end.css';

/** When a match is over: how it ended, what comes next, and how it went. */
export function Ending({ sitting }: { readonly sitting: Sitting }) {
  const texts = useCatalogue('end');
  const { ways } = useTexts();
  const end = useRef<HTMLDivElement>(null);
  const isHere = texts !== null;
  useEffect(() => {
    // Whoever looks at the lower part of a board is not to miss who won.
    if (isHere && (end.current?.getBoundingClientRect().top ?? 0) < 0) end.current?.scrollIntoView();
  }, [isHere]);
  if (texts === null) return null;
  const { terms } = sitting.seen.value;
  const source: ReplaySource = { at: sitting.link.talk === undefined ? 'local' : 'table', room: terms.id };
  const replay = `/replay/${source.at}/${source.room}`;
  return (
    <div ref={end} class="end">
      <ScoreSheet sitting={sitting} texts={texts} />
      <div class="ways">
        <Again sitting={sitting} />
        <a class="button" href={replay}>
          {ways.replay}
        </a>
      </div>
      <Played sitting={sitting} source={source} replay={replay} texts={texts} />
    </div>
  );
}

interface PlayedProps {
  readonly sitting: Sitting;
  readonly source: ReplaySource;
  readonly replay: string;
  readonly texts: EndTexts;
}

/** What was played, once it is fetched: to look at and to pass on. */
function Played({ sitting, source, replay, texts }: PlayedProps) {
  const { pack, who } = sitting;
  const found = useFilm(source, pack);
  if (found === null || found === 'none')
    return (
      <p class="second" role="status">
        {found === null ? texts.reading : texts.noRecord}
      </p>
    );
  const { names, reader } = who.value;
  return (
    <>
      <div class="ways">
        <Share source={source} reel={found.reel} names={names} game={pack.words.name} texts={texts} />
      </div>
      <Course film={found.film} pack={pack} names={names} texts={texts} replay={replay} reader={reader} at={null} />
    </>
  );
}

/** A match that is over, fetched from where it was played; 'none': it cannot be had; null: it is on its way. */
function useFilm({ at, room }: ReplaySource, { rules }: Pack): { reel: Reel; film: Film } | 'none' | null {
  const found = useSignal<{ reel: Reel; film: Film } | 'none' | null>(null);
  useEffect(() => {
    let isWanted = true;
    const develop = async (): Promise<{ reel: Reel; film: Film } | 'none'> => {
      const reel = await fetched({ at, room });
      if (isRefusal(reel)) return 'none';
      const film = await filmOf(await rules(), reel.record, pause);
      return isTrouble(film) ? 'none' : { reel, film };
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
  readonly reel: Reel;
  readonly names: readonly string[];
  /** The name of the game. */
  readonly game: string;
  readonly texts: EndTexts;
}

/** Passes a match on: a link where a server keeps it, else the match itself as a file. */
function Share({ source, reel, names, game, texts }: ShareProps) {
  if (source.at === 'table')
    return (
      <CopyLink label={texts.link} url={`${location.origin}/replay/table/${source.room}`} text={texts.linkText(game)} />
    );
  return (
    <>
      <SaveFile reel={reel} names={names} hint={texts.saveHint} />
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
