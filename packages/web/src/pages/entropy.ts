import { randomHex } from '../kit/link/random.ts';

/** So much of the luck comes from each person. */
const ENTROPY_BYTES = 32;
export const newEntropy = (): string => randomHex(ENTROPY_BYTES);
