import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { findTip } from '../games/lesson.ts';
import { useSaid } from '../kit/voice.ts';
import { RuleLink } from '../table/rule-link.tsx';
import type { Sitting } from '../table/sitting.ts';
import type { LocalizedLesson } from './library.ts';
import { keepRead, momentOf, readTips } from './library.ts';

interface TipsProps {
  readonly sitting: Sitting;
  readonly taught: LocalizedLesson;
}

/** Elements that handle Enter themselves. */
const ACTIVE = 'a, button, input, select, textarea, summary, dialog, [popover], [tabindex="0"]';

/** Shows the tip that fits the moment, one at a time. Playing on dismisses it. */
export function Tips({ sitting, taught: { lesson, words, texts } }: TipsProps) {
  const game = sitting.pack.id;
  const read = useSignal(readTips(game));
  const moment = momentOf(sitting);
  const tip = moment === null ? null : findTip(lesson.tips, moment, read.value);
  const markRead = (tips: readonly string[]) => {
    read.value = [...new Set([...read.value, ...tips])];
    keepRead(game, read.value);
  };
  useSaid(tip === null ? null : `${texts.tip} ${words[tip]}`);
  useReadByPlaying(sitting, tip, markRead);
  useEffect(() => {
    const shown = tip === null || moment === null ? undefined : lesson.tips[tip]?.points?.(moment);
    if (shown !== undefined) sitting.chosen.value = shown;
  }, [tip]);
  const dismiss = (tips: readonly string[]) => {
    markRead(tips);
    // The focused element may disappear; the next Enter is for the next tip.
    document.getElementById('page')?.focus({ preventScroll: true });
  };
  // A layout effect, so that Enter works as soon as the tip is drawn.
  useLayoutEffect(() => {
    if (tip === null) return;
    const onKey = (event: KeyboardEvent): void => {
      const isElsewhere = event.target instanceof Element && event.target.closest(ACTIVE) !== null;
      if (event.key === 'Enter' && !isElsewhere) dismiss([tip]);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [tip]);
  return (
    <section class={tip === null ? 'tips silent' : 'tips'} aria-label={texts.tip}>
      <div class="tip">
        {tip !== null && (
          <p>
            <b class="tip-mark">{texts.tip}</b> {words[tip]}
          </p>
        )}
      </div>
      {tip !== null && (
        <div class="tip-ways">
          <button type="button" class="button chief small" onClick={() => dismiss([tip])}>
            {texts.gotIt}
          </button>
          <button type="button" class="button quiet small" onClick={() => dismiss(Object.keys(lesson.tips))}>
            {texts.skip}
          </button>
          {lesson.tips[tip]?.rules.map(rule => (
            <RuleLink key={rule} game={game} rule={rule} />
          ))}
        </div>
      )}
    </section>
  );
}

/** Answering the prompt dismisses its tip. */
function useReadByPlaying(
  { link, roomView }: Sitting,
  tip: string | null,
  markRead: (tips: readonly string[]) => void,
) {
  const answers = link.story.value.filter(({ by }) => by?.[0] === roomView.value.seat && by?.[1] === 'person').length;
  const before = useRef({ answers, tip });
  useEffect(() => {
    const { current } = before;
    before.current = { answers, tip };
    if (answers > current.answers && current.tip !== null) markRead([current.tip]);
  }, [answers, tip]);
}
