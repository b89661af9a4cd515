import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Shape } from '@consigliere/kernel';
import type { MatchRecord } from '@consigliere/kernel/host';
import { commitmentOf, type Luck, matchSeed } from '@consigliere/match';
import { gameOf } from '../lib/game.ts';
import { lines, played } from '../play/scripted.ts';
import { forSecondProgram, publishedIn, type Verified, verified } from './verified.ts';

/** A match as a room publishes it. */
interface PublishedMatch {
  readonly record: MatchRecord<Shape>;
  readonly luck: Luck;
}

/** This many equal bytes, as hexadecimal digits. */
export const hex = (bytes: number, of: number): string => of.toString(16).padStart(2, '0').repeat(bytes);

/** A whole match between bots as a room would publish it, with a person in every second seat: for tests. */
export async function published(game: string, seats: number, bots: string, format: 1 | 2 = 2): Promise<PublishedMatch> {
  const seed = hex(32, 0xa0 + seats);
  const entropy = Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? hex(16 + seat, seat) : null));
  const levels = format === 1 ? null : entropy.map(each => (each === null ? 3 : null));
  const luck = { commitment: commitmentOf(seed), seed, entropy, levels };
  const terms = { game, version: gameOf(game).version, options: {} };
  const command = `${game} --watch --seats ${seats} --bots ${bots} --seed ${matchSeed(luck, terms)} --save F`;
  const { saved } = await played(command, lines());
  return { record: JSON.parse(saved.join('')), luck };
}

/** The result of verifying a match, through JSON. */
export const verify = (match: unknown): Verified => verified(publishedIn('F', JSON.stringify(match)), () => {});
/** The output of `verify --json`. */
export const asJson = (match: PublishedMatch): string => JSON.stringify(forSecondProgram(match, verify(match)));

interface ProcessResult {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs Python, where the second implementation can be imported as `draws`. */
export function python(args: readonly string[], input = ''): ProcessResult {
  const env = { ...process.env, PYTHONPATH: import.meta.dirname, PYTHONDONTWRITEBYTECODE: '1' };
  const { status, stdout, stderr, error } = spawnSync('python3', args, { input, env, encoding: 'utf8' });
  if (error !== undefined)
    throw new Error(`These tests need python3, for a second opinion on every draw: ${error.message}`);
  return { code: status, out: stdout, err: stderr };
}

/** The second opinion on the output of `verify --json`. */
export const recompute = (input: string): ProcessResult => python([join(import.meta.dirname, 'draws.py')], input);
