import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Refusal } from '../kit/link/link.ts';
import { Notice, Way } from '../kit/notice.tsx';
import { language } from '../kit/words/language.ts';
import { useTexts } from '../kit/words/texts.ts';
import { Beside } from '../lessons/beside.tsx';
import { lessonOf, type Taught } from '../lessons/library.ts';
import { openLesson, resumeLesson } from '../lessons/room.ts';
import { LocalMatch } from './local-match.tsx';
import '../lessons/learn.css';

/** A first match of a game with tips: an ordinary match on this device, which is resumed where it was left. */
export function Learn({ game }: { readonly game: string }) {
  const { bar, ways } = useTexts();
  const taught = useTaught(game);
  const room = useSignal<string | Refusal | null>(null);
  useEffect(() => {
    if (taught !== null && taught !== 'unknown' && room.value === null)
      resumeLesson(game, taught.lesson).then(found => {
        room.value = found;
      });
  }, [taught]);
  if (taught === 'unknown')
    return (
      <Notice name="unknown">
        <Way chief label={ways.home} href="/" />
      </Notice>
    );
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
      beside={sitting => <Beside sitting={sitting} taught={taught} onAgain={again} />}
    />
  );
}

/** The lesson in the language that is spoken; null: it is on its way. What came before stays until then. */
function useTaught(game: string): Taught | 'unknown' | null {
  const taught = useSignal<Taught | 'unknown' | null>(null);
  const spoken = language.value;
  useEffect(() => {
    let isWanted = true;
    lessonOf(game, spoken).then(loaded => {
      if (isWanted) taught.value = loaded ?? 'unknown';
    }, reportError);
    return () => {
      isWanted = false;
    };
  }, [game, spoken]);
  return taught.value;
}
