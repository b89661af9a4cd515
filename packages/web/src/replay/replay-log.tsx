import type { Shape, Words } from '@consigliere/kernel';
import { sayAction, sayEvent } from '@consigliere/kernel/host';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { inSentences } from '../games/kit/say.ts';
import type { ReplayStep } from '../kit/replay/replay-record.ts';
import { useSaid } from '../kit/voice.ts';
import type { ReplayTexts } from '../kit/words/en/replay.ts';
import type { ReplayLink } from './replay-link.ts';
import { listLines, viewedSeat } from './replay-link.ts';
import '../kit/look/log-and-chat.css';

interface ReplayLogProps {
  readonly replay: ReplayLink;
  readonly texts: ReplayTexts;
  readonly names: readonly string[];
  readonly words: Words<Shape>;
  readonly label: string;
}

/** A line of the log; `begins`: it starts a turn. */
interface ReplayLogLine {
  readonly text: string;
  readonly begins: boolean;
}

/** The log up to the shown step. Later events aren't shown. */
export function ReplayLog({ replay, texts, names, words, label }: ReplayLogProps) {
  const { replayed, at, viewpoint } = replay;
  const list = useRef<HTMLOListElement>(null);
  const now = at.value;
  useLayoutEffect(() => {
    const { current } = list;
    if (current !== null) current.scrollTop = current.scrollHeight;
  }, [now, viewpoint.value]);
  const reader = viewpoint.value === 'all' ? null : viewedSeat(replayed, now, viewpoint.value);
  const saidOf = (moment: ReplayStep): ReplayLogLine[] => {
    const [seat, deed] = moment.by ?? [null, []];
    const name = names[seat ?? -1] ?? '';
    if (deed === null || deed === 'agreed') return [{ text: texts.tookBack(name), begins: false }];
    // A secret answer is shown only to the seat that gave it until all answers are in.
    if (moment.notices.length === 0 && (viewpoint.value === 'all' || viewpoint.value === seat))
      return deed.map(action => ({
        text: `(${name}) ${sayAction(words, action, { names, reader: seat })}`,
        begins: false,
      }));
    return listLines(moment, viewpoint.value).map(({ event, hearer }) => {
      const said = sayEvent(words, event, { names, reader: hearer ?? reader });
      const text = hearer === null ? said : `(${texts.to(names[hearer] ?? '')}) ${said}`;
      return { text, begins: event.type === 'turn' };
    });
  };
  const story = replayed.steps.slice(0, now + 1).map(saidOf);
  const latest = story.findLastIndex(said => said.length > 0);
  const newest = latest === now ? inSentences((story[now] ?? []).map(({ text }) => text)) : '';
  useSaid(newest === '' ? null : `${now}. ${newest}`);
  return (
    <section class="log" aria-label={label}>
      <h2>{label}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the list scrolls, so the keyboard must be able to reach it */}
      <ol ref={list} tabIndex={0} aria-label={label}>
        {story.flatMap((said, number) =>
          said.map(({ text, begins }, line) => (
            <li
              key={`${number}.${line}`}
              class={`${begins ? 'begins' : ''} ${number === latest ? 'is-now' : ''}`.trim()}
            >
              {text}
            </li>
          )),
        )}
      </ol>
    </section>
  );
}
