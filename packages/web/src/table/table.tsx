import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { BoardProps } from '../games/kit/board-props.ts';
import { packOf } from '../games/pack.ts';
import { lazy, lazyInner, Nothing } from '../kit/lazy.tsx';
import type { Link } from '../kit/link/link.ts';
import { Unknown } from '../kit/notice.tsx';
import { confirms } from '../kit/preferences.ts';
import { loadCatalogue } from '../kit/words/catalogues.ts';
import { language } from '../kit/words/language.ts';
import { Dock } from './dock.tsx';
import { Drawer } from './drawer.tsx';
import { Frame } from './frame.tsx';
import { MenuButton } from './menu/menu-button.tsx';
import {
  answer,
  findChosen,
  findOpenPrompt,
  isFinished,
  makeSitting,
  type NarrowView,
  type Sitting,
} from './sitting.ts';
import { formatWallTime } from './time.ts';

/** Loaded after the board. */
const AfterBoard = lazy(async () => (await import('./after-board.tsx')).AfterBoard, Nothing);
/** Only needed if others may leave, or if the player's own time may run out. */
const Absence = lazyInner(async () => (await import('./menu/stand-in.tsx')).Absence, Nothing);

/** Only while somebody asks for a seat. */
const SeatRequests = lazyInner(async () => (await import('./menu/seat-requests.tsx')).SeatRequests, Nothing);
/** Only at a table on a common screen. */
const StageLine = lazy(async () => (await import('./stage-line.tsx')).StageLine, Nothing);
/** Only needed while others act. */
const Orders = lazyInner(async () => (await import('./menu/orders.tsx')).Orders, Nothing);

/** A lesson at a table: it leaves out answers, and draws its coach over the table. */
export interface TableGuide {
  readonly narrow: NarrowView;
  readonly coach: (sitting: Sitting) => ComponentChildren;
}

/** Features that the page passes to a table, because the table mustn't import them. */
export interface TableParts {
  readonly Ending: ComponentType<{ readonly sitting: Sitting }>;
  /** Explains a first match. */
  readonly Beginning: ComponentType<{ readonly sitting: Sitting }>;
  readonly EditionNote: ComponentType<{
    readonly terms: { readonly game: string; readonly options: Readonly<Record<string, unknown>> };
  }>;
}

interface TableProps {
  readonly link: Link;
  readonly parts: TableParts;
  readonly guide?: TableGuide | undefined;
}

/** A table in play, wherever it is hosted. */
export function Table({ link, parts, guide }: TableProps) {
  const sitting = useSignal<Sitting | 'unknown' | null>(null);
  const game = link.roomView.value?.terms.game ?? null;
  const spoken = language.value;
  const fault = useSignal<unknown>(null);
  useEffect(() => load(link, sitting, fault, guide?.narrow), [link, game, spoken]);
  if (fault.value !== null && sitting.value === null) throw fault.value;
  if (sitting.value === null) return <p class="loading">…</p>;
  if (sitting.value === 'unknown') return <Unknown />;
  return <TableInPlay sitting={sitting.value} parts={parts} guide={guide} />;
}

/** Loads the game and its words. A late result is dropped. */
function load(
  link: Link,
  sitting: Signal<Sitting | 'unknown' | null>,
  fault: Signal<unknown>,
  narrow?: NarrowView,
): () => void {
  let isWanted = true;
  const first = link.roomView.value;
  if (first !== null)
    Promise.all([
      packOf(first.terms.game, language.value, first.terms.options),
      loadCatalogue('table', language.value),
    ]).then(
      ([pack, texts]) => {
        if (isWanted) sitting.value = pack === null ? 'unknown' : makeSitting(link, pack, texts, first, narrow);
      },
      error => {
        if (isWanted) fault.value = error;
      },
    );
  return () => {
    isWanted = false;
  };
}

interface TableInPlayProps extends Omit<TableProps, 'link'> {
  readonly sitting: Sitting;
}

function TableInPlay({ sitting, parts: { Ending, EditionNote, Beginning }, guide }: TableInPlayProps) {
  const { link, roomView, texts } = sitting;
  const told = useMemo(() => link.story.peek().length, [sitting]);
  const { terms, chairs } = roomView.value;
  const { status } = link;
  const RecapLine = sitting.following.value?.RecapLine;
  return (
    <Frame
      sitting={sitting}
      board={makeBoardProps(sitting, guide !== undefined)}
      bar={
        <>
          {RecapLine !== undefined && <RecapLine sitting={sitting} />}
          <MenuButton sitting={sitting} />
        </>
      }
      dock={<Dock sitting={sitting} />}
      drawer={<Drawer sitting={sitting}>{terms.options.edition !== undefined && <EditionNote terms={terms} />}</Drawer>}
      line={terms.screen && roomView.value.seat !== null && <StageLine sitting={sitting} />}
      over={isFinished(roomView.value) && <Ending sitting={sitting} />}
      notices={
        <>
          {status.value !== 'live' && (
            <p class="line">
              {status.value === 'lost' ? texts.lineDead(formatWallTime(link.now(), link.now())) : texts.dialling}
            </p>
          )}
          {(link.talk !== undefined || chairs.some(({ isAway, isNudged }) => isAway || isNudged)) && (
            <Absence sitting={sitting} />
          )}
          {roomView.value.isOwner && roomView.value.seatRequests.length > 0 && <SeatRequests sitting={sitting} />}
        </>
      }
    >
      <AfterBoard sitting={sitting} told={told} />
      {guide === undefined ? <Beginning sitting={sitting} /> : guide.coach(sitting)}
    </Frame>
  );
}

/** The props of the board, or null before the match has begun. */
function makeBoardProps(sitting: Sitting, isLesson: boolean): BoardProps | null {
  const { link, roomView, pack, who, chosen, previewer, isByKey, past } = sitting;
  const { match, windowEnds } = roomView.value;
  if (match === null) return null;
  return {
    words: pack.words,
    view: past.value?.view ?? match.view,
    who: who.value,
    prompt: findOpenPrompt(sitting),
    chosen: findChosen(sitting),
    windowEnds,
    now: link.now,
    waitsForPlayer: () => isLesson || roomView.peek().isPaused || isByKey.peek() || confirms.peek() === 'always',
    preview: action => previewer.value?.(action) ?? null,
    orders: <Orders sitting={sitting} />,
    choose: action => {
      chosen.value = action;
    },
    story: link.story.value.slice(0, past.value?.chapters),
    answer: (...picks) => answer(sitting, ...picks),
  };
}
