import type { Parsed } from './game.ts';

/** Options with their possible values, the default first. */
type AllowedValues = Readonly<Record<string, readonly (string | number | boolean)[]>>;

/** Reads every option's chosen value, or says what is wrong with one. */
export function parseOptions<V extends AllowedValues>(
  values: V,
  options: Readonly<Record<string, unknown>>,
): Parsed<{ [N in keyof V]: V[N][number] }> {
  const found: Record<string, unknown> = {};
  for (const [name, allowed] of Object.entries(values)) {
    const value = options[name] ?? allowed[0];
    if (!allowed.some(each => each === value))
      return { ok: false, why: `option ${name} may be ${allowed.join(', ')}, not ${JSON.stringify(value)}` };
    found[name] = value;
  }
  return { ok: true, value: found as { [N in keyof V]: V[N][number] } };
}
