import { expect, test } from 'vitest';
import { ruleIds, testsOf } from './pages.ts';

test('rule ids are read off a page: rules, events and icons in bold, no component rows', () => {
  const page =
    '- **CN-1** Shuffle. **CN-11 Smuggler** Look, as CN-99 says.\n| **CN-C1** | kinds |\n- **DP-E3** Drown. **CE-I12** Job.';
  expect(ruleIds(page)).toEqual(['CN-1', 'CN-11', 'DP-E3', 'CE-I12']);
});

test('a test covers the rules its title names, and not those that begin alike', () => {
  expect(testsOf(['CN-1', 'CN-11', 'CN-2'], ['CN-11, CN-25 first whom', 'CN-2 who starts'])).toEqual([
    { rule: 'CN-1', tests: [] },
    { rule: 'CN-11', tests: ['CN-11, CN-25 first whom'] },
    { rule: 'CN-2', tests: ['CN-2 who starts'] },
  ]);
});
