import type { Luck } from '@consigliere/match';
import { keep, kept } from './keep.ts';

/** The commitment that a table showed before the player sat down, and the entropy that the device added. */
interface Pledge {
  readonly room: string;
  readonly commitment: string;
  readonly entropy: string;
}

/** The device's own evidence about the source of a match's seed. */
export type Witness =
  /** The match was played on a device, here or where it was imported from, which drew the seed itself. */
  | 'drew-it'
  /** It saw the published commitment before its player sat down, and what it added is in the seed. */
  | 'saw-it'
  /** The table showed it another commitment than the published one. */
  | 'saw-another'
  /** It saw the commitment, but what it added isn't in the seed. */
  | 'left-out'
  | 'saw-nothing';

const NAME = 'commitments';
/** The latest ones, some 25 kB. */
const MOST = 100;

/** To be called before the command to sit down is sent. */
export function keepPledge(pledge: Pledge): void {
  keep(NAME, JSON.stringify([...pledges(), pledge].slice(-MOST)));
}

/** `room`: null where the match comes from a file, which doesn't name its table. */
export function witnessOf({ commitment, entropy }: Luck, room: string | null): Witness {
  const mine = pledges().filter(each => (room === null ? each.commitment === commitment : each.room === room));
  if (mine.length === 0) return 'saw-nothing';
  if (mine.some(each => each.commitment !== commitment)) return 'saw-another';
  return mine.some(each => entropy.includes(each.entropy)) ? 'saw-it' : 'left-out';
}

/** Storage can hold anything: whatever isn't a pledge is ignored. */
function pledges(): readonly Pledge[] {
  try {
    const stored: unknown = JSON.parse(kept(NAME) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPledge) : [];
  } catch {
    return [];
  }
}

function isPledge(x: unknown): x is Pledge {
  if (typeof x !== 'object' || x === null) return false;
  const fields = new Map<string, unknown>(Object.entries(x));
  return ['room', 'commitment', 'entropy'].every(name => typeof fields.get(name) === 'string');
}
