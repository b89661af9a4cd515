import { isGameId } from '@consigliere/games/list';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { OFFERED, offerOf } from '../games/faces.ts';
import { Refused, Way } from '../kit/notice.tsx';
import { useSaid } from '../kit/voice.ts';
import { USUAL } from '../table/open/choice.ts';
import { openTable } from '../table/open/open.ts';
import type { Sitting } from '../table/sitting.ts';
import type { LessonCourse } from './course.ts';

interface LessonEndProps {
  readonly sitting: Sitting;
  readonly course: LessonCourse;
  readonly onAgain: () => void;
  readonly onLeave: () => void;
}

/** The level of the first opponent after the lesson. */
const NEXT = 2;

/** The game whose lesson comes after this one, in the order of the home page; the first one comes after the last. */
function findNextGame(game: string) {
  const ids: readonly string[] = OFFERED;
  return OFFERED[(ids.indexOf(game) + 1) % OFFERED.length];
}

/** Says what was learned and offers what to do next. */
export function LessonEnd({ sitting: { pack, roomView, isByKey }, course, onAgain, onLeave }: LessonEndProps) {
  const { texts, words } = course;
  const refusal = useSignal<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { game } = course;
  const next = findNextGame(game);
  const isOver = roomView.value.phase !== 'playing';
  useSaid([texts.ended, ...words.learned].join(' '));
  useEffect(() => {
    if (isByKey.peek()) heading.current?.focus({ preventScroll: true });
  }, []);
  const play = async () => {
    refusal.value = null;
    refusal.value = await openTable(game, { ...USUAL, seats: 2, others: [NEXT] });
  };
  return (
    <section class="coach ended" aria-labelledby="coach-title">
      <h3 id="coach-title" ref={heading} tabIndex={-1}>
        {texts.ended}
      </h3>
      <ul>
        {words.learned.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div class="coach-ways">
        <Way chief label={texts.playOn(pack.words.characters[NEXT - 1]?.name ?? '')} onClick={play} />
        {next !== undefined && isGameId(next) && (
          <Way label={texts.nextLesson(offerOf(next).name)} href={`/learn/${next}`} />
        )}
        <Way label={isOver ? texts.result : texts.playThis} onClick={onLeave} />
        <Way label={texts.rules} href={`/rules/${game}`} />
        <Way label={texts.again} onClick={onAgain} />
      </div>
      <Refused code={refusal.value} />
    </section>
  );
}
