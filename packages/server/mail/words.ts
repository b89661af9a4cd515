import { LANGUAGES, type Language } from '@consigliere/kernel';

/** The words of a page: a heading, a sentence, and the button that does it. */
interface PageTexts {
  readonly title: string;
  readonly text: string;
  readonly button?: string;
}

/** The texts of mails, and of the pages to which their links lead. */
export interface MailTexts {
  /** The link to one table, or to a named one of several. */
  readonly open: string;
  readonly until: (time: string) => string;
  readonly once: string;
  readonly why: (host: string) => string;
  readonly stop: string;
  readonly confirm: {
    readonly subject: string;
    readonly text: (host: string) => string;
    readonly button: string;
    readonly ignore: string;
  };
  readonly pages: {
    readonly ask: PageTexts;
    readonly confirmed: PageTexts;
    readonly expired: PageTexts;
    readonly askStop: PageTexts;
    readonly stopped: PageTexts;
    readonly home: string;
  };
}

const en: MailTexts = {
  open: 'Open the table',
  until: time => `You have until ${time}.`,
  once: 'You won’t get another mail about a table until you’ve opened it.',
  why: host => `You’re getting this mail because you asked for news about your tables at ${host}.`,
  stop: 'Stop these mails',
  confirm: {
    subject: 'Confirm your e-mail address',
    text: host => `Somebody, probably you, would like to get news about their tables at ${host} at this address.`,
    button: 'Confirm the address',
    ignore: 'The link works for a day. If it wasn’t you, do nothing: you won’t get any news.',
  },
  pages: {
    ask: {
      title: 'Confirm your e-mail address',
      text: 'From then on, news about your tables goes to this address.',
      button: 'Confirm the address',
    },
    confirmed: { title: 'Confirmed', text: 'News about your tables goes to this address from now on.' },
    expired: {
      title: 'This link doesn’t work any more',
      text: 'It has expired, or the address has been removed. You can add the address again in the settings.',
    },
    askStop: {
      title: 'Stop these mails?',
      text: 'The address will be removed, and no more mails go there. You can add it again in the settings.',
      button: 'Stop these mails',
    },
    stopped: { title: 'Stopped', text: 'The address has been removed. No more mails go there.' },
    home: 'Home page',
  },
};

const de: MailTexts = {
  open: 'Tisch öffnen',
  until: time => `Du hast Zeit bis ${time}.`,
  once: 'Zu einem Tisch kommt erst dann wieder eine Mail, wenn du ihn geöffnet hast.',
  why: host => `Du bekommst diese Mail, weil du dir auf ${host} Neuigkeiten von deinen Tischen schicken lässt.`,
  stop: 'Diese Mails abbestellen',
  confirm: {
    subject: 'Bestätige deine E-Mail-Adresse',
    text: host =>
      `Jemand, vermutlich du, möchte Neuigkeiten von seinen Tischen auf ${host} an diese Adresse geschickt bekommen.`,
    button: 'Adresse bestätigen',
    ignore: 'Der Link gilt einen Tag. Wenn du das nicht warst, musst du nichts tun: Es kommen keine Neuigkeiten.',
  },
  pages: {
    ask: {
      title: 'E-Mail-Adresse bestätigen',
      text: 'Danach gehen Neuigkeiten von deinen Tischen an diese Adresse.',
      button: 'Adresse bestätigen',
    },
    confirmed: { title: 'Bestätigt', text: 'Neuigkeiten von deinen Tischen gehen ab jetzt an diese Adresse.' },
    expired: {
      title: 'Dieser Link funktioniert nicht mehr',
      text: 'Er ist abgelaufen, oder die Adresse wurde entfernt. In den Einstellungen kannst du sie wieder hinzufügen.',
    },
    askStop: {
      title: 'Mails abbestellen?',
      text: 'Die Adresse wird entfernt und bekommt keine Mails mehr. In den Einstellungen kannst du sie wieder hinzufügen.',
      button: 'Mails abbestellen',
    },
    stopped: { title: 'Abbestellt', text: 'Die Adresse ist entfernt und bekommt keine Mails mehr.' },
    home: 'Startseite',
  },
};

const nl: MailTexts = {
  open: 'Tafel openen',
  until: time => `Je hebt tot ${time}.`,
  once: 'Over een tafel krijg je pas weer mail als je hem hebt geopend.',
  why: host => `Je krijgt deze mail omdat je op ${host} hebt gevraagd om nieuws over je tafels.`,
  stop: 'Deze mails stopzetten',
  confirm: {
    subject: 'Bevestig je e-mailadres',
    text: host => `Iemand, waarschijnlijk jij, wil op dit adres nieuws krijgen over tafels op ${host}.`,
    button: 'Adres bevestigen',
    ignore: 'De link werkt een dag. Was jij het niet, dan hoef je niets te doen: er komt geen nieuws.',
  },
  pages: {
    ask: {
      title: 'Bevestig je e-mailadres',
      text: 'Daarna gaat het nieuws over je tafels naar dit adres.',
      button: 'Adres bevestigen',
    },
    confirmed: { title: 'Bevestigd', text: 'Het nieuws over je tafels gaat vanaf nu naar dit adres.' },
    expired: {
      title: 'Deze link werkt niet meer',
      text: 'Hij is verlopen, of het adres is verwijderd. In de instellingen kun je het weer toevoegen.',
    },
    askStop: {
      title: 'Mails stopzetten?',
      text: 'Het adres wordt verwijderd en krijgt geen mails meer. In de instellingen kun je het weer toevoegen.',
      button: 'Mails stopzetten',
    },
    stopped: { title: 'Stopgezet', text: 'Het adres is verwijderd en krijgt geen mails meer.' },
    home: 'Startpagina',
  },
};

const TEXTS: Readonly<Record<Language, MailTexts>> = { en, de, nl };

/** The texts in a guest's language. */
export const mailTexts = (language: string): MailTexts => TEXTS[LANGUAGES.find(each => each === language) ?? 'en'];
