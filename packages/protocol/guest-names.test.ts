import { LANGUAGES } from '@consigliere/kernel';
import { describe, expect, test } from 'vitest';
import { GUEST_NAMES, suggestNames } from './guest-names.ts';
import { nameSchema } from './text.ts';

describe.each(LANGUAGES)('names for guests, %s', language => {
  const names = GUEST_NAMES[language];

  test('there are more than any table has seats, and each is a valid name of its own', () => {
    expect(names.length).toBeGreaterThan(16);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(nameSchema.parse(name)).toBe(name);
  });

  test('three are suggested, beginning anywhere, and none that somebody at the table has', () => {
    const [first = '', second, third, fourth] = names;
    expect(suggestNames(language, [], 0, 3)).toEqual([first, second, third]);
    expect(suggestNames(language, [first], 0, 3)).toEqual([second, third, fourth]);
    expect(suggestNames(language, [], names.length - 1, 3)).toEqual([names.at(-1), first, second]);
    expect(suggestNames(language, [], names.length, 1)).toEqual([first]);
  });
});
