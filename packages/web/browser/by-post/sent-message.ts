import type { NewsKind } from '@consigliere/match';
import type { PostLanguage } from './sentences.ts';

/** The simulated match begins on a Friday morning. */
export const BEGIN = Date.UTC(2026, 10, 20, 8);
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const TIME_ZONE = 'Europe/Berlin';

/** A channel of one person, by which messages leave the house. */
export interface PostChannel {
  readonly person: string;
  /** How the list calls it. */
  readonly label: string;
  readonly kind: 'push' | 'email' | 'webhook' | 'discord' | 'slack' | 'matrix';
  /** The device at the push service, the mail address, or the path at the receiver. */
  readonly place: string;
  readonly language: PostLanguage;
  /** Whether others can read it. */
  readonly isShared: boolean;
}

/** A message that has left the house. */
export interface SentMessage {
  /** By the simulated clock. */
  readonly at: number;
  readonly channel: PostChannel;
  readonly kinds: readonly NewsKind[];
  /** Words that no message may have. */
  readonly unknown: string;
  readonly text: string;
  /** The link to the table. */
  readonly link: string;
  /** Until when the reader has to answer, if the message says it to programs. */
  readonly deadline?: number;
  /** The seats that are named. */
  readonly seats?: readonly number[];
}

/** The day and the time of day: the match begins on day 1. */
export function sayTime(at: number): string {
  const time = new Date(at).toLocaleTimeString('en-GB', { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit' });
  return `day ${dayOf(at)} ${time}`;
}

/** Midnight, by which days are counted. */
const FIRST_MIDNIGHT = BEGIN - 9 * HOUR;
const dayOf = (at: number): number => 1 + Math.floor((at - FIRST_MIDNIGHT) / DAY);
