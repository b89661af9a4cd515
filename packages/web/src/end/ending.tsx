import { lazy, Nothing } from '../kit/lazy.tsx';
import type { ReplaySource } from '../kit/routes.ts';
import { useCatalogue } from '../kit/words/catalogues.ts';
import type { EndTexts } from '../kit/words/en/end.ts';
import { useInnerTexts } from '../kit/words/texts.ts';
import type { Sitting } from '../table/sitting.ts';
import { Rematch, RematchRotated } from './again.tsx';
import { PictureButtons } from './picture-buttons.tsx';
import { Played } from './played.tsx';
import { useMatchEnd } from './result.ts';
import { useScenes } from './scenes.ts';
import { ScoreSheet } from './sheet.tsx';
import { Winner } from './winner.tsx';
import './end.css';

/** At rated tables only. */
const RatingChange = lazy(async () => (await import('./rating-change.tsx')).RatingChange, Nothing);

/** The end of a match, scene by scene: the last move, the dimmed board, the winner, then the score sheet and ways to go on. */
export function Ending({ sitting }: { readonly sitting: Sitting }) {
  const texts = useCatalogue('end');
  const { scene, isPlayed } = useScenes(sitting);
  if (texts === null || scene === 'board') return null;
  return (
    <section class="over" data-scene={scene}>
      {scene === 'winner' && <Winner sitting={sitting} texts={texts} />}
      {scene === 'sheet' && <Result sitting={sitting} texts={texts} isPlayed={isPlayed} />}
    </section>
  );
}

interface ResultProps {
  readonly sitting: Sitting;
  readonly texts: EndTexts;
  /** Whether the viewer saw the match end: then the score sheet is revealed line by line. */
  readonly isPlayed: boolean;
}

/** The last scene: the score sheet, the course of the match, ways to share it, and ways on, which are always in view. */
function Result({ sitting, texts, isPlayed }: ResultProps) {
  const { waysOn } = useInnerTexts();
  const { terms } = sitting.roomView.value;
  const end = useMatchEnd(sitting, texts);
  const source: ReplaySource = { at: sitting.link.talk === undefined ? 'local' : 'table', room: terms.id };
  const replay = `/replay/${source.at}/${source.room}`;
  return (
    <>
      <div class="end">
        <div class="end-head">
          <p class="over-label">{sitting.texts.over}</p>
          {terms.isRated && <RatingChange room={terms.id} />}
          <button
            type="button"
            class="button small"
            onClick={() => {
              sitting.scene.value = 'board';
            }}
          >
            {sitting.texts.showBoard}
          </button>
        </div>
        {end !== null && <ScoreSheet sitting={sitting} end={end} texts={texts} isPlayed={isPlayed} />}
        <div class="ways">
          <RematchRotated sitting={sitting} texts={texts} />
          {end !== null && <PictureButtons sitting={sitting} end={end} texts={texts} />}
        </div>
        <Played sitting={sitting} source={source} replay={replay} texts={texts} />
      </div>
      <nav class="end-ways" aria-label={sitting.texts.over}>
        <Rematch sitting={sitting} texts={texts} isChief />
        <a class="button" href={`/new/${terms.game}?players=${terms.seats}`}>
          {texts.otherOpponents}
        </a>
        <a class="button" href={replay}>
          {waysOn.replay}
        </a>
        <a class="button" href="/">
          {texts.home}
        </a>
      </nav>
    </>
  );
}
