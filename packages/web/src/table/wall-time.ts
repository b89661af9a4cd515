import { language } from '../kit/words/language.ts';

/** A time of the house as the wall clock shows it. */
export const wallTime = (at: number, now: number): string =>
  new Date(Date.now() - (now - at)).toLocaleTimeString(language.value, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
