/** Whether two pieces of plain data are alike, whatever the order of their names; an absent field is one that is undefined. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [some, others] = [a as Record<string, unknown>, b as Record<string, unknown>];
  for (const name in some) if (!isSame(some[name], others[name])) return false;
  for (const name in others) if (others[name] !== undefined && some[name] === undefined) return false;
  return true;
}
