import type { HouseTexts } from '../en/house.ts';

export const texts: HouseTexts = {
  report: {
    remark: name => `Nachricht von ${name} melden`,
    open: 'Jemanden melden …',
    title: 'Dem Betreiber melden',
    quote: name => `${name} hat geschrieben:`,
    player: 'Mitspieler',
    note: 'Noch ein Satz dazu, wenn du magst',
    noteHint: 'Den liest nur der Betreiber dieses Servers.',
    ask: 'Was stimmt nicht? Ein Druck auf den Grund schickt die Meldung ab.',
    remarkReasons: {
      abuse: 'Beleidigung, Hass oder Drohung',
      sexual: 'Sexuelle Inhalte',
      spam: 'Spam oder Werbung',
      other: 'Etwas anderes',
    },
    playerReasons: {
      name: 'Anstößiger Name',
      abuse: 'Belästigt andere',
      cheating: 'Schummelt',
      stalling: 'Lässt warten oder geht mit Absicht',
      other: 'Etwas anderes',
    },
    sent: 'Danke. Der Betreiber dieses Servers sieht sich das an. Der Mitspieler erfährt davon nichts.',
    meanwhile: 'Du kannst den Mitspieler auch stummschalten oder blockieren.',
    rules: 'Fair miteinander',
    cancel: 'Abbrechen',
    close: 'Fertig',
  },
  rules: {
    title: 'Fair miteinander',
    intro: 'Hier spielen Gangster miteinander, und trotzdem freundlich.',
    list: [
      'Sei nett. Keine Beleidigungen, kein Hass, keine Drohungen, keine Belästigung, weder im Chat noch im Namen. Drohungen von Figuren des Spiels sind in Ordnung.',
      'Nichts Sexuelles, keine Werbung, kein Spam.',
      'Spiel fair: ein Mensch, ein Platz, keine heimlichen Absprachen über andere Fenster oder Handys. Absprachen am Tisch gehören zum Spiel.',
      'Lass andere nicht mit Absicht warten. Wenn du wegmusst, verlass den Tisch, dann spielt eine Vertretung für dich.',
    ],
    reportTitle: 'Wenn sich jemand nicht daran hält',
    reports: [
      'Melde die Nachricht oder den Mitspieler: im Chat mit ⋯ neben der Nachricht oder mit „Jemanden melden …“.',
      'Der Betreiber dieses Servers liest die Meldung, eine Kopie der Nachricht und wer gemeldet hat. Wer gemeldet wird, erfährt davon nichts.',
      'Von selbst passiert nichts, egal wie viele Meldungen es gibt. Der Betreiber kann eine Nachricht ausblenden, einen Namen ändern, jemanden im Chat stummschalten oder sperren, auf Zeit oder für immer.',
      'Meldungen werden nach einiger Zeit gelöscht, und auch dann, wenn du oder der Gemeldete sich löscht.',
      'Stummschalten und blockieren kannst du jederzeit selbst.',
    ],
  },
  banned: {
    title: 'Du bist auf diesem Server gesperrt',
    why: 'Der Grund des Betreibers:',
    noWhy: 'Der Betreiber hat keinen Grund genannt.',
    until: time => `Die Sperre endet am ${time}.`,
    forGood: 'Die Sperre hat kein Ende. Nur der Betreiber kann sie aufheben.',
    means:
      'Du kannst hier keine Tische eröffnen, dich nirgends hinsetzen, nicht zusehen und nicht schreiben. In deinen laufenden Partien spielt eine Vertretung; nach der Sperre kannst du deinen Platz wieder einnehmen.',
    still: 'Das geht weiterhin',
    local: 'Du kannst auf diesem Gerät gegen Bots spielen und dir die Partien ansehen, die hier gespeichert sind.',
    data: 'Du kannst dich unten löschen. Die Sperre bleibt.',
    nobody: 'Du bist nicht gesperrt',
    nobodyText: 'Auf diesem Server gibt es keine Sperre für dich oder dieses Gerät.',
  },
};
