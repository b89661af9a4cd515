import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CalendarReader } from './calendar-reader.ts';
import type { Promised } from './promises.ts';
import { type SentMessage, sayTime } from './sent-message.ts';

const writeLine = (at: number, person: string, channel: string, text: string): string =>
  [sayTime(at).padEnd(12), person.padEnd(4), channel.padEnd(18), `"${text.replaceAll('\n', ' | ')}"`].join('  ');

/** Everything that has left the house, in the order of time. */
export function writeList(sent: readonly SentMessage[], { changes, player }: CalendarReader): readonly string[] {
  const messages = sent.map(({ at, channel, text }) => ({
    at,
    line: writeLine(at, channel.person, channel.label, text),
  }));
  const entries = changes.map(({ at, text }) => ({ at, line: writeLine(at, player.name, 'calendar', text) }));
  return [...messages, ...entries].sort((one, other) => one.at - other.at).map(({ line }) => line);
}

/** How many messages left the house by each channel. */
export function countMessages(sent: readonly SentMessage[], { changes }: CalendarReader): string {
  const labels = [...new Set(sent.map(({ channel }) => channel.label))].sort();
  const counts = labels.map(label => `${label} ${sent.filter(({ channel }) => channel.label === label).length}`);
  return [`${sent.length} messages`, ...counts, `calendar entries changed ${changes.length}`].join(', ');
}

export function keepList(folder: string, name: string, lines: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.txt`), `${lines.join('\n')}\n`);
}

/** Messages or promises as they are compared, in an order of their own. */
export const compared = (messages: readonly (SentMessage | Promised)[]): readonly string[] =>
  messages
    .map(({ at, channel, kinds, deadline, seats }) => ({
      at,
      what: [channel.person, channel.label, ...kinds, deadline, seats],
    }))
    .sort((one, other) => one.at - other.at || (`${one.what}` < `${other.what}` ? -1 : 1))
    .map(({ at, what }) => `${sayTime(at)} ${what.filter(each => each !== undefined).join(' ')}`);
