import { LANGUAGES, type Language } from '@consigliere/kernel';
import type { NewsKind } from '@consigliere/match';

interface NewsTexts {
  /** The sentence for each kind of news; `game`: its name. */
  readonly kinds: Readonly<Record<NewsKind, (game: string) => string>>;
  /** How many things have happened in the quiet hours. */
  readonly digest: (count: number) => string;
  /** Until when a player has to answer. */
  readonly until: (time: string) => string;
  /** The entry in a calendar when a player's time is up. */
  readonly deadline: (game: string) => string;
  readonly test: string;
}

const en: NewsTexts = {
  kinds: {
    started: game => `${game}: The match has started.`,
    over: game => `${game}: The match is over.`,
    turn: game => `${game}: It’s your turn.`,
    waiting: game => `${game}: Waiting for answers.`,
    nudged: game => `${game}: The others are waiting for you.`,
    request: game => `${game}: A request is waiting for you.`,
  },
  digest: count => (count === 1 ? 'There’s one thing to catch up on.' : `There are ${count} things to catch up on.`),
  until: time => `You have until ${time}.`,
  deadline: game => `${game}: Your time runs out`,
  test: 'This is a test. News from your tables will arrive here.',
};

const de: NewsTexts = {
  kinds: {
    started: game => `${game}: Die Partie hat begonnen.`,
    over: game => `${game}: Die Partie ist zu Ende.`,
    turn: game => `${game}: Du bist dran.`,
    waiting: game => `${game}: Es fehlen noch Antworten.`,
    nudged: game => `${game}: Die anderen warten auf dich.`,
    request: game => `${game}: Eine Anfrage wartet auf dich.`,
  },
  digest: count => (count === 1 ? 'Es gibt eine Neuigkeit.' : `Es gibt ${count} Neuigkeiten.`),
  until: time => `Du hast Zeit bis ${time}.`,
  deadline: game => `${game}: Deine Bedenkzeit läuft ab`,
  test: 'Das ist ein Test. Hier kommen Neuigkeiten von deinen Tischen an.',
};

const nl: NewsTexts = {
  kinds: {
    started: game => `${game}: De partij is begonnen.`,
    over: game => `${game}: De partij is afgelopen.`,
    turn: game => `${game}: Jij bent aan de beurt.`,
    waiting: game => `${game}: Er wordt nog op antwoorden gewacht.`,
    nudged: game => `${game}: De anderen wachten op je.`,
    request: game => `${game}: Er wacht een verzoek op je.`,
  },
  digest: count => (count === 1 ? 'Er is één nieuw bericht.' : `Er zijn ${count} nieuwe berichten.`),
  until: time => `Je hebt de tijd tot ${time}.`,
  deadline: game => `${game}: Je bedenktijd loopt af`,
  test: 'Dit is een test. Hier komt het nieuws van je tafels binnen.',
};

const TEXTS: Readonly<Record<Language, NewsTexts>> = { en, de, nl };

/** The texts in a guest's language. */
export const newsTexts = (language: string): NewsTexts => TEXTS[LANGUAGES.find(each => each === language) ?? 'en'];
