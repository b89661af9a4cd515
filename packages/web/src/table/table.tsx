import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren, ComponentType, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { packOf } from '../games/pack.ts';
import { lazy, Nothing } from '../kit/lazy.tsx';
import type { Link } from '../kit/link/link.ts';
import { Unknown } from '../kit/notice.tsx';
import { loadCatalogue } from '../kit/words/catalogues.ts';
import { language } from '../kit/words/language.ts';
import { Explanations } from './explain/explanations.tsx';
import { useDecisionInView } from './keys/bring-into-view.ts';
import { useQuestionFocus } from './keys/focus.ts';
import { listenToKeys } from './keys/keys.ts';
import { Latest } from './log.tsx';
import { Orders } from './menu/orders.tsx';
import { Panels } from './panels.tsx';
import { Side } from './side.tsx';
import { answer, findChosen, findOpenPrompt, makeSitting, type Sitting } from './sitting.ts';
import { Status } from './status.tsx';
import '../kit/look/table.css';
import '../kit/look/controls.css';

/** Rarely used parts are loaded on demand. */
const Prompt = lazy(async () => (await import('./prompt.tsx')).Prompt, Nothing);
const KeysSheet = lazy(async () => (await import('./keys/keys-sheet.tsx')).KeysSheet, Nothing);
/** Only needed if others may leave, or if the player's own time may run out. */
const Absence = lazy(async () => (await import('./menu/stand-in.tsx')).Absence, Nothing);

/** Draws something beside the board of a table. */
export type Beside = (sitting: Sitting) => ComponentChildren;

/** Features that the page passes to a table, because the table mustn't import them. */
export interface TableParts {
  readonly Ending: ComponentType<{ readonly sitting: Sitting }>;
  readonly EditionNote: ComponentType<{
    readonly terms: { readonly game: string; readonly options: Readonly<Record<string, unknown>> };
  }>;
}

interface TableProps {
  readonly link: Link;
  readonly parts: TableParts;
  readonly beside?: Beside | undefined;
}

/** A table in play, wherever it is hosted. */
export function Table({ link, parts, beside }: TableProps) {
  const sitting = useSignal<Sitting | 'unknown' | null>(null);
  const game = link.roomView.value?.terms.game ?? null;
  const spoken = language.value;
  const fault = useSignal<unknown>(null);
  useEffect(() => load(link, sitting, fault), [link, game, spoken]);
  if (fault.value !== null && sitting.value === null) throw fault.value;
  if (sitting.value === null) return <p class="loading">…</p>;
  if (sitting.value === 'unknown') return <Unknown />;
  return <TableInPlay sitting={sitting.value} parts={parts} beside={beside} />;
}

/** Loads the game and its words. A late result is dropped. */
function load(link: Link, sitting: Signal<Sitting | 'unknown' | null>, fault: Signal<unknown>): () => void {
  let isWanted = true;
  const first = link.roomView.value;
  if (first !== null)
    Promise.all([packOf(first.terms.game, language.value), loadCatalogue('table', language.value)]).then(
      ([pack, texts]) => {
        if (isWanted) sitting.value = pack === null ? 'unknown' : makeSitting(link, pack, texts, first);
      },
      error => {
        if (isWanted) fault.value = error;
      },
    );
  return () => {
    isWanted = false;
  };
}

/** Keeps `--board-top` on the table: how far the board lies below the top of the page, so that styles can fit it to the window. */
function useBoardTop(table: RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    const { current } = table;
    const board = current?.querySelector<HTMLElement>(':scope > .board');
    if (current == null || board == null) return;
    const observer = new ResizeObserver(() => {
      current.style.setProperty('--board-top', `${Math.ceil(board.getBoundingClientRect().top + scrollY)}px`);
    });
    // Elements above the board push it down. The board itself isn't observed, because its size depends on the result.
    for (let each = board.previousElementSibling; each !== null; each = each.previousElementSibling)
      observer.observe(each);
    return () => observer.disconnect();
  });
}

/** How long the page waits before it loads the rules by itself: the board comes first. */
const PREVIEWS_AFTER = 3000;

