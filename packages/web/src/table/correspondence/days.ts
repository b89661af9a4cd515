/** The first moment of a day that a date field names, in the device's time zone; null: it names none. */
export function startOfDay(date: string): number | null {
  const [year, month, day] = date.split('-').map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  const at = new Date(year, month - 1, day).getTime();
  return Number.isNaN(at) ? null : at;
}

/** The day of a time, as a date field names it. */
export function dateOf(at: number): string {
  const date = new Date(at);
  const digits = (value: number, length: number): string => `${value}`.padStart(length, '0');
  return `${digits(date.getFullYear(), 4)}-${digits(date.getMonth() + 1, 2)}-${digits(date.getDate(), 2)}`;
}

/** The first moment of the day after. Days aren't all of the same length. */
function startOfNextDay(date: string): number | null {
  const at = startOfDay(date);
  if (at === null) return null;
  const next = new Date(at);
  next.setDate(next.getDate() + 1);
  return next.getTime();
}

/** Whole days as a span of time; null: these dates name none. */
export function spanOfDays(first: string, last: string): { readonly from: number; readonly until: number } | null {
  const [from, until] = [startOfDay(first), startOfNextDay(last)];
  return from === null || until === null || until <= from ? null : { from, until };
}
