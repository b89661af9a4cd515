import type { Command } from '@consigliere/match';
import { guest } from '../link/api.ts';
import { isRefusal } from '../link/ask.ts';
import { guestName } from '../preferences.ts';
import { texts } from '../words/texts.ts';
import { newEntropy } from './entropy.ts';

/** Sitting down at a table of the server; who has said no name is called what the server calls him, so that no two are alike. */
export async function sitting(seat: number): Promise<Command> {
  const said = guestName.value.trim();
  const known = said === '' ? await guest() : null;
  const name = known === null || isRefusal(known) ? said : known.name;
  return { type: 'sit', seat, name: name || texts.value.nameless, entropy: newEntropy() };
}
