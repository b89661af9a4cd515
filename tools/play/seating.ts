import { LEVELS } from '@consigliere/bots';
import type { Character } from '@consigliere/kernel';
import type { Manner } from './bots.ts';
import { cut } from './text.ts';

/** Who sits where when nobody says otherwise. */
const NAMES = ['Ada', 'Vito', 'Carmela', 'Salvo', 'Lucia', 'Enzo', 'Rosa', 'Nino', 'Gina', 'Tito', 'Mina', 'Dino'];

/** No name is longer, so that tables keep their shape. */
const LONGEST = 12;

/** The names of all seats; the person, if there is one, has the first. */
export function namesFor(seats: number, person: string | null): readonly string[] {
  const names = NAMES.slice(0, seats);
  if (person !== null) names[0] = cut(person.replace(/[\p{Cc}\p{Cf}]/gu, '').trim(), LONGEST);
  return names;
}

/** Somebody at the table. */
export interface Seated {
  /** What the others call them. */
  readonly name: string;
  /** How they play; null: as a person pleases. */
  readonly manner: Manner | null;
  /** Whom the bot plays as; null: nobody in particular. */
  readonly character: Character | null;
}

/** Who is to be seated. */
interface Guests {
  /** The person's name; null: only bots play. */
  readonly person: string | null;
  readonly manners: readonly Manner[];
  /** By level, the weakest first. */
  readonly characters: readonly Character[];
}

/** The whole table. A character sits down only once: more bots of its level keep the names of their seats. */
export function seated({ person, manners, characters }: Guests): readonly Seated[] {
  const first = person === null ? 0 : 1;
  const names = namesFor(first + manners.length, person);
  const bots = manners.map((manner, index): Seated => {
    const isCharacter = typeof manner === 'number' && manners.indexOf(manner) === index;
    const character = isCharacter ? (characters[LEVELS.indexOf(manner)] ?? null) : null;
    return { name: character?.name.split(' ')[0] ?? names[first + index] ?? '', manner, character };
  });
  return person === null ? bots : [{ name: names[0] ?? '', manner: null, character: null }, ...bots];
}
