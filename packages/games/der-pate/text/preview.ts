import type { FactChange, Names, Seat, PreviewWords as Words } from '@consigliere/kernel';
import { type DerPate, HELD, NEUTRAL, TILES, type Tile, type Track } from '../types.ts';
import type { Phrases } from './shared.ts';
import type { Things } from './words.ts';

/** The phrases and words that the clauses of a language are made of. */
export type ClauseParts = Pick<Phrases, 'does' | 'whom' | 'whose' | 'holder' | 'place' | 'title'> & {
  readonly things: Things;
  readonly money: (amount: number) => string;
  readonly spaces: (count: number) => string;
};

/** One language's clauses about what an answer brings, without a capital or a full stop. */
export interface PreviewClauses {
  readonly gets: (who: Names, seat: Seat, sum: number) => string;
  readonly pays: (who: Names, seat: Seat, sum: number) => string;
  readonly advances: (who: Names, seat: Seat, track: Track, steps: number) => string;
  readonly befriends: (who: Names, seat: Seat, count: number) => string;
  readonly jailed: (who: Names, seat: Seat, members: number) => string;
  readonly freed: (who: Names, seat: Seat, members: number) => string;
  readonly drowned: (who: Names, seat: Seat, members: number) => string;
  readonly rescued: (who: Names, seat: Seat, members: number) => string;
  readonly takes: (who: Names, seat: Seat, business: number) => string;
  readonly loses: (who: Names, seat: Seat, business: number) => string;
  readonly neutralLeaves: (business: number) => string;
  readonly owes: (who: Names, owner: Seat, holder: number, markers: number) => string;
  readonly redeems: (who: Names, owner: Seat, holder: number, markers: number) => string;
  readonly winsTile: (who: Names, seat: Seat, tile: Tile) => string;
  readonly lastDie: (die: number) => string;
  readonly car: (space: number) => string;
  readonly round: (round: number) => string;
  readonly next: (who: Names, seat: Seat) => string;
  readonly isOver: (event: number) => string;
  readonly depends: Words<DerPate>['depends'];
  readonly matchEnds: string;
  readonly everybodyLoses: string;
  readonly nothing: string;
}

/** Words a change by whether there is more or less than before. */
const sayByChange =
  <F extends { readonly is: number }>(
    more: (it: F, count: number, who: Names) => string,
    less: (it: F, count: number, who: Names) => string,
  ) =>
  ({ fact, was }: FactChange<F & { what: string }>, who: Names): string => {
    const change = fact.is - Number(was);
    return change > 0 ? more(fact, change, who) : less(fact, -change, who);
  };

/** A fact about a seat. */
type OwnFact = { readonly seat: Seat; readonly is: number };

/**
 * The preview words of a language. A tile, friend or die that the answer itself uses up isn't mentioned: the answer's own words name it.
 */
export function makePreviewWords(say: PreviewClauses): Words<DerPate> {
  const advance = (track: Track) =>
    sayByChange<OwnFact>((it, steps, who) => say.advances(who, it.seat, track, steps), sayNothing);
  return {
    changed: {
      money: sayByChange<OwnFact>(
        (it, sum, who) => say.gets(who, it.seat, sum),
        (it, sum, who) => say.pays(who, it.seat, sum),
      ),
      reputation: advance('reputation'),
      influence: advance('influence'),
      income: advance('income'),
      favours: advance('favours'),
      friends: sayByChange<OwnFact>((it, count, who) => say.befriends(who, it.seat, count), sayNothing),
      jail: sayByChange<OwnFact>(
        (it, members, who) => say.jailed(who, it.seat, members),
        (it, members, who) => say.freed(who, it.seat, members),
      ),
      river: sayByChange<OwnFact>(
        (it, members, who) => say.drowned(who, it.seat, members),
        (it, members, who) => say.rescued(who, it.seat, members),
      ),
      supply: sayNothing,
      holder({ fact, was }, who) {
        if (fact.is >= 0) return say.takes(who, fact.is, fact.at);
        return was === NEUTRAL || was === null ? say.neutralLeaves(fact.at) : say.loses(who, was, fact.at);
      },
      debts: sayByChange<OwnFact & { readonly at: number }>(
        (it, markers, who) => say.owes(who, it.seat, it.at, markers),
        (it, markers, who) => say.redeems(who, it.seat, it.at, markers),
      ),
      tile: ({ fact }, who) => (fact.is === HELD ? say.winsTile(who, fact.seat, TILES[fact.at] ?? 'wedding') : ''),
      die: sayNothing,
      last: ({ fact }) => (fact.is === null ? '' : say.lastDie(fact.is)),
      car: ({ fact }) => say.car(fact.is),
      round: ({ fact }) => say.round(fact.is),
      turn: ({ fact }, who) => say.next(who, fact.is),
      lasting: ({ was }) => (was === null ? '' : say.isOver(was)),
    },
    depends: say.depends,
    // DP-37 Money stays secret until the end, so the winner isn't named; whether anybody has finished the KO track is public.
    ended: winners => (winners?.length === 0 ? say.everybodyLoses : say.matchEnds),
    nothing: say.nothing,
    // No answer in this game opens a reaction window.
    unopposed: sayNothing,
  };
}

const sayNothing = (): string => '';
