import { hash } from 'node:crypto';
import { isGameId, loadParts } from '@consigliere/games/list';
import { LANGUAGES } from '@consigliere/kernel';
import type { NewsItem, Room } from '@consigliere/match';
import { newsTexts } from './words.ts';

/** A message as it is sent. Nothing in it is hidden from its reader, and nothing in it changes when it is sent again. */
export interface NewsMessage {
  readonly id: string;
  readonly kind: string;
  /** A sentence in the guest's language. */
  readonly text: string;
  readonly game?: string;
  /** The link to the table. */
  readonly url?: string;
  /** When the player's time is up, by correspondence: milliseconds since 1970, to the minute. */
  readonly deadline?: number;
  /** The seats that everybody waits for, counted from 0, where everybody may know them. */
  readonly seats?: readonly number[];
  /** In a digest: the messages of the quiet hours. */
  readonly news?: readonly NewsMessage[];
}

const MINUTE = 60_000;
const ID_LENGTH = 32;

/** Names something for receivers. It tells nothing about what it was made from. */
export const newsId = (...parts: readonly string[]): string =>
  hash('sha256', JSON.stringify(parts), 'hex').slice(0, ID_LENGTH);

interface MessageOptions {
  readonly language: string;
  readonly publicUrl: string;
  /** By how many milliseconds the wall clock is ahead of house time. */
  readonly closed: number;
  /** The guest's time zone; null: not known. */
  readonly timeZone: string | null;
}

/** Makes the message for an item. The id is the row's. */
export async function makeMessage(
  id: string,
  { kind, deadline, seats }: NewsItem,
  { terms }: Pick<Room, 'terms'>,
  { language, publicUrl, closed, timeZone }: MessageOptions,
): Promise<NewsMessage> {
  const isTimed = deadline !== null && terms.clock.kind === 'correspondence';
  const time = isTimed ? Math.ceil((deadline + closed) / MINUTE) * MINUTE : null;
  const texts = newsTexts(language);
  const sentence = texts.kinds[kind](await nameGame(terms.game, language));
  return {
    id,
    kind,
    text:
      time === null || timeZone === null ? sentence : `${sentence} ${texts.until(sayTime(time, language, timeZone))}`,
    game: terms.game,
    url: `${publicUrl}/table/${terms.id}`,
    ...(time === null ? {} : { deadline: time }),
    ...(seats.length > 0 ? { seats } : {}),
  };
}

/** A time with its day, as it is in a time zone. A message may be read much later. */
const sayTime = (at: number, language: string, timeZone: string): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    ...{ weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
    timeZone,
  } as const).format(at);

/** The name of a game in a language. */
export async function nameGame(game: string, language: string): Promise<string> {
  if (!isGameId(game)) return game;
  const parts = await loadParts(game);
  return (await parts.words(LANGUAGES.find(each => each === language) ?? 'en')).standard.name;
}
