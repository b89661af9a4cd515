import type { Budget } from '@consigliere/bots';
import { Misuse } from '../lib/misuse.ts';
import type { Hypotheses } from './statistics.ts';

/** No table is larger. */
const MOST = 12;

/** `flat,3*greedy` written out. */
export function lineUp(text: string): string[] {
  return text.split(',').flatMap(each => {
    const [, count, name] = /^(\d+)\*(.+)$/.exec(each) ?? [null, '1', each];
    if (Number(count) > MOST) throw new Misuse(`nobody plays with ${count} bots at one table`);
    return new Array<string>(Number(count)).fill(name ?? each);
  });
}

export function budgetOf(text: string): Budget {
  const [, number, unit] = /^(\d+)(ms|i)$/.exec(text) ?? [];
  if (number === undefined) throw new Misuse(`a budget is written 50ms or 400i, not "${text}"`);
  return unit === 'ms' ? { milliseconds: Number(number) } : { iterations: Number(number) };
}

export function hypothesesOf(text: string | undefined): Hypotheses | null {
  if (text === undefined) return null;
  const [low, high] = (/^([\d.]+),([\d.]+)$/.exec(text) ?? []).slice(1).map(Number);
  if (low === undefined || high === undefined || !(low < high))
    throw new Misuse(`--sprt is written 0.5,0.55, not "${text}"`);
  return { low, high };
}
