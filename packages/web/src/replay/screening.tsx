import { entriesOf } from '@consigliere/kernel/host';
import { effect, useComputed } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Course } from '../end/course.tsx';
import { ScoreSheet } from '../end/sheet.tsx';
import type { Pack } from '../games/pack.ts';
import { usePack } from '../games/use-pack.ts';
import type { Reel } from '../kit/film/reel.ts';
import { SaveFile } from '../kit/film/save-file.tsx';
import { Heading } from '../kit/heading.tsx';
import { lazy, Waiting } from '../kit/lazy.tsx';
import { go } from '../kit/router.ts';
import { useCatalogue } from '../kit/words/catalogues.ts';
import type { EndTexts } from '../kit/words/en/end.ts';
import type { ReplayTexts } from '../kit/words/en/replay.ts';
import type { TableTexts } from '../kit/words/en/table.ts';
import { Explanations } from '../table/explain/explanations.tsx';
import { isLinkable, linkAt } from '../table/link-here.ts';
import { Panels } from '../table/panels.tsx';
import { type Sitting, sittingOf } from '../table/sitting.ts';
import { Controls } from './controls.tsx';
import { LuckSheet } from './luck-sheet.tsx';
import { lastOf, type Projector } from './projector.ts';
import { Secrets } from './secrets.tsx';
import { Story } from './story.tsx';
import '../kit/look/table.css';

const EditionNote = lazy(async () => (await import('../edition/edition-note.tsx')).EditionNote);

interface ScreeningProps {
  readonly reel: Reel;
  readonly projector: Projector;
  readonly texts: ReplayTexts;
}

/** A film with its controls, once the game and the words of the language are here. */
export function Screening(props: ScreeningProps) {
  const pack = usePack(props.reel.record.game);
  const tableWords = useCatalogue('table');
  const endWords = useCatalogue('end');
  useAddress(props.projector);
  if (pack === null || tableWords === null || endWords === null) return <Waiting />;
  return <Shown {...props} pack={pack} tableWords={tableWords} endWords={endWords} />;
}

interface ShownProps extends ScreeningProps {
  readonly pack: Pack;
  readonly tableWords: TableTexts;
  readonly endWords: EndTexts;
}

function Shown({ reel, projector, texts, pack, tableWords, endWords }: ShownProps) {
  const { film, link } = projector;
  const sitting = useMemo(() => {
    const first = link.seen.peek();
    if (first === null) throw new Error('a film shows something from its first moment on');
    return sittingOf(link, pack, tableWords, first);
  }, [link, pack, tableWords]);
  const names = useComputed(() => sitting.who.value.names).value;
  return (
    <main class="replay">
      <Heading text={`${texts.title}: ${pack.words.name}`} isHidden />
      <div class="table">
        <Controls projector={projector} texts={texts} names={names} words={sitting.pack.words} />
        <Panels sitting={sitting} />
        <Secrets projector={projector} pack={pack} names={names} texts={texts} />
        <div class="board">
          {projector.at.value === lastOf(film) && film.result === null && <p class="strip">{texts.unfinished}</p>}
          <ScoreSheet sitting={sitting} texts={endWords} />
          <ReadOnlyBoard sitting={sitting} />
        </div>
        <Story projector={projector} texts={texts} names={names} words={sitting.pack.words} label={tableWords.log} />
      </div>
      <div class="page">
        <Course
          film={film}
          pack={pack}
          names={names}
          texts={endWords}
          replay=""
          reader={null}
          at={projector.at.value}
        />
        <section class="sheet stack">
          <p>{texts.checked(entriesOf(film.record).length)}</p>
          <p class="second">{texts.keys}</p>
          {reel.record.options.edition !== undefined && <EditionNote terms={reel.record} />}
          <SaveFile reel={reel} names={names} hint={texts.saveHint} />
          <PlayOn reel={reel} projector={projector} texts={texts} />
        </section>
        <LuckSheet film={film} luck={reel.luck} witness={reel.witness} names={names} texts={texts} />
      </div>
    </main>
  );
}

/** Makes a match on this device that goes on from the moment that is shown. */
function PlayOn({ reel: { luck }, projector: { film, at, link }, texts }: ScreeningProps) {
  if (luck === null || !isLinkable(film, luck)) return null;
  return (
    <p class="ways">
      <button
        type="button"
        class="button"
        onClick={() => go(`/position#${linkAt(film, at.value, luck, link.seen.value?.seat ?? null)}`)}
      >
        {texts.playOn}
      </button>
      <span class="second">{texts.playOnHint}</span>
    </p>
  );
}

/** The game's own board, at which nobody is asked. */
function ReadOnlyBoard({ sitting }: { readonly sitting: Sitting }) {
  const { pack, seen, who, link, texts } = sitting;
  const { match, chapters } = seen.value;
  if (pack.Board === null || match === null) return null;
  const nothing = (): void => undefined;
  return (
    <>
      <pack.Board
        words={pack.words}
        view={match.view}
        who={who.value}
        prompt={null}
        chosen={null}
        windowEnds={null}
        story={link.story.value}
        preview={() => null}
        now={link.now}
        choose={nothing}
        answer={nothing}
      />
      <Explanations
        game={pack.id}
        words={pack.words}
        who={who.value}
        moment={chapters}
        close={texts.close}
        choose={nothing}
        answer={nothing}
      />
    </>
  );
}

const named = (): number => Number(location.hash.slice(1));

/** The address names the moment, so that it can be passed on; whoever comes with one begins there. */
function useAddress(projector: Projector): void {
  useEffect(() => {
    projector.jump(named());
    const stop = effect(() => {
      const moment = `#${projector.at.value}`;
      if (location.hash !== moment) history.replaceState(null, '', moment);
    });
    const arrive = (): void => projector.jump(named());
    addEventListener('hashchange', arrive);
    return () => {
      stop();
      removeEventListener('hashchange', arrive);
    };
  }, [projector]);
}
