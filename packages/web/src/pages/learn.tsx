import { isGameId } from '@consigliere/games/list';
import type { Shape } from '@consigliere/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { offerOf } from '../games/faces.ts';
import type { Lesson } from '../games/lesson.ts';
import { Waiting } from '../kit/lazy.tsx';
import type { Refusal } from '../kit/link/link.ts';
import { localRooms, openLocal } from '../kit/link/local.ts';
import { isLesson } from '../kit/link/random.ts';
import { Notice, Unknown, Way } from '../kit/notice.tsx';
import { language, useLocalized } from '../kit/words/language.ts';
import { useTexts } from '../kit/words/texts.ts';
import { LessonPanel } from '../lessons/lesson-panel.tsx';
import { keepRead, type LocalizedLesson, loadLesson } from '../lessons/library.ts';
import { guestNameHere } from '../table/open/open.ts';
import { LocalMatch } from './local-match.tsx';
import '../lessons/learn.css';

/** A first match with tips: an ordinary match on this device, which is resumed where it was left. */
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
  return (
    <LocalMatch
      key={room.value}
      room={room.value}
      beside={sitting => <LessonPanel sitting={sitting} taught={taught} onAgain={again} />}
    />
  );
}

/** Returns the lesson in the current language, or null while it's loading. */
const useLesson = (game: string): LocalizedLesson | 'unknown' | null =>
  useLocalized(async () => (await loadLesson(game, language.peek())) ?? 'unknown', game);

/** The level of the other players. */
const LEVEL = 1;

/** Opens a lesson's table without any read tips. Returns the room's id or a refusal. */
async function openLesson(game: string, { seed, options }: Lesson<Shape>): Promise<string | Refusal> {
  keepRead(game, []);
  const [least] = isGameId(game) ? offerOf(game).seats : [2];
  const bots = Array.from({ length: least - 1 }, () => ({ level: LEVEL }) as const);
  const chairs = [{ name: guestNameHere() }, ...bots];
  return openLocal({ game, chairs, options, seed, confirm: true, language: language.value });
}

/** Returns the room of the last lesson on this device, even if it's over, or opens a new one. */
async function resumeLesson(game: string, lesson: Lesson<Shape>): Promise<string | Refusal> {
  const rooms = await localRooms();
  const left = rooms.find(({ id, game: played, phase }) => {
    return played === game && isLesson(id) && (phase === 'playing' || phase === 'over');
  });
  return left?.id ?? openLesson(game, lesson);
}
