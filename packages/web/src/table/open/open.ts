import { openLocal } from '../../kit/link/local.ts';
import type { ChairPlan } from '../../kit/link/worker-messages.ts';
import { guestName } from '../../kit/preferences.ts';
import { go } from '../../kit/router.ts';
import { language } from '../../kit/words/language.ts';
import { texts } from '../../kit/words/texts.ts';
import { FOR_FRIENDS, listOthers, type TableChoice, USUAL } from './choice.ts';

/** The guest's name at a table. Guests without a name get the default one. */
export const guestNameHere = (): string => guestName.value.trim() || texts.value.nameless;

/** Opens a match against bots on this device. Returns an error code, or null. */
export const playNow = (game: string): Promise<string | null> => openTable(game, USUAL);

/** Opens a table on the server with free chairs and an unhurried clock. Returns an error code, or null. */
export const inviteFriends = (game: string): Promise<string | null> => openTable(game, FOR_FRIENDS);

/** Opens a table as chosen and goes there. Returns an error code, or null. */
export async function openTable(game: string, choice: TableChoice): Promise<string | null> {
  if (choice.where === 'here') return openHere(game, choice);
  const { openThere } = await import('./open-there.ts');
  return openThere(game, choice);
}

async function openHere(game: string, choice: TableChoice): Promise<string | null> {
  const { options, confirm, names } = choice;
  const others = listOthers(choice).map((level, at): ChairPlan => {
    const chair = at + 1;
    return level === null ? { name: names[chair]?.trim() || texts.value.device.guest(chair + 1) } : { level };
  });
  const chairs = [{ name: guestNameHere() }, ...others];
  const opened = await openLocal({ game, chairs, options, confirm, language: language.value });
  if (typeof opened !== 'string') return opened.code;
  go(`/play/${opened}`);
  return null;
}
