import { entriesOf } from '@consigliere/kernel/host';
import { effect, useComputed } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Course } from '../end/course.tsx';
import { useMatchEnd } from '../end/result.ts';
import { ScoreSheet } from '../end/sheet.tsx';
import type { BoardProps } from '../games/kit/board-props.ts';
import type { Pack } from '../games/pack.ts';
import { usePack } from '../games/use-pack.ts';
import { Heading } from '../kit/heading.tsx';
import { layout } from '../kit/layout.ts';
import { lazy, Waiting } from '../kit/lazy.tsx';
import type { FinishedMatch } from '../kit/replay/published.ts';
import { SaveFile } from '../kit/replay/save-file.tsx';
import { go } from '../kit/router.ts';
import { useCatalogue } from '../kit/words/catalogues.ts';
import type { EndTexts } from '../kit/words/en/end.ts';
import type { ReplayTexts } from '../kit/words/en/replay.ts';
import type { TableTexts } from '../kit/words/en/table.ts';
import { Explanations } from '../table/explain/explanations.tsx';
import { Frame } from '../table/frame.tsx';
import { isLinkable, makeLinkAt } from '../table/link-here.ts';
import { makeSitting, type Sitting } from '../table/sitting.ts';
import { Controls } from './controls.tsx';
import { LuckSheet } from './luck-sheet.tsx';
import { lastStep, type ReplayLink } from './replay-link.ts';
import { ReplayLog } from './replay-log.tsx';
import { Secrets } from './secrets.tsx';

const EditionNote = lazy(async () => (await import('../edition/edition-note.tsx')).EditionNote);

interface ReplayTableProps {
  readonly match: FinishedMatch;
  readonly replay: ReplayLink;
  readonly texts: ReplayTexts;
}

/** A replay with its controls, once the game and its words are loaded. */
export function ReplayTable(props: ReplayTableProps) {
  const pack = usePack(props.match.record.game, props.match.record.options);
  const tableWords = useCatalogue('table');
  const endWords = useCatalogue('end');
  useAddress(props.replay);
  if (pack === null || tableWords === null || endWords === null) return <Waiting />;
  return <LoadedReplayTable {...props} pack={pack} tableWords={tableWords} endWords={endWords} />;
}

interface LoadedReplayTableProps extends ReplayTableProps {
  readonly pack: Pack;
  readonly tableWords: TableTexts;
  readonly endWords: EndTexts;
}

function LoadedReplayTable({ match, replay, texts, pack, tableWords, endWords }: LoadedReplayTableProps) {
  const { replayed, link } = replay;
  const sitting = useMemo(() => {
    const first = link.roomView.peek();
    if (first === null) throw new Error('a replay has a view from its first step on');
    return makeSitting(link, pack, tableWords, first);
  }, [link, pack, tableWords]);
  const names = useComputed(() => sitting.who.value.names).value;
  // Without a column beside the board they follow below the table.
  const isRoomy = layout.value === 'desktop';
  const secrets = <Secrets replay={replay} pack={pack} names={names} texts={texts} />;
  return (
    <main class="replay">
      <Heading text={`${texts.title}: ${pack.words.name}`} isHidden />
      <Frame
        sitting={sitting}
        board={makeReadOnlyProps(sitting)}
        bar={null}
        beside={isRoomy && secrets}
        dock={<Controls replay={replay} texts={texts} names={names} words={sitting.pack.words} />}
        drawer={
          <aside class="drawer" data-open="true">
            <ReplayLog replay={replay} texts={texts} names={names} words={sitting.pack.words} label={tableWords.log} />
          </aside>
        }
      >
        <Explanations
          game={pack.id}
          words={pack.words}
          who={sitting.who.value}
          moment={sitting.roomView.value.chapters}
          close={tableWords.close}
          choose={nothing}
          answer={nothing}
        />
      </Frame>
      <div class="page">
        {!isRoomy && secrets}
        {replay.at.value === lastStep(replayed) && replayed.result === null && <p class="strip">{texts.unfinished}</p>}
        <ReplayedSheet sitting={sitting} texts={endWords} />
        <Course
          replayed={replayed}
          pack={pack}
          names={names}
          texts={endWords}
          replay=""
          reader={null}
          at={replay.at.value}
        />
        <section class="sheet stack">
          <p>{texts.checked(entriesOf(replayed.record).length)}</p>
          <p class="second">{texts.keys}</p>
          {match.record.options.edition !== undefined && <EditionNote terms={match.record} />}
          <SaveFile match={match} names={names} hint={texts.saveHint} />
          <PlayOn match={match} replay={replay} texts={texts} />
        </section>
        <LuckSheet replayed={replayed} luck={match.luck} witness={match.witness} names={names} texts={texts} />
      </div>
    </main>
  );
}

/** The score sheet, at the end. */
function ReplayedSheet({ sitting, texts }: { readonly sitting: Sitting; readonly texts: EndTexts }) {
  const end = useMatchEnd(sitting, texts);
  return end === null ? null : <ScoreSheet sitting={sitting} end={end} texts={texts} isPlayed={false} />;
}

/** Opens a match on this device that continues from the shown step. */
function PlayOn({ match: { luck }, replay: { replayed, at, link }, texts }: ReplayTableProps) {
  if (luck === null || !isLinkable(replayed, luck)) return null;
  return (
    <p class="ways">
      <button
        type="button"
        class="button"
        onClick={() => go(`/position#${makeLinkAt(replayed, at.value, luck, link.roomView.value?.seat ?? null)}`)}
      >
        {texts.playOn}
      </button>
      <span class="second">{texts.playOnHint}</span>
    </p>
  );
}

const nothing = (): void => undefined;

/** The props of a board that asks nothing. */
function makeReadOnlyProps({ pack, roomView, who, link }: Sitting): BoardProps | null {
  const { match } = roomView.value;
  if (match === null) return null;
  return {
    ...{ words: pack.words, view: match.view, who: who.value, story: link.story.value, now: link.now },
    ...{ prompt: null, chosen: null, windowEnds: null },
    ...{ preview: () => null, choose: nothing, answer: async () => undefined },
  };
}

const stepInAddress = (): number => Number(location.hash.slice(1));

/** Keeps the step in the address, so that it can be shared, and starts at the step in the address. */
function useAddress(replay: ReplayLink): void {
  useEffect(() => {
    replay.jump(stepInAddress());
    const stop = effect(() => {
      const moment = `#${replay.at.value}`;
      if (location.hash !== moment) history.replaceState(null, '', moment);
    });
    const arrive = (): void => replay.jump(stepInAddress());
    addEventListener('hashchange', arrive);
    return () => {
      stop();
      removeEventListener('hashchange', arrive);
    };
  }, [replay]);
}
