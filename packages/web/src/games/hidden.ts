import type { SeatView, Shape, Words } from '@consigliere/kernel';

/** Something that lies hidden from the others, in words. */
interface Hidden {
  readonly label: string;
  /** Empty: there is nothing of it. */
  readonly said: string;
}

/** What a seat alone knows of its own things, from its own view. */
export type HiddenOf<T extends Shape> = (view: SeatView<T>, words: Words<T>) => readonly Hidden[];