/** Loads the rules for previews when the player points at the board, or a little after the board is drawn. */
function usePreviewer(sitting: Sitting): void {
  useEffect(() => {
    let isWanted = true;
    const load = (): void => {
      stop();
      void import('./previewer.ts')
        .then(({ makePreviewer }) => makePreviewer(sitting))
        .then(previewer => {
          if (isWanted) sitting.previewer.value = previewer;
        });
    };
    const timer = setTimeout(load, PREVIEWS_AFTER);
    const reach = (event: Event): void => {
      if (event.target instanceof Element && event.target.closest('.board') !== null) load();
    };
    const stop = (): void => {
      clearTimeout(timer);
      for (const type of REACHING) document.removeEventListener(type, reach);
    };
    for (const type of REACHING) document.addEventListener(type, reach);
    return () => {
      isWanted = false;
      stop();
    };
  }, [sitting]);
}

const REACHING = ['pointerover', 'focusin'] as const;

interface TableInPlayProps extends Omit<TableProps, 'link'> {
  readonly sitting: Sitting;
}

function TableInPlay({ sitting, parts: { Ending, EditionNote }, beside }: TableInPlayProps) {
  const { link, roomView, pack, who, texts, chosen, previewer, isBusy, isListed, isShowingKeys } = sitting;
  const table = useRef<HTMLDivElement>(null);
  useEffect(() => listenToKeys(sitting), [sitting]);
  useBoardTop(table);
  usePreviewer(sitting);
  const { match, windowEnds, phase } = roomView.value;
  const { Board } = pack;
  const prompt = findOpenPrompt(sitting);
  const moment = `${roomView.value.chapters}.${match?.prompt?.id}.${match?.held === null}`;
  useQuestionFocus(sitting, match?.prompt == null ? null : moment);
  useDecisionInView(prompt === null ? null : moment);
  return (
    <div ref={table} class={link.status.value === 'live' ? 'table' : 'table not-live'} aria-busy={isBusy.value}>
      {link.status.value !== 'live' && (
        <p class="line" role="alert">
          {link.status.value === 'lost'
            ? texts.lineDead(new Date(link.now()).toLocaleTimeString(language.value))
            : texts.dialling}
        </p>
      )}
      {(link.talk !== undefined || roomView.value.chairs.some(({ isAway, isNudged }) => isAway || isNudged)) && (
        <Absence sitting={sitting} />
      )}
      <Status sitting={sitting} />
      {beside?.(sitting)}
      <Panels sitting={sitting} />
      <div class="board">
        {(phase === 'over' || phase === 'ended') && <Ending sitting={sitting} />}
        {Board !== null && match !== null && (
          <Board
            words={pack.words}
            view={match.view}
            who={who.value}
            prompt={prompt}
            chosen={findChosen(sitting)}
            windowEnds={windowEnds}
            now={link.now}
            preview={action => previewer.value?.(action) ?? null}
            orders={<Orders sitting={sitting} />}
            choose={action => {
              chosen.value = action;
            }}
            story={link.story.value}
            answer={(...picks) => answer(sitting, ...picks)}
          />
        )}
        {isListed.value && <Prompt sitting={sitting} />}
        {Board === null && prompt?.silence != null && <Orders sitting={sitting} />}
        {Board !== null && prompt !== null && (
          <button
            type="button"
            class="list-moves"
            aria-expanded={isListed.value}
            onClick={() => (isListed.value = !isListed.value)}
          >
            {isListed.value ? texts.hideMoves : texts.moves(prompt.actions.length)}
          </button>
        )}
        {roomView.value.terms.options.edition !== undefined && <EditionNote terms={roomView.value.terms} />}
      </div>
      <Side sitting={sitting} />
      <Latest sitting={sitting} />
      {isShowingKeys.value && <KeysSheet sitting={sitting} />}
      <Explanations
        game={pack.id}
        words={pack.words}
        who={who.value}
        moment={moment}
        close={texts.close}
        choose={action => {
          chosen.value = action;
        }}
        answer={action => answer(sitting, action)}
      />
    </div>
  );
}
