import type { NewsTexts } from '../en/news.ts';

export const texts: NewsTexts = {
  title: 'Webhooks',
  hint: 'Wenn du dran bist, eine Partie beginnt oder endet oder jemand auf dich wartet, kann dieser Server eine Nachricht an eine eigene Adresse von dir senden: an ein Programm oder an einen Dienst, der sie weitergibt.',
  address: 'Adresse',
  addressHint: 'Beginnt mit https://',
  isShared: 'Andere können die Nachrichten lesen',
  sharedHint:
    'Dann wird nur gesendet, was den ganzen Tisch angeht, und solange Antworten geheim sind, wird niemand genannt.',
  add: 'Webhook hinzufügen',
  secret:
    'Kopiere diesen Schlüssel jetzt. Er wird nicht noch einmal gezeigt. Damit kann der Empfänger prüfen, ob eine Nachricht wirklich von hier kommt.',
  shared: 'andere können mitlesen',
  since: date => `seit ${date}`,
  test: address => `Test an ${address} senden`,
  remove: address => `${address} entfernen`,
  arrived: 'Die Testnachricht ist angekommen.',
  faults: {
    address: 'Die letzte Nachricht kam nicht an: An diese Adresse lässt sich nichts senden.',
    timeout: 'Die letzte Nachricht kam nicht an: Der Empfänger hat nicht rechtzeitig geantwortet.',
    connection: 'Die letzte Nachricht kam nicht an: Es kam keine sichere Verbindung zustande.',
    redirect: 'Die letzte Nachricht kam nicht an: Die Adresse leitet auf eine andere um. Trag stattdessen diese ein.',
    status: 'Die letzte Nachricht kam nicht an: Der Empfänger hat sie abgelehnt.',
    gone: 'Der Empfänger will keine Nachrichten mehr und wurde deshalb entfernt.',
  },
  quiet: 'Ruhezeit',
  quietHint: timeZone =>
    `In dieser Zeit wird nichts gesendet (${timeZone}). Danach bekommst du alles, was dann noch wichtig ist, in einer Nachricht.`,
  from: 'Von',
  to: 'Bis',
  calendar: {
    title: 'Kalender',
    hint: 'Abonniere in deiner Kalender-App einen Link, dann siehst du dort, wann bei deinen Fernpartien die Bedenkzeit abläuft. Wer den Link hat, kann diese Termine lesen und deine Tische öffnen: Behalte ihn für dich.',
    make: 'Link erstellen',
    link: 'Kalender-Link',
    replace: 'Link ersetzen',
    remove: 'Ausschalten',
    made: 'Hier ist dein Link.',
    replaced: 'Hier ist dein neuer Link. Der alte funktioniert nicht mehr.',
    removed: 'Der Kalender ist aus. Der Link funktioniert nicht mehr.',
  },
};
