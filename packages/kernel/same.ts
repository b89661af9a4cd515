/** Whether two pieces of plain data are equal, whatever the order of their names. An absent field equals one that is undefined. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && isSameList(a, b);
  if (Array.isArray(b)) return false;
  const [some, others] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const names = Object.keys(some);
  if (!haveSameNames(names, Object.keys(others))) return isSameInAnyOrder(some, others);
  for (const name of names) {
    const [one, other] = [some[name], others[name]];
    if (one !== other && !isSame(one, other)) return false;
  }
  return true;
}

/** Whether two objects have the same names in the same order, as objects made by the same code do. */
function haveSameNames(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function isSameInAnyOrder(some: Record<string, unknown>, others: Record<string, unknown>): boolean {
  for (const name in some) if (!isSame(some[name], fieldOf(others, name))) return false;
  for (const name in others) if (others[name] !== undefined && fieldOf(some, name) === undefined) return false;
  return true;
}

/** Reads own fields only: outside data may have fields with names like `__proto__`. */
const fieldOf = (x: Record<string, unknown>, name: string): unknown => (Object.hasOwn(x, name) ? x[name] : undefined);

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !isSame(a[i], b[i])) return false;
  return true;
}
