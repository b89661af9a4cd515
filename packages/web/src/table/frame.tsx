import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { BoardProps } from '../games/kit/board-props.ts';
import { isStageClosed } from '../games/kit/closed-stage.ts';
import { isOnScreen, isTight, layout } from '../kit/layout.ts';
import { hasRegions, spoken } from '../kit/voice.ts';
import { useTexts } from '../kit/words/texts.ts';
import { Rail } from './rail.tsx';
import type { Sitting } from './sitting.ts';
import '../kit/look/frame.css';
import '../kit/look/dock.css';

interface FrameProps {
  readonly sitting: Sitting;
  /** null until the match has begun. */
  readonly board: BoardProps | null;
  /** Buttons of the bar. */
  readonly bar: ComponentChildren;
  readonly dock: ComponentChildren;
  readonly drawer: ComponentChildren;
  /** A line on the stage. */
  readonly line?: ComponentChildren;
  /** Lies over the stage: the end of the match. */
  readonly over?: ComponentChildren;
  /** Notices over the upper edge of the stage. */
  readonly notices?: ComponentChildren;
  /** A panel of its own. */
  readonly beside?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** The parts of a table in one window. In the document the question comes first; the style sheet puts everything in its place. */
export function Frame({ sitting, board, bar, dock, drawer, line, over, notices, beside, children }: FrameProps) {
  const { pack, link, isBusy, texts } = sitting;
  const { ways } = useTexts();
  const { Context, Stage, Offers, Hand, Place } = pack.board;
  const frame = (
    <>
      <header class="bar">
        <a class="logo display" href="/" aria-label={`Consigliere: ${ways.home}`}>
          Consigliere
        </a>
        <p class="place">
          <b>{pack.words.name}</b>
          {board !== null && Place !== undefined && <Place />}
        </p>
        {bar}
      </header>
      {dock}
      {board !== null && (
        <>
          {Hand !== undefined && (
            <section class="hand">
              <Hand />
            </section>
          )}
          <section class="stage" aria-label={texts.board}>
            <Stage />
            {line}
          </section>
          {Offers !== undefined && (
            <section class="offers">
              <Offers />
            </section>
          )}
          <Rail sitting={sitting} />
        </>
      )}
      {over}
      {beside != null && beside !== false && <div class="beside">{beside}</div>}
      {drawer}
      <div class="notices">{notices}</div>
      <Regions />
      {children}
    </>
  );
  return (
    <div
      class={link.status.value === 'live' ? 'table' : 'table not-live'}
      data-game={pack.id}
      data-layout={layout.value}
      data-tight={isTight.value ? '' : undefined}
      data-stage={isStageClosed.value ? 'closed' : undefined}
      data-screen={isOnScreen.value ? '' : undefined}
      data-asked={board?.prompt?.kind}
      aria-busy={isBusy.value}
    >
      {board === null ? frame : <Context {...board}>{frame}</Context>}
    </div>
  );
}

/** The live regions. Everything that a screen reader says by itself at a table goes through these two. */
function Regions() {
  useLayoutEffect(() => {
    hasRegions.value = true;
    return () => {
      hasRegions.value = false;
    };
  }, []);
  return (['polite', 'assertive'] as const).map(manner => (
    <div key={manner} class="sr-only" aria-live={manner} aria-relevant="additions">
      {spoken.value
        .filter(each => each.manner === manner)
        .map(({ number, text }) => (
          <p key={number}>{text}</p>
        ))}
    </div>
  ));
}
