import type { SoundName } from '../sound/sounds.ts';

/** More at once is noise. */
const MOST = 3;

interface Chapter {
  readonly events: readonly { readonly type: string }[];
}

/** What is heard of what happened: each sound once, in order, and not too many. */
export function audible(
  chapters: readonly Chapter[],
  sounds: Readonly<Partial<Record<string, SoundName>>>,
): SoundName[] {
  const heard = chapters.flatMap(({ events }) =>
    events.flatMap(({ type }) => (Object.hasOwn(sounds, type) ? [sounds[type]] : [])),
  );
  return [...new Set(heard.filter(name => name !== undefined))].slice(-MOST);
}
