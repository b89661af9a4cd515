import { digestTerms, type Luck, type RoomView } from '@consigliere/match';
import { keep, kept } from './keep.ts';
import { newEntropy } from './random.ts';

/** The commitment that a table showed before the device added entropy, that entropy, and what it was for. */
interface Pledge {
  readonly room: string;
  readonly commitment: string;
  readonly entropy: string;
  /** The room's `entropyRound`; absent in older ones. */
  readonly round?: number;
  /** The digest of the terms that the table showed; absent if they aren't in the match's seed. */
  readonly terms?: string;
}

/** The device's own evidence about the source of a match's seed. */
export type Witness =
  /** The match was played on a device, here or where it was imported from, which drew the seed itself. */
  | 'drew-it'
  /** It saw the published commitment before it added anything, and what it added last, for the terms that were played, is in the seed. */
  | 'saw-it'
  /** The table showed it another commitment than the published one. */
  | 'saw-another'
  /** It saw the commitment, but what it added isn't in the seed. */
  | 'left-out'
  /** The seed has the entropy that it added before the terms changed. */
  | 'outdated'
  | 'saw-nothing';

const NAME = 'commitments';
/** The latest ones, some 25 kB. */
const MOST = 100;

type PledgedView = Pick<RoomView, 'terms' | 'chairs' | 'commitment' | 'luckFormat' | 'entropyRound'>;

/**
 * The entropy that this device adds to a table as it is shown, which is stored before it is sent. For the same terms it is always the
 * same, so that neither a lost connection nor a second tab gives the table a choice. null: the page has seen later terms.
 */
export function pledgeEntropy({ terms, chairs, commitment, luckFormat, entropyRound }: PledgedView): string | null {
  const mine = pledges().filter(each => each.room === terms.id && each.commitment === commitment);
  const known = mine.find(({ round }) => round === entropyRound);
  if (known !== undefined) return known.entropy;
  if (mine.some(({ round = -1 }) => round > entropyRound)) return null;
  const levels = chairs.map(({ sitter, level }) => (sitter === 'bot' ? level : null));
  const shown = luckFormat === 1 ? {} : { terms: digestTerms(terms, levels) };
  const entropy = newEntropy();
  keepPledge({ room: terms.id, commitment, entropy, round: entropyRound, ...shown });
  return entropy;
}

function keepPledge(pledge: Pledge): void {
  keep(NAME, JSON.stringify([...pledges(), pledge].slice(-MOST)));
}

type PlayedTerms = Parameters<typeof digestTerms>[0];

/** Compares a match's luck and terms with what the device was shown. `room`: null where the match comes from a file, which doesn't name its table. */
export function witnessOf({ commitment, entropy, levels }: Luck, played: PlayedTerms, room: string | null): Witness {
  const mine = pledges().filter(each => (room === null ? each.commitment === commitment : each.room === room));
  if (mine.length === 0) return 'saw-nothing';
  if (mine.some(each => each.commitment !== commitment)) return 'saw-another';
  const used = mine.find(each => entropy.includes(each.entropy));
  if (used === undefined) return 'left-out';
  const isLatest = mine.every(({ round = -1 }) => round <= (used.round ?? -1));
  const terms = levels === null ? undefined : digestTerms(played, levels);
  return isLatest && used.terms === terms ? 'saw-it' : 'outdated';
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
