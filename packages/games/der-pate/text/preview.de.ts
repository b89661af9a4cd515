import type { Names, Seat } from '@consigliere/kernel';
import { type ClauseParts, makePreviewWords, type PreviewClauses } from './preview.ts';

const DICE = ['keinen Würfel', 'einen Würfel', 'zwei Würfel', 'drei Würfel', 'vier Würfel'];

/** The German previews of answers. */
export function makePreviews({ does, whom, whose, holder, place, title, things, money, spaces }: ClauseParts) {
  const members: (where: string) => PreviewClauses['jailed'] = where => (who, seat, count) =>
    `${count} von ${whose(who, seat, 'deinen')} Familienmitgliedern ${count === 1 ? 'kommt' : 'kommen'} ${where}`;
  const markers = (count: number): string => (count === 1 ? 'einen Schuldmarker' : `${count} Schuldmarker`);
  /** The verb comes first after "dann". */
  const rolls = (who: Names, seat: Seat): string =>
    `${seat === who.reader ? 'wirfst' : 'wirft'} ${whom(who, seat, 'du')}`;
  return makePreviewWords({
    gets: (who, seat, sum) => `${does(who, seat, 'du bekommst', 'bekommt')} ${money(sum)}`,
    pays: (who, seat, sum) => `${does(who, seat, 'du zahlst', 'zahlt')} ${money(sum)}`,
    advances: (who, seat, track, steps) =>
      `${does(who, seat, 'du rückst', 'rückt')} auf der Leiste „${things.track[track]}“ ${spaces(steps)} vor`,
    befriends: (who, seat, count) =>
      `${does(who, seat, 'du bekommst', 'bekommt')} ${count === 1 ? 'einen Freund' : `${count} Freunde`} der Familie`,
    jailed: members('ins Gefängnis'),
    freed: (who, seat, count) =>
      `${count} von ${whose(who, seat, 'deinen')} Familienmitgliedern ${count === 1 ? 'verlässt' : 'verlassen'} das Gefängnis`,
    drowned: members('in den Hudson'),
    rescued: members('aus dem Hudson zurück in den Vorrat'),
    takes: (who, seat, business) => `${does(who, seat, 'du besetzt', 'besetzt')} ${place(business)}`,
    loses: (who, seat, business) => `${does(who, seat, 'du verlierst', 'verliert')} ${place(business)}`,
    neutralLeaves: business => `das neutrale Familienmitglied verlässt ${place(business)}`,
    owes: (who, owner, at, count) =>
      `${does(who, owner, 'du gibst', 'gibt')} ${holder(who, at, 'dir', 'der Bank')} ${markers(count)}`,
    redeems: (who, owner, at, count) =>
      `${does(who, owner, 'du bekommst', 'bekommt')} von ${holder(who, at, 'dir', 'der Bank')} ${markers(count)} zurück`,
    winsTile: (who, seat, tile) =>
      `${does(who, seat, 'du bekommst', 'bekommt')} das Plättchen „${things.tile[tile].name}“`,
    lastDie: die => `der ${things.dice[die] ?? '?'}e Würfel bleibt für Zeile 4`,
    car: space => `das Gangsterauto hält bei ${place(space)} und schützt diesen Stadtteil`,
    round: round => `Runde ${round} beginnt`,
    next: (who, seat) => `${does(who, seat, 'du bist', 'ist')} als Nächstes dran`,
    isOver: event => `${title(`E${event + 1}`)} ist vorbei`,
    depends: {
      dice: (it, who) => `dann ${rolls(who, it.seat)} ${DICE[it.count] ?? ''}`,
      'extra-die': (it, who) =>
        `dann ${rolls(who, it.seat)} einen Würfel für ${it.reason === 'grandchild' ? 'den Enkel' : 'die Ereigniskarte'}`,
      'event-card': () => 'dann wird eine Ereigniskarte aufgedeckt',
    },
    matchEnds: 'die Partie endet',
    everybodyLoses: 'die Partie endet, und alle verlieren: Niemand hat das Ende der K.O.-Leiste erreicht',
    nothing: 'es geschieht nichts',
  });
}
