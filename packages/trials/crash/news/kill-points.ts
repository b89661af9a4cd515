import { readFileSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { Client } from 'pg';
import { KILL_POINTS, type KillOrder } from './kill-orders.ts';

/**
 * Loaded before a server of a trial: it kills itself with SIGKILL at a statement of its news, as the file KILL_ORDER says. Nothing that comes
 * after that statement is done.
 */
const file = process.env.KILL_ORDER ?? '';
let order = '';
let passed = 0;

/** Whether this statement is the one that is meant. */
function isDue(text: string, when: KillOrder['when']): boolean {
  const place = Object.entries(KILL_POINTS).find(([, pattern]) => pattern.test(text))?.[0];
  if (place === undefined) return false;
  const read = readOrder();
  if (read !== order) [order, passed] = [read, 0];
  if (order === '') return false;
  const wanted = JSON.parse(order) as KillOrder;
  return wanted.place === place && wanted.when === when && ++passed > wanted.skipped;
}

function readOrder(): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

const die = (): void => void process.kill(process.pid, 'SIGKILL');

const { prepare } = DatabaseSync.prototype;
DatabaseSync.prototype.prepare = function (text) {
  const statement = prepare.call(this, text);
  for (const method of ['all', 'run'] as const) watch(statement, method, text);
  return statement;
};

function watch(statement: StatementSync, method: 'all' | 'run', text: string): void {
  const execute = statement[method];
  Object.assign(statement, {
    [method]: (...values: readonly unknown[]) => {
      if (isDue(text, 'before')) die();
      const found: unknown = Reflect.apply(execute, statement, values);
      // The commit follows within this turn.
      if (isDue(text, 'after')) queueMicrotask(die);
      return found;
    },
  });
}

const { query } = Client.prototype;
Object.assign(Client.prototype, {
  query(this: Client, ...values: [string | { readonly text?: string }, ...unknown[]]) {
    const [asked] = values;
    const text = typeof asked === 'string' ? asked : (asked?.text ?? '');
    if (isDue(text, 'before')) die();
    const found: unknown = Reflect.apply(query, this, values);
    if (isDue(text, 'after') && found instanceof Promise) found.then(die, die);
    return found;
  },
});
