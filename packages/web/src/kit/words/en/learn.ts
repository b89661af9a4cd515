/** The frame of a lesson. Each game has steps of its own. */
export const texts = {
  lesson: 'Lesson',
  nth: (at: number, all: number) => `${at} of ${all}`,
  /** Before what the learner is asked to do. */
  now: 'Now you:',
  next: 'Next',
  rule: 'Rule',
  leave: 'Leave the lesson',
  ended: 'Now you know how it works',
  /** Goes on with the lesson's match. */
  playThis: 'Finish this match',
  result: 'See the result',
  nextLesson: (game: string) => `Next lesson: ${game}`,
  playOn: (name: string) => `Play against ${name}`,
  rules: 'Read the rules',
  again: 'Take the lesson again',
};

export type LearnTexts = typeof texts;
