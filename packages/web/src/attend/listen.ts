import { effect } from '@preact/signals';
import { packOf } from '../games/pack.ts';
import type { Link } from '../link/link.ts';
import { sound } from '../preferences.ts';
import { play } from '../sound/play.ts';
import type { SoundName } from '../sound/sounds.ts';
import { language } from '../words/language.ts';
import { audible } from './audible.ts';

/** Between sounds of one moment, in seconds. */
const APART = 0.14;

/** Lets what happens at a table be heard from now on. Gives back how to stop. */
export function listenTo(link: Link, game: string): () => void {
  let sounds: Readonly<Partial<Record<string, SoundName>>> = {};
  let known = link.story.peek().length;
  packOf(game, language.peek())
    .then(async pack => {
      sounds = (await pack?.sounds()) ?? {};
    })
    // Nobody misses a match because of a sound.
    .catch(() => undefined);
  return effect(() => {
    const story = link.story.value;
    const fresh = story.slice(known);
    known = story.length;
    if (sound.peek() === 'off') return;
    for (const [at, name] of audible(fresh, sounds).entries()) play(name, at * APART);
  });
}
