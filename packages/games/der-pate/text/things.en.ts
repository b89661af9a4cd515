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
      help: 'Roll one die: $1,000 a pip, nothing for the puppet hand (DP-26).',
    },
    birthday: { name: 'Birthday', help: 'One step on any of your four tracks (DP-26).' },
    cop: { name: 'Cop', help: 'Reroll one of the dice you have just rolled (DP-27).' },
    judge: { name: 'Judge', help: 'Reroll all the dice you have just rolled (DP-27).' },
    senator: { name: 'Senator', help: 'Put a die on a field of another colour and use it (DP-27).' },
  },
  field: {
    business: {
      name: 'Business',
      help: 'Row 1, any colour: every business of that number pays the family that holds it, and gives its step (DP-13).',
    },
    press: {
      name: 'Press',
      help: 'Rows 1 to 3, puppet hand only: one step each on the reputation and the influence track (DP-12).',
    },
    reputation: { name: 'Reputation', help: 'Row 2, grey: as many steps on the reputation track as pips (DP-14).' },
    influence: { name: 'Influence', help: 'Row 2, red: as many steps on the influence track as pips (DP-14).' },
    visit: {
      name: 'Visit',
      help: 'Row 2, black: the car moves as many spaces as pips; the business there is cleared or, if empty, may become yours (DP-16).',
    },
    bet: { name: 'Bet rigging', help: 'Row 2, white: $1,000 a pip (DP-15).' },
    assembly: {
      name: 'Assembly',
      help: 'Row 3, grey: you give back the debt markers of the others, and they pay you $1,000 a pip for each (DP-17).',
    },
    raid: {
      name: 'FBI raid',
      help: 'Row 3, red: all members in unprotected businesses of that number go to jail, your own too (DP-18).',
    },
    takeover: {
      name: 'Takeover',
      help: 'Row 3, black: you may take an unprotected business of that number from another family for one of your debt markers (DP-19).',
    },
    friend: {
      name: 'Friend of the family',
      help: 'Row 3, white: take a friend from Brooklyn for $1,000 a pip (DP-20).',
    },
    consigliere: {
      name: 'Consigliere',
      help: 'you may put a member on any empty unprotected business (DP-21).',
    },
    prosecutor: { name: 'Prosecutor', help: 'you may take all your members back from jail (DP-22).' },
    informer: {
      name: 'Informer',
      help: 'you may send a member of another player from an unprotected business to jail (DP-23).',
    },
    banker: { name: 'Banker', help: 'you may take one step on the income or the favours track (DP-24).' },
  },
  row: ['Business', 'Politics', 'Event', 'Call'],
  favour: [
    { name: 'A member back', help: 'Take one of your members from the Hudson into your supply (DP-31).' },
    { name: 'A debt marker back', help: 'Take one of your debt markers back from a player or the bank (DP-31).' },
    {
      name: 'Two steps',
      help: 'Two steps on the reputation or the income track; by an option, on the reputation or the influence track (DP-31).',
    },
    { name: '$5,000', help: 'The bank pays you $5,000 (DP-31).' },
  ],
  card: {
    E1: { name: 'Favours for sale', help: 'Each player may pay $2,000 for one step on the favours track (DP-E1).' },
    E2: {
      name: 'Cashing out',
      help: 'Each player may give up one unprotected business for $4,000; the member returns to the supply (DP-E2).',
    },
    E3: {
      name: 'To the bottom of the river',
      help: 'The member at the car’s business goes into the Hudson; the car does not protect here (DP-E3).',
    },
    E4: {
      name: 'In a neighbour’s debt',
      help: 'Each player gives one own debt marker, if one is left, to the neighbour on the left (DP-E4).',
    },
    E5: { name: 'Good press', help: 'This round each die on the press pays $2,000 extra (DP-E5).' },
    E6: {
      name: 'Open season',
      help: 'This round each player may make one takeover without a die before the first roll (DP-E6).',
    },
    E7: {
      name: 'Friends in the district',
      help: 'Each player with a business in the car’s district gets one friend, while they last (DP-E7).',
    },
    E8: {
      name: 'Raid by chance',
      help: 'The start player rolls a die; members in unprotected businesses of that number go to jail (DP-E8).',
    },
    E9: {
      name: 'Bail or river',
      help: 'Each player pays $2,000 for each own member in jail and takes them back, or all of them go into the Hudson (DP-E9).',
    },
    E10: { name: 'Gambling raid', help: 'Members in unprotected gambling businesses go to jail (DP-E10).' },
  },
  reason: {
    income: 'as income',
    business: 'from a business',
    'track-end': 'at the end of a track',
    bet: 'from rigged bets',
    press: 'for the good press',
    assembly: 'for returned debt markers',
    friend: 'for a friend of the family',
    grandchild: 'for the grandchild',
    favour: 'as a favour',
    event: 'for the event card',
    'final-business': 'for businesses held at the end',
    bail: 'as bail',
    debts: 'to settle debts',
  },
};
