import type { NewsTexts } from '../en/news.ts';

export const texts: NewsTexts = {
  title: 'Neuigkeiten von deinen Tischen',
  hint: 'Wenn du dran bist, eine Partie beginnt oder endet oder jemand auf dich wartet, kann dieser Server dir Bescheid geben, auch wenn diese Seite zu ist.',
  kind: 'Bescheid geben per',
  kinds: {
    email: {
      name: 'E-Mail',
      hint: 'Zuerst bekommst du eine Mail mit einem Link, und erst wenn du damit die Adresse bestätigt hast, kommen Neuigkeiten. Zu einem Tisch kommt eine Mail, und die nächste erst, wenn du ihn geöffnet hast.',
      address: 'E-Mail-Adresse',
    },
    discord: {
      name: 'Discord',
      hint: 'Öffne in Discord die Einstellungen des Kanals, „Integrationen“, „Webhooks“, und kopiere die URL eines Webhooks.',
      address: 'Webhook-URL',
    },
    slack: {
      name: 'Slack',
      hint: 'Aktiviere bei einer Slack-App „Incoming Webhooks“ und kopiere die URL eines Webhooks.',
      address: 'Webhook-URL',
    },
    matrix: {
      name: 'Matrix',
      hint: 'Nimm ein eigenes Konto dafür: Der Server behält dessen Access-Token und schreibt in dessen Namen.',
      address: 'Homeserver, zum Beispiel https://matrix.example.org',
      room: 'Raum-ID, beginnt mit !',
      token: 'Access-Token',
    },
    push: { name: 'Benachrichtigung', hint: 'Schalte sie auf dem Gerät selbst ein.' },
    webhook: {
      name: 'Webhook',
      hint: 'Für ein eigenes Programm. Es bekommt signierte Nachrichten in JSON.',
      address: 'Adresse, beginnt mit https://',
    },
  },
  isShared: 'Andere können die Nachrichten lesen',
  sharedHint:
    'Dann wird nur gesendet, was den ganzen Tisch angeht, und solange Antworten geheim sind, wird niemand genannt.',
  add: kind => `${kind} hinzufügen`,
  secret:
    'Kopiere diesen Schlüssel jetzt. Er wird nicht noch einmal gezeigt. Damit kann der Empfänger prüfen, ob eine Nachricht wirklich von hier kommt.',
  shared: 'andere können mitlesen',
  pending: 'Noch nicht bestätigt: Öffne den Link in der Mail, die dorthin ging. Er gilt einen Tag.',
  since: date => `seit ${date}`,
  test: 'Test senden',
  remove: 'Entfernen',
  arrived: 'Die Testnachricht ist angekommen.',
  faults: {
    address: 'Die letzte Nachricht kam nicht an: An diese Adresse lässt sich nichts senden.',
    timeout: 'Die letzte Nachricht kam nicht an: Der Empfänger hat nicht rechtzeitig geantwortet.',
    connection: 'Die letzte Nachricht kam nicht an: Es kam keine sichere Verbindung zustande.',
    redirect: 'Die letzte Nachricht kam nicht an: Die Adresse leitet auf eine andere um. Trag stattdessen diese ein.',
    status: 'Die letzte Nachricht kam nicht an: Der Empfänger hat sie abgelehnt.',
    gone: 'Der Empfänger will keine Nachrichten mehr und wurde deshalb entfernt.',
    house: 'Die letzte Nachricht kam nicht an: Dieser Server kann gerade keine senden. Er versucht es wieder.',
    refused:
      'Der Empfänger lehnt unsere Nachrichten ab. Wir senden nichts mehr dorthin, bis eine Testnachricht ankommt.',
  },
  quiet: 'Ruhezeit',
  quietHint: timeZone =>
    `In dieser Zeit wird nichts gesendet (${timeZone}). Danach bekommst du alles, was dann noch wichtig ist, in einer Nachricht.`,
  from: 'Von',
  to: 'Bis',
  push: {
    choice: 'Auch wenn keine Seite offen ist',
    choiceHint: 'Auf diesem Gerät. Die Nachricht geht verschlüsselt über den Push-Dienst deines Browsers.',
    obstacles: {
      insecure: 'Benachrichtigungen bei geschlossener Seite gibt es nur mit https, und das hat diese Adresse nicht.',
      unsupported:
        'Dieser Browser kann dich bei geschlossener Seite nicht benachrichtigen. Auf iPhone und iPad musst du die Seite zuerst zum Home-Bildschirm hinzufügen.',
    },
    denied:
      'Der Browser blockiert Benachrichtigungen. In seinen Einstellungen für diese Website kannst du sie erlauben.',
    failed: 'Der Browser konnte Benachrichtigungen nicht einrichten. Lade die Seite neu und versuch es noch einmal.',
    here: 'dieses Gerät',
  },
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
