import { answerGently, type Level, levelBot } from '@consigliere/bots';
import type { Action, Game, SeatView, Shape } from '@consigliere/kernel';
import { key, random, rulesOf, sfc32, sha256 } from '@consigliere/kernel/host';
import { answer, isToConfirm, type Match, matchSeed, openMatch, viewMatch } from '@consigliere/match';
import { findStep, type Lesson, type LessonMoment } from '../games/lesson.ts';

/** A step that came up in a played lesson. */
interface StepOccurrence {
  readonly step: string;
  /** How many answers the learner had given by then, and the decision at that time. */
  readonly answers: number;
  readonly asked: string;
  /** The answer that it asked for; null: none. */
  readonly meant: Action<Shape> | null;
  /** Whether the answer could be given. */
  readonly isLegal: boolean;
}

interface PlayedLesson {
  readonly shown: readonly StepOccurrence[];
  /** The number of the learner's answers, in the whole match and until the lesson was over. */
  readonly answers: number;
  readonly ended: number;
  /** The places by seat. */
  readonly place: readonly number[];
}

const LEARNER = 0;

/** Makes the situation of a seat like a room's host, so that a lesson in a test goes as on a device. */
function situationOf(match: Match<Shape>, seat: number, seed: string) {
  const { view, prompt, heard } = viewMatch(match, seat);
  if (prompt === null) throw new Error(`seat ${seat} is not asked`);
  const { answered } = match.course.state;
  const rng = sfc32(sha256(`${seed}/bot/${match.branch}/${seat}/${answered[seat]}/${view.picks.length}`));
  return {
    rules: match.rules,
    view: view as SeatView<Shape>,
    heard: heard.flatMap(({ events }) => events),
    actions: prompt.actions,
    random: (n: number) => random(rng, '', n),
  };
}

function momentOf(match: Match<Shape>, isHeld: boolean): LessonMoment<Shape> {
  const { view, prompt, heard } = viewMatch(match, LEARNER);
  const events = heard.flatMap(({ events }) => events);
  return { seat: LEARNER, view, prompt: isHeld ? null : prompt, isHeld, events };
}

/** Returns what each chair adds to a lesson's seed: the learner's device its own, bots nothing. */
export const entropyOf = ({ seats }: Game<Shape>, seed: string): (string | null)[] =>
  Array.from({ length: seats.min }, (_, chair) => (chair === LEARNER ? seed : null));

/**
 * Plays a lesson to the end of its match. The learner reads every step at once and does what it asks for: always, or only while
 * nothing else can be done. Otherwise they play like a bot of that level.
 */
export function playLesson(
  game: Game<Shape>,
  lesson: Lesson<Shape>,
  learner: Level,
  { isObedient = true, isGentle = true } = {},
): PlayedLesson {
  const { seed, options, steps, ends } = lesson;
  const rules = rulesOf(game, game.seats.min, options);
  if (!rules.ok) throw new Error(rules.why);
  const shown: StepOccurrence[] = [];
  let answers = 0;
  let ended: number | undefined;
  /** Reads the steps of a moment. Returns the answer that the last one asks for. */
  const read = (moment: LessonMoment<Shape>): Action<Shape> | null => {
    for (;;) {
      const done = shown.map(({ step }) => step);
      const step = ended === undefined ? findStep(lesson, moment, done) : null;
      if (step === null) return null;
      const meant = steps[step]?.meant?.(moment) ?? null;
      const isLegal = meant === null || moment.prompt?.actions.some(each => key(each) === key(meant)) === true;
      shown.push({ step, answers, asked: moment.isHeld ? 'held' : (moment.prompt?.kind ?? ''), meant, isLegal });
      if (meant !== null && (isObedient || steps[step]?.isFixed)) return meant;
    }
  };
  let match = openMatch(rules.value, matchSeed({ seed, entropy: entropyOf(game, seed) }));
  for (;;) {
    if (ends?.(momentOf(match, false))) ended ??= answers;
    const meant = read(momentOf(match, false));
    const { waiting, result } = viewMatch(match, LEARNER);
    const [seat] = waiting;
    if (seat === undefined) return { shown, answers, ended: ended ?? answers, place: result?.place ?? [] };
    const situation = situationOf(match, seat, seed);
    const isLearner = seat === LEARNER;
    const action = isLearner
      ? (meant ?? levelBot(learner)(situation))
      : isGentle
        ? answerGently(situation)
        : levelBot(1)(situation);
    if (isLearner) {
      if (isToConfirm(match, seat, action)) read(momentOf(match, true));
      answers++;
    }
    const decision = match.course.state.flow.at(-1)?.id ?? -1;
    const taken = answer(match, seat, { decision, branch: match.branch, picks: [action] });
    if (!taken.ok) throw new Error(`the answer of seat ${seat} is refused: ${taken.code}`);
    match = taken.match;
  }
}
