/** Something that has to be done by a time, as an entry of a calendar. */
export interface Deadline {
  /** Stays the same as long as the deadline stands. */
  readonly id: string;
  readonly summary: string;
  readonly description: string;
  /** The link to the table. */
  readonly url: string;
  /** When the time is up, and when that last changed: milliseconds since 1970. */
  readonly at: number;
  readonly changedAt: number;
}

const LINE = 75;

/** Writes a calendar as RFC 5545 has it. */
export function writeCalendar(name: string, deadlines: readonly Deadline[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Consigliere//Consigliere//EN',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    // How often to look again: some programs know only the one or the other.
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
    ...deadlines.flatMap(writeDeadline),
    'END:VCALENDAR',
  ];
  return lines.map(line => `${fold(line)}\r\n`).join('');
}

/** A moment, not a period: it keeps nobody from being free. Programs that follow alarms of such calendars remind two hours before. */
const writeDeadline = ({ id, summary, description, url, at, changedAt }: Deadline): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${id}@${new URL(url).hostname}`,
  `DTSTAMP:${writeTime(changedAt)}`,
  `DTSTART:${writeTime(at)}`,
  `SUMMARY:${escapeText(summary)}`,
  // Many programs don't show the address of an entry.
  `DESCRIPTION:${escapeText(`${description}\n${url}`)}`,
  `URL:${url}`,
  'TRANSP:TRANSPARENT',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapeText(summary)}`,
  'TRIGGER:-PT2H',
  'END:VALARM',
  'END:VEVENT',
];

/** A time in UTC: 20260131T235900Z. */
const writeTime = (time: number): string => new Date(time).toISOString().replace(/\.\d+|[-:]/g, '');

const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Lines have at most 75 bytes, and characters aren't torn apart; a line that goes on begins with a space. */
function fold(line: string): string {
  let folded = '';
  let length = 0;
  for (const sign of line) {
    const bytes = Buffer.byteLength(sign);
    if (length + bytes > LINE) {
      folded += '\r\n ';
      length = 1;
    }
    folded += sign;
    length += bytes;
  }
  return folded;
}
