import type { PagesTexts } from '../en/pages.ts';
import { sayIn } from '../say.ts';

const say = sayIn('de');

export const texts: PagesTexts = {
  spoken: 'de',
  bar: {
    home: 'Startseite',
    tables: 'Tische',
    rules: 'Regeln',
    open: 'Tisch eröffnen',
    settings: 'Einstellungen',
    credits: 'Mitwirkende',
    language: 'Sprache',
    skip: 'Zum Inhalt springen',
    loading: 'Einen Moment.',
  },
  landing: {
    motto: 'Drei Spiele über Familien. Setz dich, der Kaffee geht aufs Haus.',
    promise: 'Kein Konto, kein Name, nichts zu installieren. Einen Gegner findet das Haus immer.',
    play: 'Jetzt spielen',
    playLong: game => `${game} jetzt gegen das Haus spielen`,
    invite: 'Freunde einladen',
    inviteLong: game => `Einen Tisch für ${game} eröffnen und Freunde einladen`,
    learn: 'Lernen',
    learnLong: game => `${game} in einer ersten Partie mit Tipps lernen`,
    more: 'Mehr Auswahl',
    moreLong: game => `Mehr Auswahl für ${game}`,
    players: (min, max) => `${say.range(min, max)} Spieler`,
    minutes: (min, max) => `${say.range(min, max)} Minuten`,
    yours: 'Deine Tische',
    opening: 'Der Tisch wird gedeckt.',
    footer: 'Das Haus verdient nicht mit.',
  },
  notices: {
    unknown: {
      title: 'Hier ist nichts',
      text: 'Unter dieser Adresse gibt es keine Seite. Sie ist vertippt oder umgezogen.',
    },
    dead: {
      title: 'Unter diesem Namen ist hier niemand',
      text: 'Der Link ist alt oder vertippt. Lass dir einen neuen geben oder sieh dir alle Tische an.',
    },
    full: { title: 'Alle Plätze sind besetzt', text: 'Du kannst zusehen oder einen eigenen Tisch eröffnen.' },
    begun: {
      title: 'Sie haben angefangen',
      text: 'Die Partie läuft. Du kannst zusehen oder einen eigenen Tisch eröffnen.',
    },
    finished: {
      title: 'Diese Partie ist zu Ende',
      text: 'Die Stühle sind hochgestellt. Sieh dir den Ausgang an oder eröffne einen eigenen Tisch.',
    },
    offline: {
      title: 'Die Leitung ist tot',
      text: 'Der Server antwortet nicht. Deine Partie ist sicher; prüf die Verbindung. Gegen das Haus spielst du auch ohne Netz.',
    },
    gone: {
      title: 'Diese Partie ist nicht auf diesem Gerät',
      text: 'Sie wurde woanders gespielt, oder der Browser hat aufgeräumt. Fang eine andere an.',
    },
    frozen: {
      title: 'Diese Partie ist eingefroren',
      text: 'Sie begann unter älteren Regeln und kann nach diesen nicht weitergehen. Verloren ist nichts: Exportier sie oder lass sie hier liegen.',
    },
    worker: {
      title: 'Dieser Browser ist zu alt dafür',
      text: 'Er kann keine Partie im Hintergrund führen. Nimm einen neueren oder spiel an einem Tisch auf dem Server.',
    },
    broken: {
      title: 'Etwas ist schiefgegangen',
      text: 'Ein Teil der Seite kam nicht an. Deine Partie ist sicher; lade die Seite neu.',
    },
    old: {
      title: 'Diese Seite ist veraltet',
      text: 'Der Server wurde aktualisiert, und Neuladen hat nicht geholfen. Schließ alle Tabs dieser Seite und öffne sie dann wieder.',
    },
  },
  ways: {
    home: 'Zur Startseite',
    tables: 'Alle Tische',
    open: 'Eigenen Tisch eröffnen',
    watch: 'Zusehen',
    again: 'Noch einmal versuchen',
    look: 'Den Ausgang ansehen',
    reload: 'Neu laden',
    replay: 'Wiederholung ansehen',
    replayFile: 'Wiederholung aus einer Datei',
  },
  nameless: 'Gast',
  device: {
    together: 'Rund um dieses Gerät',
    togetherLong: game => `${game} mit anderen spielen, die um dieses Gerät sitzen`,
    people: 'Wer an diesem Gerät sitzt',
    person: 'Jemand an diesem Gerät',
    nameOf: chair => `Name auf Platz ${chair}`,
    guest: chair => `Gast ${chair}`,
    handOver: name => `Gib das Gerät an ${name}`,
    lookAway: 'Alle anderen sehen aus dem Fenster.',
    lift: name => `Ich bin ${name}`,
    files: 'Partien in Dateien',
    filesHint: 'Eine Partie auf diesem Gerät kannst du als Datei mitnehmen und hier oder anderswo wieder einlesen.',
    export: 'Exportieren',
    exportLong: game => `Diese Partie ${game} als Datei exportieren`,
    exportAll: 'Alle exportieren',
    import: 'Importieren',
    imported: matches =>
      say.plural(matches, { one: 'Eine Partie ist jetzt hier.', other: '# Partien sind jetzt hier.' }),
  },
};
