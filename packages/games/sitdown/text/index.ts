import {
  type Character,
  type GameSpeech,
  type Names,
  type Seat,
  SPEECH_MOMENTS,
  type SpeechMoment,
  type Words,
} from '@consigliere/kernel';
import { type KINDS, kindOf, type Sitdown } from '@consigliere/kernel/sitdown';

type Kind = (typeof KINDS)[number];

/** Sit-down's words: the general ones, and those that only this game has. */
export interface SitdownWords extends Words<Sitdown> {
  readonly kind: Readonly<Record<Kind, { readonly name: string; readonly help: string }>>;
  readonly money: (amount: number) => string;
  readonly table: Readonly<Record<'hand' | 'pledged' | 'deck' | 'discard' | 'seen', string>> & {
    readonly round: (round: number, of: number) => string;
    readonly cards: (count: number) => string;
  };
}

/** "you" or "Anna". */
export const called = (who: Names, seat: Seat, you: string): string =>
  seat === who.reader ? you : (who.names[seat] ?? `${seat + 1}`);

/** "You draw" or "Anna draws". */
export const does = (who: Names, seat: Seat, youDo: string, theyDo: string): string =>
  seat === who.reader ? youDo : `${called(who, seat, '')} ${theyDo}`;

/** "Racket 6": a card is named by its kind and its number. */
export const sayCard = ({ kind }: Pick<SitdownWords, 'kind'>, card: number): string =>
  `${kind[kindOf(card)].name} ${card + 1}`;

export const sayCards = (words: Pick<SitdownWords, 'kind'>, cards: readonly number[]): string =>
  cards.map(card => sayCard(words, card)).join(', ');

/** "Anna: Hit 1, Racket 6", as everybody is told. */
export const sayPledges = (
  words: SitdownWords,
  shown: readonly (readonly number[])[],
  who: Names,
  you: string,
): string => shown.map((cards, seat) => `${called(who, seat, you)}: ${sayCards(words, cards)}`).join('; ');

const unsaid = (): string => '';
/** Changes that are clear from the answer's own words or from the table. */
export const UNSAID = { card: unsaid, shown: unsaid, stay: unsaid, discard: unsaid, deck: unsaid, hand: unsaid };

/** The characters of the bots. */
export const characters: readonly Character[] = [
  'Nino Fava',
  'Rosa Ventura',
  'Tullio Greco',
  'Ines Corti',
  'Don Amato',
].map(name => ({ name }));

const SILENCE = Object.fromEntries(SPEECH_MOMENTS.map(moment => [moment, []])) as Record<SpeechMoment, []>;

/** Characters who say nothing, each with a sentence about them, and what players can say. */
export const silent = (emotes: GameSpeech['emotes'], ...abouts: readonly string[]): GameSpeech => ({
  characters: abouts.map(about => ({ ...SILENCE, about })),
  threats: [],
  emotes,
});
