/** The deepest nesting of any of our messages. */
const DEEPEST = 8;

/** Tells whether parsed data is nested too deeply. */
export const isTooDeep = (value: unknown, left = DEEPEST): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (left === 0 || Object.values(value).some(each => isTooDeep(each, left - 1)));
