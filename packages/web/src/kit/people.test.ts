import { expect, test } from 'vitest';
import { MOST_PEOPLE, mergePeople, readPeople } from './people.ts';

const ADA = { name: 'Ada', handle: 'a' };
const BEA = { name: 'Bea', handle: 'b' };

test('people of the last match come first, once each, under the names they had there', () => {
  expect(mergePeople([ADA, BEA], [{ ...BEA, name: 'Beatrice' }])).toEqual([{ ...BEA, name: 'Beatrice' }, ADA]);
  const many = Array.from({ length: MOST_PEOPLE }, (_, nth) => ({ name: 'x', handle: `${nth}` }));
  expect(mergePeople(many, [ADA])).toHaveLength(MOST_PEOPLE);
});

test.each([null, '', '{', '{}', '[1,null,{"name":"x"}]'])('what isn’t a list of people is nobody: %s', text =>
  expect(readPeople(text)).toEqual([]),
);
