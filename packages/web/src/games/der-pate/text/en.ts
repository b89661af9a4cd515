import type { FAULTS } from '@consigliere/games/der-pate/box';
import type { FaultTexts } from '../../../kit/words/en/edition.ts';

/** The client’s texts about this game beyond the game’s own words: in its rule book, its edition editor and its score sheet. */
export const texts = {
  beginning: {
    aim: 'Have the most money after the last round. By then your marker must be at the end of the KO track: four event cards of one colour decide whether that’s reputation or influence.',
    turn: [
      'A round begins with income for everybody and an event card. Then everybody takes a turn.',
      'You roll four dice and place one in row 1: every business with its number pays the family that holds it.',
      'You roll the other three and place one in row 2: reputation, influence, money or a visit.',
      'You roll the other two and place one in row 3: raid, takeover, debts or a friend.',
      'The last die goes into row 4: it fills a business, frees or jails members, or raises income or favours.',
    ],
  },
  sections: {
    'set-up': 'Set-up',
    round: 'A round',
    car: 'Protection by the car',
    turn: 'A turn',
    'row-1': 'Row 1: business',
    'row-2': 'Row 2: politics',
    'row-3': 'Row 3: event',
    'row-4': 'Row 4: people',
    tracks: 'Tracks, tiles, friends',
    events: 'Event cards',
    end: 'The end',
    secrets: 'Who knows what',
  },
  sheets: {
    'DP-C1': 'Families',
    'DP-C2': 'What every family has',
    'DP-C3': 'Dice',
    'DP-C4': 'On the table',
    'DP-C6': 'The street, clockwise',
    'DP-C7': 'Businesses',
    'DP-C8': 'Tiles',
    'DP-C9': 'The income track',
    'DP-C10': 'The favours track',
    'DP-C11': 'Event cards',
    'DP-C12': 'The fields for the dice',
  },
  captions: {
    'DP-1':
      'Lower Manhattan in the first round: twelve businesses along the street, the car, jail, Hudson, Brooklyn and the bank.',
    'DP-9': 'The car on its space. The shield on a business shows that the car protects it.',
    'DP-10': 'The four dice: black, white, grey with the puppet hand, red.',
    'DP-13': 'The tableau: row 1 asks for a number, rows 2 to 4 for a colour, the press for a puppet hand.',
    'DP-25': 'A family’s four tracks. Tiles lie on reputation and influence; this family has gained one.',
    'DP-26': 'The six tiles: wedding, grandchild, birthday; cop, judge, senator.',
    'DP-31':
      'The four favours in the order of their track: a member from the Hudson, a debt marker, two spaces, money.',
  },
  edition: {
    limits:
      'Districts are drawn on the map, and what events, tiles, favours and people do is a rule: these stay as they are. The rule book still describes the standard box.',
    total: {
      'street-pays': 'All businesses on the street pay',
      'income-pays': 'All income track spaces pay',
      'grey-events': 'Grey event cards',
      'red-events': 'Red event cards',
    },
    label: {
      cardsToKo: 'Cards of one colour that decide the KO track',
      favourSpaces: 'Favours, in the order of their spaces',
      incomeSpaces: 'What the spaces of the income track pay, from the start',
      lastSpace: 'last space',
    },
    fault: {
      street: () => 'The street has twelve businesses.',
      district: () => 'Every district has three businesses.',
      'own-die': ({ die }) => `Another business already has the number ${die}; each needs its own.`,
      'beyond-track': ({ last }) => `The track ends at space ${last}.`,
      'one-front': () => 'Another family already has this front.',
      'one-person': () => 'This person already belongs to another colour.',
      'event-a-round': ({ events }) => `There must be as many rounds as event cards played: ${events}.`,
      'decides-ko': ({ most }) =>
        `With that many rounds it can be ${most} at most; otherwise the KO track might stay undecided.`,
    } satisfies FaultTexts<(typeof FAULTS)[number]>,
  },
  end: {
    why: {
      farther: (track: string) => `Tied on money, but farther on the ${track.toLowerCase()} track.`,
      moreMembers: 'Tied on money and track, but with more members in businesses and in supply.',
      aloneFinished: 'Nobody else finished the KO track.',
      othersOut: 'Families that didn’t finish the KO track are out, however rich they are.',
      nobodyFinished: 'Nobody finished the KO track, so everybody loses.',
    },
    rows: {
      income: 'Final income',
      businesses: 'Businesses held',
      bail: 'Bail',
      members: 'members in businesses and in supply',
    },
  },
};

export type Texts = typeof texts;
