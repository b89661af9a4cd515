import type { RoomView } from '@consigliere/match';
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { go } from '../kit/router.ts';
import { useSaid } from '../kit/voice.ts';
import { QUESTION } from '../table/dock.tsx';
import { RuleLink } from '../table/rule-link.tsx';
import type { Sitting } from '../table/sitting.ts';
import { findShownStep, isLessonOver, type LessonCourse, markDone, type ShownStep } from './course.ts';
import { LessonEnd } from './lesson-end.tsx';
import { usePlace } from './place.ts';
import { endProgress } from './progress.ts';
import { Spotlight } from './spotlight.tsx';
import { findTargets } from './targets.ts';
import './coach.css';

interface CoachProps {
  readonly sitting: Sitting;
  readonly course: LessonCourse;
  readonly onAgain: () => void;
}

/** Leads through a lesson: says the step of the moment beside the thing that it is about, and at the end what was learned. */
export function Coach({ sitting, course, onAgain }: CoachProps) {
  const { link } = sitting;
  const roomView = withHeld(link.roomView.value, sitting);
  const story = link.story.value;
  const leave = (): void => {
    endProgress(course.game);
    go(`/play/${course.room}`, { replace: true });
  };
  const shown = roomView === null ? null : findShownStep(course, roomView, story);
  const before = useTaken(sitting, course, shown?.name ?? null);
  if (roomView === null) return null;
  // The scenes of the end come first.
  if (roomView.phase !== 'playing' && sitting.scene.value !== 'sheet') return null;
  if (isLessonOver(course, roomView, story))
    return <LessonEnd sitting={sitting} course={course} onAgain={onAgain} onLeave={leave} />;
  return shown === null ? null : (
    <Step key={shown.name} sitting={sitting} course={course} shown={shown} before={before} onLeave={leave} />
  );
}

/** The room view with all answers, and with an answer that waits in the page to be confirmed. */
const withHeld = (roomView: RoomView | null, sitting: Sitting): RoomView | null => {
  const held = sitting.roomView.value.match?.held ?? null;
  return roomView === null || roomView.match === null ? null : { ...roomView, match: { ...roomView.match, held } };
};

/** Answering the question takes the steps that were shown with it. Returns those shown so far. */
function useTaken({ link, roomView }: Sitting, course: LessonCourse, name: string | null): readonly string[] {
  const { seat } = roomView.value;
  const answers = link.story.value.filter(({ by }) => by?.[0] === seat && by?.[1] === 'person').length;
  const before = useRef<{ answers: number; shown: readonly string[] }>({ answers, shown: [] });
  useEffect(() => {
    const { current } = before;
    if (answers > current.answers && current.shown.length > 0) markDone(course, current.shown);
    const shown = answers > current.answers ? [] : current.shown;
    before.current = { answers, shown: name === null ? shown : [...shown, name] };
  }, [answers, name]);
  return before.current.shown;
}

interface StepProps {
  readonly sitting: Sitting;
  readonly course: LessonCourse;
  readonly shown: ShownStep;
  /** The steps that were shown since the last answer. */
  readonly before: readonly string[];
  readonly onLeave: () => void;
}

/** Elements that handle Enter themselves. */
const ACTIVE = 'a, button, input, select, textarea, summary, dialog, [popover], [tabindex="0"]';

function Step({ sitting, course, shown, before, onLeave }: StepProps) {
  const { texts, lesson, done } = course;
  const { name, words, isRead } = shown;
  const card = useRef<HTMLElement>(null);
  const { boxes, arrow } = usePlace(card, shown);
  const all = Object.keys(lesson.steps).length;
  const at = new Set([...done.value, ...before, name]).size;
  const next = (): void => markDone(course, [name]);
  useSaid([texts.nth(at, all), `${words.title}.`, words.text, words.now ?? ''].join(' '));
  useStepFocus(sitting, card, shown);
  // A layout effect, so that Enter works as soon as the step is drawn.
  useLayoutEffect(() => {
    if (!isRead) return;
    const onKey = (event: KeyboardEvent): void => {
      const isElsewhere = event.target instanceof Element && event.target.closest(ACTIVE) !== null;
      if (event.key !== 'Enter' || isElsewhere) return;
      // The next step's button, which gets the focus, mustn't be pressed by the same key.
      event.preventDefault();
      // The table's own keys may still be loading.
      sitting.isByKey.value = true;
      next();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isRead]);
  return (
    <>
      <Spotlight boxes={boxes} isDim={isRead || shown.step.isFixed === true} />
      <section
        ref={card}
        class="coach"
        aria-labelledby="coach-title"
        data-step={name}
        data-points={shown.meant === null ? undefined : ''}
        data-fixed={shown.step.isFixed}
        data-arrow={arrow?.side}
        style={{ '--arrow': `${arrow?.at ?? 0}px` }}
      >
        <header>
          <p class="coach-count figures">
            {texts.lesson} <b>{texts.nth(at, all)}</b>
          </p>
          <h3 id="coach-title">{words.title}</h3>
        </header>
        <p>{words.text}</p>
        {words.now !== undefined && (
          <p class="coach-now">
            <b>{texts.now}</b> {words.now}
          </p>
        )}
        <div class="coach-ways">
          {isRead && (
            <button type="button" class="button chief small" onClick={next}>
              {texts.next}
            </button>
          )}
          <Rules game={course.game} label={texts.rule} rules={shown.step.rules} />
          <button type="button" class="button quiet small" onClick={onLeave}>
            {texts.leave}
          </button>
        </div>
      </section>
    </>
  );
}

interface RulesProps {
  readonly game: string;
  readonly label: string;
  readonly rules: readonly string[];
}

/** The rules behind a step, on demand. */
function Rules({ game, label, rules }: RulesProps) {
  const isOpen = useSignal(false);
  if (rules.length === 0) return null;
  return (
    <>
      <button
        type="button"
        class="button quiet small"
        aria-expanded={isOpen.value}
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
      >
        {label}
      </button>
      {isOpen.value && rules.map(rule => <RuleLink key={rule} game={game} rule={rule} />)}
    </>
  );
}

/** For how many frames the focus is kept from the question: the table gives it there, too. */
const FRAMES = 20;

/** A player who uses the keyboard continues at the thing that is meant, or at the button that goes on. */
function useStepFocus({ isByKey }: Sitting, card: { readonly current: HTMLElement | null }, shown: ShownStep): void {
  const latest = useRef(shown);
  latest.current = shown;
  useEffect(() => {
    let left = FRAMES;
    let frame = 0;
    const follow = (): void => {
      if (left-- > 0) frame = requestAnimationFrame(follow);
      const { activeElement } = document;
      const isElsewhere = activeElement?.closest('.table') != null && activeElement.id !== QUESTION;
      if (!isByKey.peek() || isElsewhere) return;
      const target = latest.current.isRead ? card.current?.querySelector('.chief') : findTargets(latest.current)[0];
      if (target instanceof HTMLElement || target instanceof SVGElement) target.focus({ preventScroll: true });
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, []);
}
