import { cut } from './text.ts';

/** Who sits where when nobody says otherwise; bots keep these names. */
const NAMES = ['Ada', 'Vito', 'Carmela', 'Salvo', 'Lucia', 'Enzo', 'Rosa', 'Nino', 'Gina', 'Tito', 'Mina', 'Dino'];

/** No name is longer, so that tables keep their shape. */
const LONGEST = 12;

/** The names of all seats; the person, if there is one, has the first. */
export function namesFor(seats: number, person: string | null): readonly string[] {
  const names = NAMES.slice(0, seats);
  if (person !== null) names[0] = cut(person.replace(/[\p{Cc}\p{Cf}]/gu, '').trim(), LONGEST);
  return names;
}
