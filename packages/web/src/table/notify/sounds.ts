import type { RoomView } from '@consigliere/match';
import { effect } from '@preact/signals';
import { packOf } from '../../games/pack.ts';
import type { Link } from '../../kit/link/link.ts';
import { sound } from '../../kit/preferences.ts';
import { playSound } from '../../kit/sound/play.ts';
import type { AnySounds, SoundName } from '../../kit/sound/sounds.ts';
import { language } from '../../kit/words/language.ts';

/** More sounds at once are noise. */
const MOST = 3;

interface EventTypes {
  readonly events: readonly { readonly type: string }[];
}

/** Finds the sounds for new events: each sound once, in order, and not too many. */
export function findSounds(chapters: readonly EventTypes[], sounds: AnySounds): SoundName[] {
  const heard = chapters.flatMap(({ events }) =>
    events.map(event => {
      const sound = Object.hasOwn(sounds, event.type) ? sounds[event.type] : undefined;
      // A sound is chosen by events of its own type.
      return typeof sound === 'function' ? sound(event as never) : sound;
    }),
  );
  return [...new Set(heard.filter(name => name !== undefined))].slice(-MOST);
}

/** A player who has lost doesn't hear the win. */
export function fitToPlace(name: SoundName, roomView: RoomView | null): SoundName {
  const place = roomView?.match?.result?.place;
  const seat = roomView?.seat ?? null;
  return name === 'win' && place !== undefined && seat !== null && place[seat] !== 1 ? 'lose' : name;
}

/** Whether a common screen plays the sounds: then a phone in its player's hand plays none, which might tell what was drawn. */
const isHeardOnScreen = (link: Link, roomView: RoomView | null): boolean =>
  roomView !== null && roomView.seat !== null && link.talk?.here.peek()?.hasScreen === true;

/** Seconds between two sounds that start together. */
const APART = 0.14;

/** Plays sounds for new events at a table. Returns a function that stops it. */
export function playSounds(link: Link, game: string): () => void {
  let sounds: AnySounds = {};
  let known = link.story.peek().length;
  packOf(game, language.peek())
    .then(async pack => {
      sounds = (await pack?.sounds()) ?? {};
    })
    // A match goes on without its sounds.
    .catch(() => undefined);
  return effect(() => {
    const story = link.story.value;
    const fresh = story.slice(known);
    known = story.length;
    const roomView = link.roomView.peek();
    if (sound.peek() === 'off' || isHeardOnScreen(link, roomView)) return;
    for (const [at, name] of findSounds(fresh, sounds).entries()) playSound(fitToPlace(name, roomView), at * APART);
  });
}
