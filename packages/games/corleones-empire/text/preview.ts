import type { FactChange, Names, PreviewWords, Seat } from '@consigliere/kernel';
import { type CorleonesEmpire, type Figure, NONE, type Turf } from '../types.ts';
import type { phrases } from './shared.ts';

export type Phrases = ReturnType<typeof phrases>;
type PreviewOf = PreviewWords<CorleonesEmpire>;
type Luck = CorleonesEmpire['Luck']['type'];

/** The clauses of a preview in one language. Named things are passed in words. */
export interface Clauses {
  readonly gets: (cards: string) => string;
  readonly loses: (cards: string) => string;
  readonly trades: (gets: string, loses: string) => string;
  readonly suitcase: (dollars: number) => string;
  readonly horseHead: (who: Names, seat: Seat) => string;
  readonly completes: (who: Names, seat: Seat, job: string) => string;
  readonly takesAlly: (who: Names, seat: Seat, ally: number) => string;
  readonly allyBack: (ally: string) => string;
  readonly allyGone: (ally: string) => string;
  readonly drowns: (who: Names, figure: Figure, count: number) => string;
  readonly thugsBack: (count: number) => string;
  readonly membersBack: (count: number) => string;
  readonly out: (who: Names, seat: Seat) => string;
  readonly controls: (who: Names, seat: Seat, turf: Turf) => string;
  readonly reinforces: (who: Names, seat: Seat, turf: Turf) => string;
  readonly loosens: (who: Names, seat: Seat, turf: Turf) => string;
  readonly nobodyControls: (turf: Turf) => string;
  readonly pileEmpty: (kind: string) => string;
  readonly bid: (dollars: number) => string;
  readonly stays: (dollars: number) => string;
  readonly toKeep: (cards: number) => string;
  readonly goes: (cards: string) => string;
  readonly businessOver: string;
  readonly act: (act: number) => string;
  readonly depends: Readonly<Record<Exclude<Luck, 'theft'>, string>>;
  readonly theft: (who: Names, victim: Seat) => string;
  readonly nothing: string;
  readonly ends: string;
  readonly wins: (who: Names, winners: readonly Seat[]) => string;
}

const numbersIn = (text: string | null): number[] => (text ? text.split(',').map(Number) : []);
const rise = ({ fact, was }: { fact: { is: number | null }; was: number | null }): number =>
  (fact.is ?? 0) - (was ?? 0);
const silent = (): string => '';
/** The seat at the end of a key: "done 2". */
const seatIn = (place: string): Seat => Number(place.split(' ')[1]);

/** The words of previews, made of one language's clauses. Effects that the answer's own words already state are left out. */
export function previewWords({ numbered, kinds, cards }: Phrases, say: Clauses): PreviewOf {
  const hand = ({ fact, was }: FactChange<{ what: 'hand'; is: string }>): string => {
    const before = numbersIn(was);
    const changes = numbersIn(fact.is).map((count, kind) => count - (before[kind] ?? 0));
    const gets = kinds(changes.map(change => Math.max(0, change)));
    const loses = kinds(changes.map(change => Math.max(0, -change)));
    if (gets === '') return say.loses(loses);
    return loses === '' ? say.gets(gets) : say.trades(gets, loses);
  };

  const control = (
    { fact: { at: turf, is }, was }: FactChange<{ what: 'control'; at: Turf; is: string }>,
    who: Names,
  ) => {
    const [before, after] = [numbersIn(was), numbersIn(is)];
    const [once, now] = [before.at(-1) ?? NONE, after.at(-1) ?? NONE];
    if (now === NONE) return say.nobodyControls(turf);
    if (now !== once) return say.controls(who, now, turf);
    if (after.length > before.length) return say.reinforces(who, now, turf);
    const loser = before.find((seat, at) => seat !== after[at]) ?? now;
    return say.loosens(who, loser, turf);
  };

  const ally = (
    { fact: { at, is }, was }: FactChange<{ what: 'ally'; at: number; is: string | null }>,
    who: Names,
  ): string => {
    if (is?.startsWith('hand')) {
      const seat = seatIn(is);
      if (was === 'offered') return seat === who.reader ? '' : say.takesAlly(who, seat, at);
      return seat === who.reader ? say.allyBack(numbered.ally(at).name) : '';
    }
    return is === 'gone' && was !== 'offered' ? say.allyGone(numbered.ally(at).name) : '';
  };

  const depends = Object.fromEntries(
    Object.entries(say.depends).map(([type, clause]) => [type, () => clause]),
  ) as unknown as PreviewOf['depends'];

  return {
    changed: {
      hand,
      suitcase: ({ fact }) => say.suitcase(fact.is),
      'horse-head': ({ fact }, who) => say.horseHead(who, fact.is),
      job: ({ fact: { at, is } }, who) =>
        is?.startsWith('done') ? say.completes(who, seatIn(is), numbered.job(at).name) : '',
      ally,
      hudson: (change, who) => (rise(change) > 0 ? say.drowns(who, change.fact.at, rise(change)) : ''),
      thugs: (change, who) => (change.fact.seat === who.reader && rise(change) > 0 ? say.thugsBack(rise(change)) : ''),
      members: (change, who) =>
        change.fact.seat === who.reader && rise(change) > 0 ? say.membersBack(rise(change)) : '',
      out: ({ fact }, who) => (fact.is ? say.out(who, fact.seat) : ''),
      control,
      pile: ({ fact }) => (fact.is === 0 ? say.pileEmpty(numbered.kind(fact.at).name) : ''),
      bid: ({ fact }) => say.bid(fact.is),
      stays: ({ fact }) => (fact.is === null ? '' : say.stays(fact.is)),
      'to-keep': ({ fact }) => (fact.is ? say.toKeep(fact.is) : ''),
      goes: ({ fact }) => (fact.is === null ? '' : say.goes(cards(numbersIn(fact.is)))),
      phase: ({ was }) => (was === 'business' ? say.businessOver : ''),
      act: ({ fact }) => say.act(fact.is),
      figure: silent,
      neutral: silent,
      chief: silent,
      family: silent,
      cards: silent,
      locked: silent,
      markers: silent,
      deck: silent,
      offered: silent,
      sealed: silent,
      turn: silent,
    },
    depends: { ...depends, theft: ({ victim }, who) => say.theft(who, victim) },
    ended: (winners, who) => (winners === null ? say.ends : say.wins(who, winners)),
    nothing: say.nothing,
    unopposed: clauses => clauses,
  };
}
