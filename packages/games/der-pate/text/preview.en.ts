import { type ClauseParts, makePreviewWords, type PreviewClauses } from './preview.ts';

const DICE = ['no dice', 'one die', 'two dice', 'three dice', 'four dice'];

/** The English previews of answers. */
export function makePreviews({ does, whose, holder, place, title, things, money, spaces }: ClauseParts) {
  const members: (where: string) => PreviewClauses['jailed'] = where => (who, seat, count) =>
    `${count} of ${whose(who, seat, 'your')} members ${count === 1 ? 'goes' : 'go'} ${where}`;
  const markers = (count: number): string => (count === 1 ? 'a debt marker' : `${count} debt markers`);
  return makePreviewWords({
    gets: (who, seat, sum) => `${does(who, seat, 'you get', 'gets')} ${money(sum)}`,
    pays: (who, seat, sum) => `${does(who, seat, 'you pay', 'pays')} ${money(sum)}`,
    advances: (who, seat, track, steps) =>
      `${does(who, seat, 'you advance', 'advances')} ${spaces(steps)} on the ${things.track[track].toLowerCase()} track`,
    befriends: (who, seat, count) =>
      `${does(who, seat, 'you get', 'gets')} ${count === 1 ? 'a friend' : `${count} friends`} of the family`,
    jailed: members('to jail'),
    freed: (who, seat, count) =>
      `${count} of ${whose(who, seat, 'your')} members ${count === 1 ? 'leaves' : 'leave'} jail`,
    drowned: members('into the Hudson'),
    rescued: members('from the Hudson back to supply'),
    takes: (who, seat, business) => `${does(who, seat, 'you occupy', 'occupies')} ${place(business)}`,
    loses: (who, seat, business) => `${does(who, seat, 'you lose', 'loses')} ${place(business)}`,
    neutralLeaves: business => `the neutral member leaves ${place(business)}`,
    owes: (who, owner, at, count) =>
      `${does(who, owner, 'you give', 'gives')} ${holder(who, at, 'you', 'the bank')} ${markers(count)}`,
    redeems: (who, owner, at, count) =>
      `${does(who, owner, 'you get', 'gets')} ${markers(count)} back from ${holder(who, at, 'you', 'the bank')}`,
    winsTile: (who, seat, tile) => `${does(who, seat, 'you gain', 'gains')} the ${things.tile[tile].name} tile`,
    lastDie: die => `the ${things.dice[die] ?? '?'} die is left for row 4`,
    car: space => `the car stops at ${place(space)} and protects that district`,
    round: round => `round ${round} begins`,
    next: (who, seat) => `${does(who, seat, 'you’re', 'is')} next`,
    isOver: event => `${title(`E${event + 1}`)} is over`,
    depends: {
      dice: (it, who) => `then ${does(who, it.seat, 'you roll', 'rolls')} ${DICE[it.count] ?? ''}`,
      'extra-die': (it, who) =>
        `then ${does(who, it.seat, 'you roll', 'rolls')} a die for the ${it.reason === 'grandchild' ? 'grandchild' : 'event card'}`,
      'event-card': () => 'then an event card is turned up',
    },
    matchEnds: 'the match ends',
    everybodyLoses: 'the match ends, and everybody loses: nobody has finished the KO track',
    nothing: 'nothing happens',
  });
}
