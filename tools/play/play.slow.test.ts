import { cartaNostra } from '@consigliere/games/carta-nostra';
import { LANGUAGES, seedOf } from '@consigliere/kernel';
import { expect, test } from 'vitest';
import { anybody, played, RESULT, replayed } from './scripted.ts';

for (const language of LANGUAGES)
  test.each([2, 3, 4, 5])(`a whole match in ${language} for %i`, async seats => {
    const argv = `--lang ${language} --seats ${seats} --seed dawn --save FILE --option wins=${seats === 2 ? 2 : 1}`;
    const { out, pages, saved } = await played(argv, anybody(language));
    const end = pages.at(-1)!;
    const before = pages.slice(0, -1).join('');
    expect(end).toContain(RESULT[language]);
    expect(end).toContain('--seed dawn');
    expect(before).not.toMatch(/dawn|undefined|NaN|null/);
    expect(out).not.toContain(seedOf('dawn'));
    expect(out.split('\n').filter(line => [...line].length > 80 && !line.includes('npm run'))).toEqual([]);
    expect(saved).toHaveLength(1);
    expect(replayed(cartaNostra, saved[0]!)).toBe(JSON.parse(saved[0]!).entries.length);
  });
