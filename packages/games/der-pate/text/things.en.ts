import { DISTRICT_NAMES } from './shared.ts';
import type { Things } from './words.ts';

export const things: Things = {
  front: { bakery: 'bakery', 'jazz-club': 'jazz club', laundry: 'laundry', 'pasta-shop': 'pasta shop' },
  district: DISTRICT_NAMES,
  business: {
    protection: 'Protection',
    smuggling: 'Smuggling',
    bookmaker: 'Bookmaker',
    credit: 'Credit',
    gambling: 'Gambling',
  },
  dice: ['black', 'white', 'grey', 'red'],
  face: ['puppet hand', '1', '2', '3', '4', '5'],
  track: { reputation: 'Reputation', influence: 'Influence', income: 'Income', favours: 'Favours' },
  tile: {
    wedding: { name: 'Wedding', help: 'You get one friend of the family (DP-26).' },
    grandchild: {
      name: 'Grandchild',
      help: 'Roll one die: $1,000 per pip, nothing for the puppet hand (DP-26).',
    },
    birthday: { name: 'Birthday', help: 'Advance one space on any of your four tracks (DP-26).' },
    cop: { name: 'Cop', help: 'Reroll one of the dice you have just rolled (DP-27).' },
    judge: { name: 'Judge', help: 'Reroll all the dice you have just rolled (DP-27).' },
    senator: { name: 'Senator', help: 'Place a die on a field of another colour and use it (DP-27).' },
  },
  field: {
    business: {
      name: 'Business',
      help: 'Row 1, any colour: every business with this number pays the family that holds it; some also advance it on a track (DP-13).',
    },
    press: {
      name: 'Press',
      help: 'Rows 1 to 3, puppet hand only: advance one space on the reputation and one on the influence track (DP-12).',
    },
    reputation: { name: 'Reputation', help: 'Row 2, grey: advance one space per pip on the reputation track (DP-14).' },
    influence: { name: 'Influence', help: 'Row 2, red: advance one space per pip on the influence track (DP-14).' },
    visit: {
      name: 'Visit',
      help: 'Row 2, black: the car moves one space per pip; the business there is cleared or, if empty, can become yours (DP-16).',
    },
    bet: { name: 'Bet rigging', help: 'Row 2, white: $1,000 per pip (DP-15).' },
    assembly: {
      name: 'Assembly',
      help: 'Row 3, grey: you return the other players’ debt markers, and they pay you $1,000 per pip for each (DP-17).',
    },
    raid: {
      name: 'FBI raid',
      help: 'Row 3, red: all members in unprotected businesses with this number go to jail, your own too (DP-18).',
    },
    takeover: {
      name: 'Takeover',
      help: 'Row 3, black: for one of your debt markers you may take over another family’s unprotected business with this number (DP-19).',
    },
    friend: {
      name: 'Friend of the family',
      help: 'Row 3, white: take a friend from Brooklyn for $1,000 per pip (DP-20).',
    },
    consigliere: {
      name: 'Consigliere',
      help: 'you may occupy any empty, unprotected business (DP-21).',
    },
    prosecutor: { name: 'Prosecutor', help: 'you may take all your members back from jail (DP-22).' },
    informer: {
      name: 'Informer',
      help: 'you may send another player’s member from an unprotected business to jail (DP-23).',
    },
    banker: { name: 'Banker', help: 'you may advance one space on the income or the favours track (DP-24).' },
  },
  row: ['Business', 'Politics', 'Event', 'People'],
  favour: [
    { name: 'A member back', help: 'Take one of your members from the Hudson into your supply (DP-31).' },
    { name: 'A debt marker back', help: 'Take one of your debt markers back from a player or the bank (DP-31).' },
    {
      name: 'Advance two spaces',
      help: 'Advance two spaces on the reputation or the income track; with a table option, on the reputation or the influence track (DP-31).',
    },
    { name: '$5,000', help: 'The bank pays you $5,000 (DP-31).' },
  ],
  card: {
    E1: {
      name: 'Favours for sale',
      help: 'Each player may pay $2,000 to advance one space on the favours track (DP-E1).',
    },
    E2: {
      name: 'Cashing out',
      help: 'Each player may give up one unprotected business for $4,000; the member returns to supply (DP-E2).',
    },
    E3: {
      name: 'To the bottom of the river',
      help: 'The member in the business at the car goes into the Hudson; the car protects nobody here (DP-E3).',
    },
    E4: {
      name: 'In your neighbour’s debt',
      help: 'Each player gives one of their own debt markers, if they have one left, to the player on their left (DP-E4).',
    },
    E5: { name: 'Good press', help: 'This round, each die on the press pays $2,000 extra (DP-E5).' },
    E6: {
      name: 'Open season',
      help: 'This round, each player may take over one business without a die before their first roll (DP-E6).',
    },
    E7: {
      name: 'Friends in the district',
      help: 'Each player with a business in the car’s district gets a friend, while there are any left (DP-E7).',
    },
    E8: {
      name: 'Random raid',
      help: 'The start player rolls a die; all members in unprotected businesses with that number go to jail (DP-E8).',
    },
    E9: {
      name: 'Bail or the river',
      help: 'Each player pays $2,000 bail for each of their members in jail and takes them back, or all of them go into the Hudson (DP-E9).',
    },
    E10: { name: 'Gambling raid', help: 'All members in unprotected gambling businesses go to jail (DP-E10).' },
  },
  reason: {
    income: 'as income',
    business: 'from a business',
    'track-end': 'at the end of a track',
    bet: 'from rigged bets',
    press: 'for good press',
    assembly: 'for returned debt markers',
    friend: 'for a friend of the family',
    grandchild: 'for the grandchild',
    favour: 'as a favour',
    event: 'because of the event card',
    'final-business': 'for businesses held at the end',
    bail: 'as bail',
    debts: 'to settle debts',
  },
};
