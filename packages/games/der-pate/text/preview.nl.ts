import type { Names, Seat } from '@consigliere/kernel';
import { type ClauseParts, makePreviewWords, type PreviewClauses } from './preview.ts';

const DICE = ['geen dobbelsteen', 'één dobbelsteen', 'twee dobbelstenen', 'drie dobbelstenen', 'vier dobbelstenen'];

/** The colours before a noun, by die. */
export const COLOURED = ['zwarte', 'witte', 'grijze', 'rode'];

/** The Dutch previews of answers. */
export function makePreviews({ does, whom, whose, holder, place, title, things, money, spaces }: ClauseParts) {
  const members: (where: string) => PreviewClauses['jailed'] = where => (who, seat, count) =>
    `${count} van ${whose(who, seat, 'je')} familieleden ${count === 1 ? 'gaat' : 'gaan'} ${where}`;
  const markers = (count: number): string => (count === 1 ? 'een schuldmarker' : `${count} schuldmarkers`);
  /** The verb comes first after "dan". */
  const rolls = (who: Names, seat: Seat): string =>
    seat === who.reader ? 'gooi je' : `gooit ${whom(who, seat, 'je')}`;
  return makePreviewWords({
    gets: (who, seat, sum) => `${does(who, seat, 'je krijgt', 'krijgt')} ${money(sum)}`,
    pays: (who, seat, sum) => `${does(who, seat, 'je betaalt', 'betaalt')} ${money(sum)}`,
    advances: (who, seat, track, steps) =>
      `${does(who, seat, 'je gaat', 'gaat')} ${spaces(steps)} vooruit op het schema ${things.track[track].toLowerCase()}`,
    befriends: (who, seat, count) =>
      `${does(who, seat, 'je krijgt', 'krijgt')} ${count === 1 ? 'een vriend' : `${count} vrienden`} van de familie`,
    jailed: members('naar de gevangenis'),
    freed: (who, seat, count) =>
      `${count} van ${whose(who, seat, 'je')} familieleden ${count === 1 ? 'verlaat' : 'verlaten'} de gevangenis`,
    drowned: members('de Hudson in'),
    rescued: members('uit de Hudson terug naar de voorraad'),
    takes: (who, seat, business) => `${does(who, seat, 'je bezet', 'bezet')} ${place(business)}`,
    loses: (who, seat, business) => `${does(who, seat, 'je verliest', 'verliest')} ${place(business)}`,
    neutralLeaves: business => `het neutrale familielid verlaat ${place(business)}`,
    owes: (who, owner, at, count) =>
      `${does(who, owner, 'je geeft', 'geeft')} ${holder(who, at, 'jou', 'de bank')} ${markers(count)}`,
    redeems: (who, owner, at, count) =>
      `${does(who, owner, 'je krijgt', 'krijgt')} ${markers(count)} terug van ${holder(who, at, 'jou', 'de bank')}`,
    winsTile: (who, seat, tile) => `${does(who, seat, 'je krijgt', 'krijgt')} de fiche ${things.tile[tile].name}`,
    lastDie: die => `voor rij 4 blijft de ${COLOURED[die] ?? '?'} dobbelsteen over`,
    car: space => `de gangsterauto stopt bij ${place(space)} en beschermt dat stadsdeel`,
    round: round => `ronde ${round} begint`,
    next: (who, seat) => `${does(who, seat, 'jij bent', 'is')} als volgende aan de beurt`,
    isOver: event => `${title(`E${event + 1}`)} is voorbij`,
    depends: {
      dice: (it, who) => `dan ${rolls(who, it.seat)} ${DICE[it.count] ?? ''}`,
      'extra-die': (it, who) =>
        `dan ${rolls(who, it.seat)} een dobbelsteen voor de ${it.reason === 'grandchild' ? 'kleinzoon' : 'gebeurteniskaart'}`,
      'event-card': () => 'dan wordt er een gebeurteniskaart omgedraaid',
    },
    matchEnds: 'de partij eindigt',
    everybodyLoses: 'de partij eindigt en iedereen verliest: niemand heeft het einde van het KO-schema bereikt',
    nothing: 'er gebeurt niets',
  });
}
