/** Returns a random integer from 0 to n − 1. */
export type RandomBelow = (n: number) => number;

export const pickOne = <X>(randomBelow: RandomBelow, all: readonly X[]): X => all[randomBelow(all.length)] as X;

/** Raw JSON text for values that JSON.stringify can't write: `__proto__`, 1e999, the same key twice. */
class Verbatim {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const TEXTS = [
  '',
  ' ',
  '\ud800',
  'a\udfffb',
  '\u0000',
  '\u202eadA',
  '\u200b',
  '\ufeff',
  '💣'.repeat(20),
  'é'.repeat(400),
  'x'.repeat(5000),
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  "' or 1=1; --",
  '<img src=x onerror=alert(1)>',
  '{{1+1}}',
  '%00%ff',
  'null',
  'NaN',
];

const VERBATIM = [
  '1e999',
  '-1e999',
  '-0',
  '9007199254740993',
  '1e-400',
  '0.1',
  '-1',
  '2147483648',
  '999999999999999999999999',
  '{"__proto__":{"isOwner":true}}',
  '{"constructor":{"prototype":{"isOwner":true}}}',
  '{"toString":1,"valueOf":1,"hasOwnProperty":1}',
  '{"then":1,"toJSON":1}',
  '[]',
  '{}',
  'null',
  'true',
  '[[[[[[[[[[[[]]]]]]]]]]]]',
  '"\\ud800"',
  '"\\u0000"',
];

const KEYS = ['__proto__', 'constructor', 'prototype', 'seat', 'player', 'by', 'at', 'seed', 'isOwner', 'type', ''];

type JsonFields = Record<string, unknown>;

/** Makes a value unrelated to the original. */
function makeStrange(randomBelow: RandomBelow): unknown {
  return randomBelow(2) === 0 ? pickOne(randomBelow, TEXTS) : new Verbatim(pickOne(randomBelow, VERBATIM));
}

/** Makes a value close to the original: another number, another seat, one more letter. */
function makeSimilar(randomBelow: RandomBelow, value: unknown): unknown {
  if (typeof value === 'number') return value + pickOne(randomBelow, [1, -1, 2, 64, 1_000_000, 0.5]);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string')
    return pickOne(randomBelow, [`${value} `, value.slice(1), value.toUpperCase(), value + value]);
  if (Array.isArray(value)) return pickOne(randomBelow, [[], [...value, ...value], Array(65).fill(value[0]), [value]]);
  return makeStrange(randomBelow);
}

/** Changes, removes, adds or renames one thing inside the value. */
function mutate(randomBelow: RandomBelow, value: unknown): unknown {
  const inside = typeof value === 'object' && value !== null && !(value instanceof Verbatim) ? Object.keys(value) : [];
  if (inside.length === 0 || randomBelow(6) === 0)
    return randomBelow(2) === 0 ? makeSimilar(randomBelow, value) : makeStrange(randomBelow);
  const key = pickOne(randomBelow, inside);
  if (Array.isArray(value)) return value.map((each, at) => (String(at) === key ? mutate(randomBelow, each) : each));
  const fields = value as JsonFields;
  const { [key]: field, ...rest } = fields;
  switch (randomBelow(6)) {
    case 0:
      return rest;
    case 1:
      return { ...fields, [`${pickOne(randomBelow, KEYS)}`]: makeStrange(randomBelow) };
    case 2:
      return { ...rest, [`${key}${pickOne(randomBelow, ['s', ' ', '\u200b', '.0', '[]'])}`]: field };
    default:
      return { ...rest, [key]: mutate(randomBelow, field) };
  }
}

/** Writes a value as JSON, `__proto__` keys included. */
function writeJson(value: unknown): string {
  if (value instanceof Verbatim) return value.text;
  if (Array.isArray(value)) return `[${value.map(writeJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  return `{${Object.entries(value)
    .map(([key, field]) => `${JSON.stringify(key)}:${writeJson(field)}`)
    .join(',')}}`;
}

/** Damages the JSON text itself. */
function damageText(randomBelow: RandomBelow, text: string): string {
  const at = randomBelow(text.length + 1);
  switch (randomBelow(7)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + pickOne(randomBelow, TEXTS) + text.slice(at);
    case 2:
      return text + text;
    case 3:
      return `${'['.repeat(2000)}${text}${']'.repeat(2000)}`;
    case 4:
      return `{"a":${'{"a":'.repeat(7 + randomBelow(4))}${text}${'}'.repeat(12)}`;
    case 5:
      return text.replace('{', '{"__proto__":{"type":"ping"},');
    default:
      return text.replace(/"type":"[^"]*"/, '$&,$&');
  }
}

/** Makes a message wrong in one or more places, as text. Some stay as they are: then the sender is what's wrong. */
export function makeHostileText(randomBelow: RandomBelow, message: unknown): string {
  if (randomBelow(5) === 0) return JSON.stringify(message);
  let value = message;
  for (let times = 1 + randomBelow(3); times > 0; times--) value = mutate(randomBelow, value);
  const text = writeJson(value);
  return randomBelow(4) === 0 ? damageText(randomBelow, text) : text;
}
