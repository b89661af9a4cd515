import { KEYS, type Key } from './words/index.ts';

/** What a typed line means. */
export type Typed =
  | { readonly type: 'number'; readonly number: number }
  | { readonly type: 'key'; readonly key: Key; readonly about: string }
  | { readonly type: 'nothing' }
  | { readonly type: 'unknown'; readonly text: string };

const isKey = (text: string): text is Key => (KEYS as readonly string[]).includes(text);

/** `7`, `u`, `?`, `? hitman`, `?hitman`, Enter; only help is about something. */
export function typed(line: string): Typed {
  const text = line.trim();
  if (text === '') return { type: 'nothing' };
  if (/^\d{1,6}$/.test(text)) return { type: 'number', number: Number(text) };
  if (text.startsWith('?')) return { type: 'key', key: '?', about: text.slice(1).trim() };
  const key = text.toLowerCase();
  return isKey(key) ? { type: 'key', key, about: '' } : { type: 'unknown', text };
}
