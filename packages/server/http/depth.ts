/** No message of ours is nested deeper. */
const DEEPEST = 8;

/** Whether something parsed is nested too deeply. */
export const isTooDeep = (value: unknown, left = DEEPEST): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (left === 0 || Object.values(value).some(each => isTooDeep(each, left - 1)));
