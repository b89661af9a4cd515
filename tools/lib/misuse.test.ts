import { expect, test } from 'vitest';
import { Help, Misuse, main } from './misuse.ts';

async function ending(run: () => number): Promise<{ out: string; err: string; code: number | undefined }> {
  const said = { out: '', err: '', code: undefined as number | undefined };
  await main(run, {
    argv: ['node', '/somewhere/tools/play.ts'],
    out: line => {
      said.out += line;
    },
    err: line => {
      said.err += line;
    },
    exit: code => {
      said.code = code;
    },
  });
  return said;
}

const throwing = (error: Error) => (): number => {
  throw error;
};

test('a tool exits with the number that its run returns', async () => {
  expect(await ending(() => 1)).toEqual({ out: '', err: '', code: 1 });
});

test("usage goes to stdout and isn't a failure", async () => {
  expect(await ending(throwing(new Help('usage')))).toEqual({ out: 'usage', err: '', code: 0 });
});

test('misuse is one line with the name of the tool', async () => {
  const said = await ending(throwing(new Misuse('unknown game "x"; the games are carta-nostra')));
  expect(said).toEqual({ out: '', err: 'play: unknown game "x"; the games are carta-nostra', code: 2 });
});

test('any other error shows its stack', async () => {
  const { out, err, code } = await ending(throwing(new Error('a bug')));
  expect([out, code]).toEqual(['', 1]);
  expect(err).toMatch(/^Error: a bug\n\s+at /);
});
