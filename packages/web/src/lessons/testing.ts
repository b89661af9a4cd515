import { type Level, levelBot } from '@consigliere/bots';
import type { Game, SeatView, Shape } from '@consigliere/kernel';
import { random, rulesOf, sfc32, sha256 } from '@consigliere/kernel/host';
import { answer, isToConfirm, type Match, matchSeed, openMatch, viewMatch } from '@consigliere/match';
import { findTip, type Lesson, type LessonMoment } from '../games/lesson.ts';

/** A tip that came up in a played lesson. */
interface TipOccurrence {
  readonly tip: string;
  /** How many answers the learner had given by then, and the decision at that time. */
  readonly answers: number;
  readonly asked: string;
}

interface PlayedLesson {
  readonly shown: readonly TipOccurrence[];
  /** The number of the learner's answers. */
  readonly answers: number;
  readonly isOver: boolean;
  /** The number of the learner's answers when the lesson was over. */
  readonly ended: number;
}

const LEARNER = 0;

/** Asks for a bot's answer like a room's host, so that a lesson in a test goes as on a device. */
function botAnswer(match: Match<Shape>, seat: number, level: Level, seed: string) {
  const { view, prompt, heard } = viewMatch(match, seat);
  if (prompt === null) throw new Error(`seat ${seat} is not asked`);
  const { answered } = match.course.state;
  const rng = sfc32(sha256(`${seed}/bot/${match.branch}/${seat}/${answered[seat]}/${view.picks.length}`));
  return levelBot(level)({
    rules: match.rules,
    view: view as SeatView<Shape>,
    heard: heard.flatMap(({ events }) => events),
    actions: prompt.actions,
    random: (n: number) => random(rng, '', n),
  });
}

function momentOf(match: Match<Shape>, isHeld: boolean): LessonMoment<Shape> {
  const { view, prompt, heard } = viewMatch(match, LEARNER);
  const events = heard.flatMap(({ events }) => events);
  return { seat: LEARNER, view, prompt: isHeld ? null : prompt, isHeld, events };
}

/** Returns what each chair adds to a lesson's seed: the learner's device its own, bots nothing. */
export const entropyOf = ({ seats }: Game<Shape>, seed: string): (string | null)[] =>
  Array.from({ length: seats.min }, (_, chair) => (chair === LEARNER ? seed : null));

/** Plays a lesson to its end. The learner plays like a bot of that level and reads every tip at once. */
export function playLesson(
  game: Game<Shape>,
  { seed, options, tips, ends }: Lesson<Shape>,
  learner: Level,
): PlayedLesson {
  const rules = rulesOf(game, game.seats.min, options);
  if (!rules.ok) throw new Error(rules.why);
  const shown: TipOccurrence[] = [];
  let answers = 0;
  let ended: number | undefined;
  const read = (moment: LessonMoment<Shape>): void => {
    const names = (): string[] => shown.map(({ tip }) => tip);
    for (let tip = findTip(tips, moment, names()); tip !== null; tip = findTip(tips, moment, names()))
      shown.push({ tip, answers, asked: moment.isHeld ? 'held' : (moment.prompt?.kind ?? '') });
  };
  let match = openMatch(rules.value, matchSeed({ seed, entropy: entropyOf(game, seed) }));
  for (;;) {
    read(momentOf(match, false));
    if (ends?.when(momentOf(match, false))) ended ??= answers;
    const { waiting, result } = viewMatch(match, LEARNER);
    const [seat] = waiting;
    if (seat === undefined) return { shown, answers, isOver: result !== null, ended: ended ?? answers };
    const action = botAnswer(match, seat, seat === LEARNER ? learner : 1, seed);
    if (seat === LEARNER) {
      if (isToConfirm(match, seat, action)) read(momentOf(match, true));
      answers++;
    }
    const decision = match.course.state.flow.at(-1)?.id ?? -1;
    const taken = answer(match, seat, { decision, branch: match.branch, picks: [action] });
    if (!taken.ok) throw new Error(`the answer of seat ${seat} is refused: ${taken.code}`);
    match = taken.match;
  }
}
