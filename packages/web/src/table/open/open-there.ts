import { api } from '../../kit/link/api.ts';
import { rememberServer } from '../../kit/link/keep.ts';
import { isRefusal } from '../../kit/link/link.ts';
import { guestName } from '../../kit/preferences.ts';
import { go } from '../../kit/router.ts';
import { language } from '../../kit/words/language.ts';
import { listOthers, type TableChoice } from './choice.ts';
import { CLOCKS } from './clocks.ts';

/** Opens a table on the server as chosen and goes there. Returns an error code, or null. */
export async function openThere(game: string, choice: TableChoice): Promise<string | null> {
  const { where, options, clock, speed, confirm, isPublic, watch = 0, isRated = false } = choice;
  const isScreen = where === 'screen';
  const others = listOthers(choice).map(level =>
    level === null ? ({ kind: 'open' } as const) : ({ kind: 'bot', level } as const),
  );
  const name = guestName.value.trim();
  const opened = await api.openRoom({
    game,
    options: { ...options },
    seats: [{ kind: isScreen ? 'open' : 'me' }, ...others],
    screen: isScreen,
    clock: CLOCKS[clock],
    speed,
    confirm,
    isPublic,
    isRated,
    watch: isScreen ? 0 : watch,
    language: language.value,
    ...(name === '' ? {} : { name }),
  });
  if (isRefusal(opened)) return opened.code;
  rememberServer();
  go(`/${isScreen ? 'screen' : 'table'}/${opened.room}`);
  return null;
}
