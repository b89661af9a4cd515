import { isEntropy, type Luck } from '../luck.ts';

/**
 * A position as a link names it: the match it comes from, its luck, and the answers that lead there.
 * As text: GAME.VERSION.SEATS-VIEWER.SEED.ANSWERS or …ANSWERS~DRAFT, then .OPTIONS where there are any.
 */
export interface PositionLink {
  readonly game: string;
  /** The version of the rules. Answers are numbered in the order in which these rules list them. */
  readonly version: number;
  readonly seats: number;
  /** The seat of the person who opens the link. Bots have the others. */
  readonly viewer: number;
  readonly luck: Omit<Luck, 'commitment'>;
  readonly options: Readonly<Record<string, unknown>>;
  /** Every answer: which of the awaited seats gives it, if there are several, then the number of each of its picks. */
  readonly answers: readonly number[];
  /** The viewer's picks that aren't completed or confirmed. */
  readonly draft: readonly number[];
}

/** The longest text that is read. Most positions need less than 500 characters; an edition needs more. */
const LONGEST = 16_384;
const MOST_SEATS = 12;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Each digit carries five bits. The digits from this one on say that another one follows. */
const MORE = 32;
const MOST_DIGITS = 4;
const HEX = 64;

const padded = (digits: string): string => digits.padStart(HEX, '0');

/** Luck that follows from a small number: for positions that are made, not played. */
export const luckOfNumber = (number: number, seats: number, viewer: number): PositionLink['luck'] => {
  const seed = padded(number.toString(16));
  return { seed, entropy: Array.from({ length: seats }, (_, seat) => (seat === viewer ? seed : null)), levels: null };
};

export function writeLink(link: PositionLink): string {
  const { game, version, seats, viewer, options, answers, draft } = link;
  const moves = `${writeNumbers(answers)}${draft.length > 0 ? `~${writeNumbers(draft)}` : ''}`;
  const parts = [game, version, `${seats}-${viewer}`, writeLuck(link), moves];
  if (Object.keys(options).length > 0) parts.push(encodeURIComponent(JSON.stringify(options)));
  return parts.join('.');
}

/** The position that a text names; null: the text isn't a link of ours. Whether its answers fit is for the rules to say. */
export function readLink(text: string): PositionLink | null {
  if (text.length > LONGEST) return null;
  const [game = '', version = '', chairs = '', seed = '', moves = '', ...rest] = text.split('.');
  const [seats = 0, viewer = 0] = /^\d{1,2}-\d{1,2}$/.test(chairs) ? chairs.split('-').map(Number) : [];
  const isForm = /^[a-z][a-z0-9-]{0,40}$/.test(game) && /^\d{1,6}$/.test(version);
  if (!isForm || viewer >= seats || seats > MOST_SEATS) return null;
  const luck = readLuck(seed, seats, viewer);
  const [answers, draft = [], ...further] = moves.split('~').map(readNumbers);
  const options = readOptions(rest.join('.'));
  if (luck === null || !answers || draft === null || further.length > 0 || options === null) return null;
  return { game, version: Number(version), seats, viewer, luck, options, answers, draft };
}

/** Luck with levels has a separator of its own, and a bot's level where a person's entropy would be. */
const WITH_LEVELS = '_';

function writeLuck({ luck: { seed, entropy, levels }, viewer }: PositionLink): string {
  if (levels !== null) return [seed, ...entropy.map((each, seat) => each ?? levels[seat])].join(WITH_LEVELS);
  const isShort = entropy.every((each, seat) => each === (seat === viewer ? seed : null));
  return isShort ? seed.replace(/^0{1,63}/, '') : [seed, ...entropy.map(each => each ?? '')].join('-');
}

function readLuck(text: string, seats: number, viewer: number): PositionLink['luck'] | null {
  if (text.includes(WITH_LEVELS)) return readLuckWithLevels(text, seats, viewer);
  if (!/^[0-9a-f-]+$/.test(text)) return null;
  const [seed = '', ...given] = text.split('-');
  const whole = padded(seed);
  if (seed === '' || whole.length > HEX) return null;
  const entropy = Array.from({ length: seats }, (_, seat) =>
    given.length === 0 ? (seat === viewer ? whole : null) : given[seat] || null,
  );
  const isWhole = given.length === 0 || given.length === seats;
  const isSound = isEntropy(entropy[viewer]) && entropy.every(each => each === null || isEntropy(each));
  return isWhole && isSound ? { seed: whole, entropy, levels: null } : null;
}

function readLuckWithLevels(text: string, seats: number, viewer: number): PositionLink['luck'] | null {
  const [seed = '', ...given] = text.split(WITH_LEVELS);
  const levels = given.map(each => (/^[1-5]$/.test(each) ? Number(each) : null));
  const entropy = given.map((each, seat) => (levels[seat] === null ? each : null));
  const isSound = given.length === seats && isEntropy(entropy[viewer]);
  const isWhole = /^[0-9a-f]{64}$/.test(seed) && entropy.every(each => each === null || isEntropy(each));
  return isSound && isWhole ? { seed, entropy, levels } : null;
}

function readOptions(text: string): PositionLink['options'] | null {
  if (text === '') return {};
  try {
    const options: unknown = JSON.parse(decodeURIComponent(text));
    return typeof options === 'object' && options !== null && !Array.isArray(options) ? { ...options } : null;
  } catch {
    return null;
  }
}

function writeNumbers(numbers: readonly number[]): string {
  let text = '';
  for (const number of numbers) {
    let left = number;
    for (; left >= MORE; left = Math.floor(left / MORE)) text += DIGITS[MORE + (left % MORE)];
    text += DIGITS[left];
  }
  return text;
}

function readNumbers(text: string): readonly number[] | null {
  const numbers: number[] = [];
  let [number, unit, digits] = [0, 1, 0];
  for (const letter of text) {
    const digit = DIGITS.indexOf(letter);
    digits += 1;
    if (digit < 0 || digits > MOST_DIGITS) return null;
    number += (digit % MORE) * unit;
    if (digit < MORE) {
      numbers.push(number);
      [number, unit, digits] = [0, 1, 0];
    } else unit *= MORE;
  }
  return digits === 0 ? numbers : null;
}
