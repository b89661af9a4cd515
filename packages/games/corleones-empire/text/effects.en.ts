import type { Things } from './words.ts';

/** The abilities of jobs and allies. */
export const effect: Things['effect'] = {
  'any-front': {
    brief: 'use any Front',
    help: 'Use the Front of any business, even an occupied one, without placing a figure; if another player controls the turf, they use it too (CE-13).',
    ask: 'use the Front of any business.',
  },
  'turf-backs': {
    brief: 'use a turf’s Backs',
    help: 'Choose a turf and use the Backs of all its businesses (CE-41).',
    ask: 'choose a turf and use the Backs of all its businesses.',
  },
  'per-control': {
    brief: '$2 per turf, max. 3',
    help: 'Take a $2 for each turf you control, three at most (CE-27).',
    ask: 'take a $2 for each turf you control, three at most.',
  },
  'other-goods': {
    brief: 'the other goods',
    help: 'Take one of each basic good that the job doesn’t cost (CE-24).',
    ask: 'take one of each basic good that the job doesn’t cost.',
  },
  'move-opposing': {
    brief: 'move a rival’s figure',
    help: 'Move an opposing figure to another empty space of its kind; nobody uses a business (CE-41).',
    ask: 'choose an opposing figure to move.',
    next: 'choose the empty space it goes to.',
  },
  'move-thug': {
    brief: 'move your Thug',
    help: 'Move one of your Thugs to another empty Thug space and use the Front there (CE-41).',
    ask: 'choose one of your Thugs to move.',
    next: 'choose the empty Thug space he goes to.',
  },
  'recall-thug': {
    brief: 'take back a Thug',
    help: 'Take one of your Thugs from the board back into reserve (CE-41).',
    ask: 'choose one of your Thugs to take back into reserve.',
  },
  'move-member': {
    brief: 'move your Member',
    help: 'Move one of your Family Members to another empty round space and use all Backs there (CE-41).',
    ask: 'choose one of your Family Members to move.',
    next: 'choose the empty round space they go to.',
  },
  'car-bomb': {
    brief: 'gun down all in a turf',
    help: 'Choose a turf: every opposing figure in it is gunned down, even on the round spaces that touch it (CE-21).',
    ask: 'choose a turf; every opposing figure in it is gunned down.',
  },
  'drive-by': {
    brief: 'gun down 2 in a turf',
    help: 'Choose a turf: gun down up to one opposing Thug and up to one opposing Family Member in it, even on the round spaces that touch it (CE-21).',
    ask: 'choose a turf and gun down figures there.',
    next: 'choose whom to gun down in that turf.',
  },
  hit: {
    brief: 'gun down 1 figure',
    help: 'Gun down one opposing figure anywhere (CE-21).',
    ask: 'choose an opposing figure to gun down.',
  },
  'hit-thug': {
    brief: 'gun down 1 Thug',
    help: 'Gun down one opposing Thug anywhere (CE-21).',
    ask: 'choose an opposing Thug to gun down.',
  },
  'suitcase-three': {
    brief: 'suitcase up to 3',
    help: 'Show up to three money cards from your hand and put them into your suitcase (CE-I5).',
    ask: 'put up to three money cards into your suitcase.',
    next: 'put another money card into your suitcase, or stop here.',
  },
  'suitcase-one': {
    brief: 'suitcase 1 card',
    help: 'Show a money card from your hand and put it into your suitcase (CE-I5).',
    ask: 'put a money card into your suitcase.',
  },
  offer: {
    brief: 'rivals’ best card',
    help: 'Every opponent with money in hand secretly picks a money card: the highest goes into your suitcase, the others to the piles (CE-41).',
    ask: 'make every opponent pick a money card.',
  },
  heist: {
    brief: 'rob a suitcase',
    help: 'Take a random money card from an opponent’s suitcase into your hand; only the two of you see it (CE-37).',
    ask: 'choose the suitcase to rob.',
  },
  mayor: {
    brief: 'Backs of a space',
    help: 'Put the Mayor on an empty round space and use all Backs there (CE-40).',
    ask: 'choose an empty round space for him.',
  },
  'union-boss': {
    brief: 'use a free Front',
    help: 'Put the Union Boss on an empty Thug space and use the Front there; if another player controls the turf, they use it too (CE-40).',
    ask: 'choose an empty Thug space for him.',
  },
  'police-chief': {
    brief: 'into a turf',
    help: 'Put the Police Chief into any turf (CE-40).',
    ask: 'choose a turf for him.',
  },
  'police-chief-hit': {
    brief: 'into a turf, 1 down',
    help: 'Put the Police Chief into any turf and gun down one opposing figure there (CE-40).',
    ask: 'choose a turf for him.',
    next: 'choose an opposing figure in his turf to gun down.',
  },
  'two-goods': {
    brief: '2 different goods',
    help: 'Take two different goods: Gun, Blood Money or Booze (CE-40).',
    ask: 'take the first of two different goods.',
    next: 'take a second, different good.',
    last: 'take the one good that is left.',
  },
  none: { help: 'Icons only (CE-19).', ask: 'use the icons.' },
};
