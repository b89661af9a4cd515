import type { ErrorCode } from '@consigliere/protocol';
import type { FileProblem } from '../worker/rooms-file.ts';

/** What can go wrong on the device itself, before anybody is asked. */
type Here = 'offline' | 'no-storage' | 'no-worker' | 'no-clipboard' | FileProblem;

export type Problem = ErrorCode | Here;

/** What happened and what to do, for every code there is: a missing one does not compile. */
export type Problems = Readonly<Record<Problem, string>>;

/** The sentence for a code, wherever it came from: an unknown one is a fault of ours. */
export const sayProblem = (problems: Problems, code: string): string =>
  Object.hasOwn(problems, code) ? problems[code as Problem] : problems.internal;
