import { isGameId } from '@consigliere/games/list';
import type { Shape } from '@consigliere/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { offerOf } from '../games/faces.ts';
import type { Lesson } from '../games/lesson.ts';
import type { Refusal } from '../kit/link/link.ts';
import { localRooms, openLocal } from '../kit/link/local.ts';
import { isLesson } from '../kit/link/random.ts';
import { Notice, Unknown, Way } from '../kit/notice.tsx';
import { language, useLocalized } from '../kit/words/language.ts';
import { useTexts } from '../kit/words/texts.ts';
import { LessonPanel } from '../lessons/lesson-panel.tsx';
import { keepRead, type LocalizedLesson, loadLesson } from '../lessons/library.ts';
import { nameHere } from '../table/open/open.ts';
import { LocalMatch } from './local-match.tsx';
import '../lessons/learn.css';

/** A first match of a game with tips: an ordinary match on this device, which is resumed where it was left. */
export function Learn({ game }: { readonly game: string }) {
  const { bar, ways } = useTexts();
  const taught = useLesson(game);
  const room = useSignal<string | Refusal | null>(null);
  useEffect(() => {
    if (taught !== null && taught !== 'unknown' && room.value === null)
      resumeLesson(game, taught.lesson).then(found => {
        room.value = found;
      });
  }, [taught]);
  if (taught === 'unknown') return <Unknown />;
  if (taught === null || room.value === null) return <p class="waiting">{bar.loading}</p>;
  if (typeof room.value !== 'string')
    return (
      <Notice name="broken" code={room.value.code}>
        <Way chief label={ways.home} href="/" />
      </Notice>
    );
  const again = async () => {
    room.value = await openLesson(game, taught.lesson);
  };
  return (
    <LocalMatch
      key={room.value}
      room={room.value}
      beside={sitting => <LessonPanel sitting={sitting} taught={taught} onAgain={again} />}
    />
  );
}

/** The lesson in the language that is spoken; null: it is on its way. */
const useLesson = (game: string): LocalizedLesson | 'unknown' | null =>
  useLocalized(async () => (await loadLesson(game, language.peek())) ?? 'unknown', game);

/** Who plays along. */
const LEVEL = 1;

/** Opens the table of a lesson, with no tip read yet; gives back its id, or why not. */
async function openLesson(game: string, { seed, options }: Lesson<Shape>): Promise<string | Refusal> {
  keepRead(game, []);
  const [least] = isGameId(game) ? offerOf(game).seats : [2];
  const bots = Array.from({ length: least - 1 }, () => ({ level: LEVEL }) as const);
  const chairs = [{ name: nameHere() }, ...bots];
  return openLocal({ game, chairs, options, seed, confirm: true, language: language.value });
}

/** Where the lesson was left on this device, be it at its end; else a new one. */
async function resumeLesson(game: string, lesson: Lesson<Shape>): Promise<string | Refusal> {
  const rooms = await localRooms();
  const left = rooms.find(({ id, game: played, phase }) => {
    return played === game && isLesson(id) && (phase === 'playing' || phase === 'over');
  });
  return left?.id ?? openLesson(game, lesson);
}
