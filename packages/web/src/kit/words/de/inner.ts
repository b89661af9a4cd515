import { problems } from '@consigliere/protocol/problems/de';
import type { InnerTexts } from '../en/inner.ts';
import { sayIn } from '../say.ts';

const say = sayIn('de');

export const texts: InnerTexts = {
  spoken: 'de',
  choices: {
    players: 'Spieler',
    seats: 'Plätze',
    seat: number => `Platz ${number}`,
    you: 'Du',
    open: 'Frei für Freunde',
    level: level => `Stufe ${level}`,
    options: 'Spieloptionen',
    yes: 'Ja',
    no: 'Nein',
    clock: 'Uhr',
    clocks: {
      none: 'Keine Uhr',
      live: 'Zügig: 60 Sekunden pro Zug, 10 Minuten Reserve',
      slow: 'Gemütlich: 3 Minuten pro Zug, 30 Minuten Reserve',
      mail: 'Fernpartie: 3 Tage, plus 12 Stunden pro Zug',
    },
    confirm: 'Vor jedem endgültigen Zug nachfragen',
    who: 'Wer mitspielen darf',
    byLink: 'Alle mit dem Link',
    isPublic: 'Alle: Der Tisch steht in der Liste',
    where: 'Wo',
    here: 'Auf diesem Gerät',
    hereHint: 'Sofort und auch offline: allein gegen Bots, oder ihr sitzt abwechselnd vor dem Bildschirm.',
    there: 'Online',
    thereHint: 'Gespielt wird auf dem Server. Du bekommst einen Link zum Teilen, und Bots können mitspielen.',
  },
  tables: {
    sections: {
      awaited: 'Hier bist du dran',
      running: 'Deine anderen Tische',
      done: 'Beendet',
      public: 'Öffentliche Tische',
    },
    phases: {
      gathering: 'Wartet auf Mitspieler',
      playing: 'Läuft',
      over: 'Zu Ende',
      ended: 'Abgebrochen',
      frozen: 'Eingefroren',
    },
    empty: 'Noch keine Tische. Eröffne einen oder spiel gegen Bots.',
    againstBots: 'Gegen Bots spielen',
    noPublic: 'An keinem öffentlichen Tisch ist ein Platz frei. Eröffne selbst einen.',
    resume: 'Weiterspielen',
    goThere: 'Zum Tisch',
    yourTurn: 'Du bist dran',
    here: 'auf diesem Gerät',
    there: 'auf dem Server',
    free: seats => say.plural(seats, { one: '# Platz frei', other: '# Plätze frei' }),
    forgetLong: game => `Diese Partie ${game} von diesem Gerät entfernen`,
    more: 'Ältere Tische zeigen',
    ago: say.ago,
    files: 'Partien als Dateien',
    filesHint:
      'Exportier eine Partie von diesem Gerät in eine Datei und importier sie hier oder auf einem anderen Gerät.',
    exportLong: game => `Diese Partie ${game} exportieren`,
    exportAll: 'Alle exportieren',
    import: 'Importieren',
    imported: matches => say.plural(matches, { one: '# Partie importiert.', other: '# Partien importiert.' }),
  },
  gather: {
    title: game => `Tisch für ${game}`,
    invitation: 'Teile diesen Link. Alle, die ihn haben, können sich setzen.',
    inviteText: game => `An unserem Tisch ist ein Platz frei: ${game}. Spiel mit!`,
    link: 'Link zu diesem Tisch',
    copy: 'Link kopieren',
    copied: 'Kopiert.',
    share: 'Teilen',
    name: 'Dein Name an diesem Tisch',
    nameHint: 'Bis zu 24 Zeichen. Dieses Gerät merkt ihn sich.',
    rename: 'Diesen Namen nehmen',
    sit: 'Hier hinsetzen',
    stand: 'Aufstehen',
    empty: 'Frei',
    kept: name => `Reserviert für ${name}`,
    you: 'du',
    offline: 'Nicht verbunden',
    bot: level => `Bot, Stufe ${level}`,
    botLevel: number => `Stufe des Bots auf Platz ${number}`,
    addBot: 'Bot hinzufügen',
    remove: 'Entfernen',
    removeLong: name => `${name} vom Tisch entfernen`,
    start: 'Starten',
    fill: 'Mit Bots auffüllen und starten',
    startWithTaken: players => `Mit ${players} Spielern starten`,
    waitingFor: seats => say.plural(seats, { one: 'Ein Platz ist noch frei.', other: '# Plätze sind noch frei.' }),
    ready: 'Alle sind da. Starte, wann du magst.',
    waitsForOwner: 'Wer den Tisch eröffnet hat, startet die Partie.',
    watching: 'Du siehst zu. Die Partie erscheint hier, sobald sie beginnt.',
    terms: 'Tischeinstellungen',
    move: 'Meinen Platz auf ein anderes Gerät mitnehmen',
    moveHint: 'Öffne diesen Link auf dem anderen Gerät. Er gilt einmal. Behalt ihn für dich: Er ist dein Platz.',
    moveUntil: at => `Gültig bis ${say.date(at)}.`,
    lineDead: 'Verbindung verloren, wird wiederhergestellt … Was du siehst, kann veraltet sein.',
    inspected: (who, at) => `${who} von der Serververwaltung hat sich um ${at} Uhr diesen Tisch angesehen.`,
    inspectedAll: (who, at) =>
      `${who} von der Serververwaltung hat sich um ${at} Uhr diesen Tisch angesehen, auch alles Verdeckte.`,
  },
  transfer: {
    title: 'Einen Platz übernehmen',
    text: 'Mit diesem Link spielst du auf diesem Gerät als dieselbe Person weiter. Er gilt einmal.',
    take: 'Platz übernehmen',
    done: name => `Erledigt. Du bist auch auf diesem Gerät ${name}.`,
    former: name =>
      `Dieses Gerät war hier über eine unverschlüsselte Verbindung als ${name} bekannt. Das gilt nicht mehr, denn das könnte auch ein Fremder eingerichtet haben. Wenn du das warst, übernimm deine Plätze mit einem Link.`,
    takeFormer: 'Meine Plätze übernehmen',
    notFormer: 'Das war ich nicht',
  },
  threaten: 'Dem Tisch drohen',
  notices: {
    dead: {
      title: 'Tisch nicht gefunden',
      text: 'Der Link ist alt oder enthält einen Tippfehler. Lass dir einen neuen geben oder sieh dir alle Tische an.',
    },
    full: { title: 'Alle Plätze sind besetzt', text: 'Du kannst zusehen oder einen eigenen Tisch eröffnen.' },
    begun: { title: 'Die Partie läuft schon', text: 'Du kannst zusehen oder einen eigenen Tisch eröffnen.' },
    finished: {
      title: 'Diese Partie ist zu Ende',
      text: 'Sieh dir an, wie sie ausging, oder eröffne einen eigenen Tisch.',
    },
    old: {
      title: 'Diese Seite ist veraltet',
      text: 'Der Server wurde aktualisiert, und Neuladen hat nicht geholfen. Schließ alle Tabs mit dieser Seite und öffne sie dann wieder.',
    },
  },
  credits: {
    fonts: 'Schriften',
    limelight: 'Limelight, © 2010 Sorkin Type Co, für Namen und Überschriften.',
    sourceSans: 'Source Sans 3, © Adobe, für allen anderen Text.',
    licence: 'Beide unter der SIL Open Font License 1.1, geladen von dieser Website.',
    drawing:
      'Spielpläne, Karten und Figuren sind für dieses Programm gezeichnet. Es stammt von keinem Verlag und wird von keinem unterstützt.',
    games: 'Die Regeln sind in eigenen Worten erzählt. Die Namen der Spiele gehören ihren Inhabern.',
  },
  problems: {
    ...problems,
    offline: 'Keine Verbindung. Deine Partie ist sicher. Prüf dein Netz und versuch es noch einmal.',
    'no-storage':
      'Dieser Browser speichert nichts, die Partie endet also mit dieser Seite. Lass sie offen, bis du fertig bist.',
    'no-worker':
      'Dieser Browser kann keine Partie im Hintergrund laufen lassen. Nimm einen neueren oder spiel auf dem Server.',
    'no-clipboard': 'Der Browser hat das Kopieren verhindert. Markier den Link und kopier ihn selbst.',
    'import-foreign': 'In dieser Datei ist keine Partie von Consigliere. Nimm eine, die hier exportiert wurde.',
    'import-newer':
      'Diese Datei stammt aus einer neueren Version von Consigliere. Lade die Seite neu und importier dann noch einmal.',
    'import-broken':
      'Diese Datei ist beschädigt oder abgeschnitten. Exportier die Partie dort noch einmal, wo sie herkommt.',
    'import-changed':
      'Diese Datei wurde nach dem Export verändert, deshalb wurde nichts importiert. Exportier die Partie noch einmal.',
    'import-other':
      'Diese Partie ist schon auf diesem Gerät und ging hier anders weiter. Exportier die hiesige, entferne sie und importier dann noch einmal.',
    'position-broken':
      'Dieser Link führt zu keiner Stellung: Ein Teil fehlt oder wurde verändert. Kopier ihn dort noch einmal, wo er herkommt.',
    'position-other':
      'Dieser Link stammt aus einer anderen Fassung der Regeln, deshalb lässt sich seine Stellung nicht aufbauen. Bitte um einen neuen.',
  },
};
