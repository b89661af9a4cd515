import type { Room } from '../room/room.ts';

/** The row of a room in lists. */
export interface Card {
  readonly seats: readonly { readonly sitter: string; readonly name: string; readonly level: number }[];
  readonly clock: string;
  readonly language: string;
  /** By seat, until when a player who is asked has to answer; absent: the list doesn't tell. */
  readonly deadlines?: readonly (number | null)[];
}

/** A card as it is stored. Names are stored elsewhere; cards of older versions have them. */
type StoredCard = Omit<Card, 'seats'> & {
  readonly seats: readonly (Omit<Card['seats'][number], 'name'> & { readonly name?: string })[];
};

export const writeCard = (
  chairs: Room['chairs'],
  { clock, language }: Room['terms'],
  deadlines?: Card['deadlines'],
): string => {
  const seats = chairs.map(({ sitter, level }) => ({ sitter, level }));
  return JSON.stringify({ seats, clock: clock.kind, language, ...(deadlines && { deadlines }) } satisfies StoredCard);
};

/** Reads a stored card. `names`: those of its people, in the order of their seats; null: as the card says. */
export function readCard(card: string, names: readonly (string | null)[]): Card {
  const { seats, ...rest } = JSON.parse(card) as StoredCard;
  let person = 0;
  return {
    ...rest,
    seats: seats.map(({ sitter, name = '', level }) => ({
      sitter,
      name: sitter === 'person' ? (names[person++] ?? name) : name,
      level,
    })),
  };
}
