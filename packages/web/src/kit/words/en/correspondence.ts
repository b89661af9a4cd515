import { sayIn } from '../say.ts';

const say = sayIn('en');
const days = (count: number): string => say.plural(count, { one: '# day', other: '# days' });

/** Playing by correspondence: vacations, other clocks, the next table. */
export const texts = {
  /** A request to the table, by the kind of the new clock. */
  wants: {
    none: (name: string) => `${name} wants to play on without a clock.`,
    live: (name: string) => `${name} wants to play on live.`,
    correspondence: (name: string) => `${name} wants to play on by correspondence, with days for each move.`,
  },
  ask: { live: 'Play live', correspondence: 'Play by correspondence' },
  askHint: 'Only if everybody agrees. Then everybody has a full clock.',
  suggestCorrespondence: (name: string) =>
    `${name} has been away for a while. By correspondence, everybody has days for each move.`,
  suggestLive: 'Everybody is here now. You could play live.',
  notNow: 'Not now',
  vacation: 'Vacation',
  vacationHint:
    'Your clock stops during your vacation, and the others see until when you’re away. A reaction that’s already open keeps its end.',
  daysLeft: (count: number) => `You have ${days(count)} left in this match.`,
  first: 'First day',
  last: 'Last day',
  take: 'Take a vacation',
  passMeanwhile: 'Pass for me unless it hits me',
  passHint:
    'Otherwise the table waits for you whenever somebody could react. The order stays until you cancel it in the menu.',
  planned: (first: string, last: string) => `Your vacation: ${first} to ${last}.`,
  cancel: 'Cancel my vacation',
  end: 'End my vacation',
  away: (last: string) => `On vacation until ${last}`,
  youAreAway: (last: string) =>
    `You’re on vacation until ${last}, and your clock stands still. You can play all the same.`,
  everywhere: 'At all your correspondence tables at once. Tables that start later aren’t included.',
  taken: (tables: number) => say.plural(tables, { one: 'Done at # table.', other: 'Done at # tables.' }),
  notTaken: (tables: number) =>
    say.plural(tables, {
      one: 'At # table, nothing has changed: you don’t have that many days left there.',
      other: 'At # tables, nothing has changed: you don’t have that many days left there.',
    }),
  noTables: 'You aren’t playing at a correspondence table right now.',
  endAll: 'End all vacations',
  next: 'Next table',
  /** Goes on after it, for screen readers. */
  nextAbout: (game: string, tables: number) =>
    `: ${game}. ${say.plural(tables, { one: '# table is waiting for you.', other: '# tables are waiting for you.' })}`,
  deadline: (time: string) => `by ${time}`,
  /** After the player has passed in a reaction window. */
  offerOrder: 'You’ve passed. Should that always happen by itself unless it hits you? Then nobody has to wait for you.',
};

export type CorrespondenceTexts = typeof texts;
