import { expect, test } from 'vitest';
import { jobsFor } from './job.ts';

test('the matches of every player count are split into jobs without gap or overlap', () => {
  const jobs = jobsFor({ game: 'g', model: false, seed: 's', seats: 0, from: 7, matches: 45, depth: 6 }, [2, 3]);
  for (const seats of [2, 3]) {
    const own = jobs.filter(job => job.seats === seats);
    expect(own.map(({ from, matches }) => [from, matches])).toEqual([
      [7, 20],
      [27, 20],
      [47, 5],
    ]);
  }
});
