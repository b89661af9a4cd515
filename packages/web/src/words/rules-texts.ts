import type { Language } from '@consigliere/kernel';
import type { Mark, Part } from '../rules/marks.ts';
import type { BookId, SectionId } from '../rules/sections.ts';

/** The tables of the boxes, by component row of the rules. */
type SheetId =
  | 'CN-C1'
  | 'CN-C2'
  | 'CN-C4'
  | `DP-C${1 | 2 | 3 | 4 | 6 | 7 | 8 | 9 | 10 | 11 | 12}`
  | `CE-C${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`
  | 'CE-I'
  | 'options';

type Column =
  | 'act'
  | 'all'
  | 'card'
  | 'carMoves'
  | 'colour'
  | 'count'
  | 'debtMarkers'
  | 'die'
  | 'does'
  | 'each'
  | 'eventCards'
  | 'eventsPlayed'
  | 'faces'
  | 'field'
  | 'handLimit'
  | 'honest'
  | 'lastSpace'
  | 'icon'
  | 'members'
  | 'name'
  | 'number'
  | 'onStreet'
  | 'option'
  | 'pay'
  | 'place'
  | 'players'
  | 'rounds'
  | 'space'
  | 'startingHand'
  | 'startingMoney'
  | 'step'
  | 'track'
  | 'values'
  | 'what';

/** What the rule books say beside the rules themselves, which are in each game's own words. */
export interface RulesTexts {
  readonly language: Language;
  readonly title: string;
  readonly titleOf: (game: string) => string;
  readonly lead: string;
  readonly ownWords: string;
  readonly which: string;
  readonly search: string;
  readonly searchHint: string;
  readonly found: (rules: number, rows: number) => string;
  readonly foundNothing: string;
  readonly contents: string;
  readonly box: string;
  readonly boxText: string;
  readonly play: string;
  readonly edit: string;
  readonly rulings: (count: number) => string;
  readonly rulingText: string;
  readonly why: string;
  readonly byOption: (option: string) => string;
  readonly sureness: string;
  readonly sure: Readonly<Record<Mark, { readonly name: string; readonly text: string }>>;
  readonly tellUs: string;
  readonly parts: Readonly<Record<Part, string>>;
  readonly players: (count: number) => string;
  readonly yes: string;
  readonly no: string;
  readonly aSeat: string;
  readonly columns: Readonly<Record<Column, string>>;
  readonly sheets: Readonly<Record<SheetId, string>>;
  readonly sections: { readonly [B in BookId]: Readonly<Record<SectionId<B>, string>> };
}
