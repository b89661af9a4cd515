import { isGameId } from '@consigliere/games/list';
import type { Shape } from '@consigliere/kernel';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { offerOf } from '../games/faces.ts';
import type { Lesson } from '../games/lesson.ts';
import { Waiting } from '../kit/lazy.tsx';
import type { Refusal } from '../kit/link/link.ts';
import { localRooms, openLocal } from '../kit/link/local.ts';
import { Notice, Unknown, Way } from '../kit/notice.tsx';
import { language, useLocalized } from '../kit/words/language.ts';
import { useTexts } from '../kit/words/texts.ts';
import { Coach } from '../lessons/coach.tsx';
import { type LessonCourse, narrowToStep } from '../lessons/course.ts';
import { type LocalizedLesson, loadLesson } from '../lessons/library.ts';
import { keepProgress, readProgress } from '../lessons/progress.ts';
import { guestNameHere } from '../table/open/open.ts';
import type { TableGuide } from '../table/table.tsx';
import { LocalMatch } from './local-match.tsx';

/** A first match with a coach: an ordinary match on this device, which is resumed where it was left. */
export function Learn({ game }: { readonly game: string }) {
  const { ways } = useTexts();
  const taught = useLesson(game);
  const room = useSignal<string | Refusal | null>(null);
  useEffect(() => {
    if (taught !== null && taught !== 'unknown' && room.value === null)
      resumeLesson(game, taught.lesson).then(found => {
        room.value = found;
      });
  }, [taught]);
  if (taught === 'unknown') return <Unknown />;
  if (taught === null || room.value === null) return <Waiting />;
  if (typeof room.value !== 'string')
    return (
      <Notice name="broken" code={room.value.code}>
        <Way chief label={ways.home} href="/" />
      </Notice>
    );
  const again = async () => {
    room.value = await openLesson(game, taught.lesson);
  };
  return <LessonMatch key={room.value} game={game} room={room.value} taught={taught} onAgain={again} />;
}

interface LessonMatchProps {
  readonly game: string;
  readonly room: string;
  readonly taught: LocalizedLesson;
  readonly onAgain: () => void;
}

function LessonMatch({ game, room, taught, onAgain }: LessonMatchProps) {
  // It outlives a change of the language.
  const done = useSignal(readProgress(game)?.done ?? []);
  const guide = useMemo<TableGuide>(() => {
    const course: LessonCourse = { ...taught, game, room, done };
    return {
      narrow: (roomView, story) => narrowToStep(course, roomView, story),
      coach: sitting => <Coach sitting={sitting} course={course} onAgain={onAgain} />,
    };
  }, [taught]);
  return <LocalMatch room={room} guide={guide} />;
}

/** Returns the lesson in the current language, or null while it's loading. */
const useLesson = (game: string): LocalizedLesson | 'unknown' | null =>
  useLocalized(async () => (await loadLesson(game, language.peek())) ?? 'unknown', game);

/** The level whose name the other players have. In a lesson they play weaker still. */
const LEVEL = 1;

/** Opens a lesson's table at its first step. Returns the room's id or a refusal. */
async function openLesson(game: string, { seed, options }: Lesson<Shape>): Promise<string | Refusal> {
  const [least] = isGameId(game) ? offerOf(game).seats : [2];
  const bots = Array.from({ length: least - 1 }, () => ({ level: LEVEL }) as const);
  const chairs = [{ name: guestNameHere() }, ...bots];
  const opened = await openLocal({ game, chairs, options, seed, confirm: true, language: language.value });
  if (typeof opened === 'string') keepProgress(game, { room: opened, done: [] });
  return opened;
}

/** Returns the room of the lesson that was begun on this device, even if it's over, or opens a new one. */
async function resumeLesson(game: string, lesson: Lesson<Shape>): Promise<string | Refusal> {
  const begun = readProgress(game)?.room;
  const rooms = await localRooms();
  const left = rooms.find(({ id, phase }) => id === begun && (phase === 'playing' || phase === 'over'));
  return left?.id ?? openLesson(game, lesson);
}
