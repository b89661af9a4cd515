/** Crockford's 32 symbols: no I, L and O, which look like 1 and 0, and no U. */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 26 symbols are 130 bits. */
const RANDOM = 26;
const GROUP = 4;
/** The largest prime that two symbols can count to. */
const PRIME = 1021;

/**
 * Two symbols that follow from the others. Each place has another weight and the sum is taken modulo a prime, so that every single wrong
 * symbol and every two symbols in the wrong order change it.
 */
function checksumOf(symbols: string): string {
  const sum = [...symbols].reduce((total, symbol, at) => total + (at + 1) * SYMBOLS.indexOf(symbol), 0) % PRIME;
  return `${SYMBOLS.charAt(sum >> 5)}${SYMBOLS.charAt(sum & 31)}`;
}

/** Makes a code from random bytes, at least 26 of them: five bits of each are used. */
export function makeRecoveryCode(bytes: Uint8Array): string {
  const symbols = Array.from(bytes.subarray(0, RANDOM), byte => SYMBOLS.charAt(byte & 31)).join('');
  return symbols + checksumOf(symbols);
}

/** A code in groups, as it is shown and printed. */
export const groupRecoveryCode = (code: string): string =>
  code.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? '';

/** The code that somebody has typed, whatever case, spaces and dashes they use; null: there is a typing error in it. */
export function parseRecoveryCode(typed: string): string | null {
  const symbols = typed
    .toUpperCase()
    .replace(/[\s\p{Pd}._]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  const [given, checksum] = [symbols.slice(0, RANDOM), symbols.slice(RANDOM)];
  const isWhole = given.length === RANDOM && [...symbols].every(symbol => SYMBOLS.includes(symbol));
  return isWhole && checksumOf(given) === checksum ? symbols : null;
}
