import { useEffect, useRef } from 'preact/hooks';
import type { ReplaySource } from '../routes.ts';
import { Again } from '../table/again.tsx';
import type { Sitting } from '../table/sitting.ts';
import { useCatalogue } from '../words/catalogues.ts';
import type { EndTexts } from '../words/en/end.ts';
import { useTexts } from '../words/texts.ts';
import { Course } from './course.tsx';
import { Share } from './share.tsx';
import { ScoreSheet } from './sheet.tsx';
import { useFilm } from './use-film.ts';
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
