import type { NewsKind } from '@consigliere/match';

export type PostLanguage = 'en' | 'de' | 'nl';

/** All sentences that may leave the house about a table, after the game's name. */
const SENTENCES: Readonly<Record<PostLanguage, Readonly<Record<NewsKind, string>>>> = {
  en: {
    started: 'The match has started.',
    over: 'The match is over.',
    turn: 'It’s your turn.',
    waiting: 'Waiting for answers.',
    nudged: 'The others are waiting for you.',
    request: 'A request is waiting for you.',
  },
  de: {
    started: 'Die Partie hat begonnen.',
    over: 'Die Partie ist zu Ende.',
    turn: 'Du bist dran.',
    waiting: 'Es fehlen noch Antworten.',
    nudged: 'Die anderen warten auf dich.',
    request: 'Eine Anfrage wartet auf dich.',
  },
  nl: {
    started: 'De partij is begonnen.',
    over: 'De partij is afgelopen.',
    turn: 'Jij bent aan de beurt.',
    waiting: 'Er wordt nog op antwoorden gewacht.',
    nudged: 'De anderen wachten op je.',
    request: 'Er wacht een verzoek op je.',
  },
};

/** The sentences that go with others: how many there are, until when a player has time, and what a link is. */
const ASIDES: Readonly<Record<PostLanguage, readonly RegExp[]>> = {
  en: [
    /^There(’s one thing| are \d things) to catch up on\./,
    /^You have until \w+,? \d+ \w+ at \d\d?:\d\d( UTC)?\./,
    /^Open the table:/,
  ],
  de: [
    /^Es gibt (eine Neuigkeit|\d Neuigkeiten)\./,
    /^Du hast Zeit bis \w+, \d+\. \p{L}+ um \d\d?:\d\d( UTC)?\./u,
    /^Tisch öffnen:/,
  ],
  nl: [
    /^Er (is één nieuw bericht|zijn \d nieuwe berichten)\./,
    /^Je hebt de tijd tot \w+ \d+ \w+ om \d\d?:\d\d( UTC)?\./,
    /^Tafel openen:/,
  ],
};

interface Reading {
  readonly language: PostLanguage;
  /** The game's name in that language. */
  readonly game: string;
  /** The link to the table, the only one that may be in the text. */
  readonly url: string;
}

/** Reads the kinds of news in a text. `unknown`: whatever isn't one of the sentences. Names and secrets would be there. */
export function readNews(text: string, { language, game, url }: Reading) {
  const kinds: NewsKind[] = [];
  let rest = text.trim();
  while (rest !== '') {
    const news = Object.entries(SENTENCES[language]).find(([, sentence]) => rest.startsWith(`${game}: ${sentence}`));
    const aside = ASIDES[language].map(each => each.exec(rest)?.[0]).find(found => found !== undefined);
    if (news !== undefined) kinds.push(news[0] as NewsKind);
    const length =
      news === undefined ? (aside ?? (rest.startsWith(url) ? url : '')).length : game.length + 2 + news[1].length;
    if (length === 0) break;
    rest = rest.slice(length).trimStart();
  }
  return { kinds: kinds.sort(), unknown: rest };
}
