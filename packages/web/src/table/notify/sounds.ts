import { effect } from '@preact/signals';
import { packOf } from '../../games/pack.ts';
import type { Link } from '../../kit/link/link.ts';
import { sound } from '../../kit/preferences.ts';
import { playSound } from '../../kit/sound/play.ts';
import type { SoundName } from '../../kit/sound/sounds.ts';
import { language } from '../../kit/words/language.ts';

/** More at once is noise. */
const MOST = 3;

interface EventTypes {
  readonly events: readonly { readonly type: string }[];
}

/** What is heard of what happened: each sound once, in order, and not too many. */
export function findSounds(
  chapters: readonly EventTypes[],
  sounds: Readonly<Partial<Record<string, SoundName>>>,
): SoundName[] {
  const heard = chapters.flatMap(({ events }) =>
    events.flatMap(({ type }) => (Object.hasOwn(sounds, type) ? [sounds[type]] : [])),
  );
  return [...new Set(heard.filter(name => name !== undefined))].slice(-MOST);
}

/** Between sounds of one moment, in seconds. */
const APART = 0.14;

/** Lets what happens at a table be heard from now on. Gives back how to stop. */
export function playSounds(link: Link, game: string): () => void {
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
    for (const [at, name] of findSounds(fresh, sounds).entries()) playSound(name, at * APART);
  });
}
