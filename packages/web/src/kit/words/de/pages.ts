import type { PagesTexts } from '../en/pages.ts';
import { sayIn } from '../say.ts';

const say = sayIn('de');

export const texts: PagesTexts = {
  spoken: 'de',
  bar: {
    tables: 'Tische',
    rules: 'Regeln',
    open: 'Tisch eröffnen',
    settings: 'Einstellungen',
    credits: 'Mitwirkende',
    language: 'Sprache',
    game: 'Spiel',
    skip: 'Zum Inhalt springen',
    loading: 'Einen Moment …',
  },
  landing: {
    motto: 'Drei Spiele über Familien. Setz dich, der Kaffee geht aufs Haus.',
    promise: 'Kein Konto, kein Name, nichts zu installieren. Einen Gegner findet das Haus immer.',
    play: 'Jetzt spielen',
    invite: 'Freunde einladen',
    anybody: 'Mit anderen spielen',
    learn: 'Lernen',
    more: 'Mehr Optionen',
    players: (min, max) => `${say.range(min, max)} Spieler`,
    minutes: (min, max) => `${say.range(min, max)} Minuten`,
    yours: 'Deine Tische',
    opening: 'Wird eröffnet …',
    footer: 'Das Haus verdient nicht mit.',
  },
  deletedPlayer: 'Gelöschter Spieler',
  notices: {
    unknown: {
      title: 'Seite nicht gefunden',
      text: 'Unter dieser Adresse gibt es nichts. Vielleicht enthält sie einen Tippfehler, oder die Seite ist umgezogen.',
    },
    offline: {
      title: 'Keine Verbindung',
      text: 'Der Server antwortet nicht. Deine Partie ist sicher. Prüf deine Verbindung oder spiel offline gegen Bots.',
    },
    gone: {
      title: 'Diese Partie ist nicht auf diesem Gerät',
      text: 'Sie wurde woanders gespielt, oder der Browser hat seine Daten gelöscht. Fang eine neue an.',
    },
    frozen: {
      title: 'Diese Partie ist eingefroren',
      text: 'Sie begann unter älteren Regeln und kann unter den neuen nicht weitergehen. Verloren ist nichts: Exportier sie oder lass sie hier liegen.',
    },
    worker: {
      title: 'Dieser Browser ist zu alt',
      text: 'Er kann keine Partie im Hintergrund laufen lassen. Nimm einen neueren oder spiel auf dem Server.',
    },
    broken: {
      title: 'Etwas ist schiefgegangen',
      text: 'Ein Teil der Seite wurde nicht geladen. Deine Partie ist sicher. Lade die Seite neu.',
    },
  },
  ways: {
    home: 'Zur Startseite',
    tables: 'Alle Tische',
    reload: 'Neu laden',
    save: 'Als Datei speichern',
    openFile: 'Datei öffnen',
  },
  nameless: 'Gast',
  device: {
    together: 'An einem Gerät',
    guest: seat => `Gast ${seat}`,
    export: 'Exportieren',
  },
};
