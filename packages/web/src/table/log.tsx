import type { Shape } from '@consigliere/kernel';
import { sayEvent } from '@consigliere/kernel';
import type { Heard } from '@consigliere/match';
import { useEffect, useRef } from 'preact/hooks';
import type { Sitting } from './sitting.ts';

/** Chapters shown: the rest is in the replay. */
const SHOWN = 200;

/** What happened, chapter by chapter, the latest last; new lines are read out. */
export function Log({ sitting }: { readonly sitting: Sitting }) {
  const list = useRef<HTMLOListElement>(null);
  const story = sitting.link.story.value;
  useEffect(() => {
    const { current } = list;
    if (current !== null) current.scrollTop = current.scrollHeight;
  }, [story.length]);
  const first = Math.max(0, story.length - SHOWN);
  return (
    <section class="log" role="log" aria-live="polite" aria-label={sitting.texts.log}>
      <h2>{sitting.texts.log}</h2>
      <ol ref={list}>{story.slice(first).flatMap((chapter, index) => linesOf(sitting, chapter, first + index))}</ol>
    </section>
  );
}

function linesOf({ pack, who, texts }: Sitting, { events, undoneBy, by }: Heard<Shape>, number: number) {
  if (undoneBy !== null) return [<li key={number}>{texts.undone(who.value.names[undoneBy] ?? '')}</li>];
  const mark = by?.[1] === 'stand-in' ? texts.standIn : by?.[1] === 'clock' ? texts.timedOut : null;
  return events.map((event, index) => (
    <li key={`${number}.${index}`} class={event.type === 'turn' ? 'begins' : undefined}>
      {sayEvent(pack.words, event, who.value)}
      {mark !== null && <small> ({mark})</small>}
    </li>
  ));
}
