import { EMPTY, NEUTRAL } from '../types.ts';

/** The twelve holders as words, by district: `000 11. nnn 2.2`; a digit is a seat, `n` a neutral member, `.` nobody. */

const holderOf = (letter: string): number => (letter === '.' ? EMPTY : letter === 'n' ? NEUTRAL : Number(letter));
const letterOf = (holder: number): string => (holder === EMPTY ? '.' : holder === NEUTRAL ? 'n' : String(holder));

export function holders(text: string): number[] {
  const street = [...text.replaceAll(' ', '')].map(holderOf);
  if (street.length !== 12) throw new Error(`the street has twelve businesses, not ${street.length}`);
  return street;
}

export const streetText = (street: readonly number[]): string =>
  [0, 3, 6, 9]
    .map(first =>
      street
        .slice(first, first + 3)
        .map(letterOf)
        .join(''),
    )
    .join(' ');
