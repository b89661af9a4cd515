import type { ErrorCode } from '../codes.ts';

export const problems: Readonly<Record<ErrorCode, string>> = {
  over: 'Die Partie ist zu Ende. Sieh dir das Ergebnis an oder spiel noch einmal.',
  'not-awaited': 'Du bist gerade nicht gefragt. Warte, bis du dran bist.',
  malformed: 'Das ist keine der möglichen Antworten. Nimm eine aus der Liste.',
  'not-legal': 'Das erlauben die Regeln gerade nicht. Nimm einen der markierten Züge.',
  stale: 'Inzwischen ist etwas passiert, diese Entscheidung gibt es nicht mehr. Sieh noch einmal hin, dann entscheide.',
  'no-undo':
    'Das lässt sich nicht rückgängig machen: Andere haben es schon gesehen. Du kannst sie um Erlaubnis bitten.',
  'nothing-to-confirm': 'Es gibt nichts zu bestätigen. Mach zuerst einen Zug.',
  'not-gathering': 'Die Partie hat schon begonnen. Sieh zu oder eröffne einen eigenen Tisch.',
  'not-playing': 'Hier wird gerade nicht gespielt. Warte auf den Start oder eröffne einen anderen Tisch.',
  paused: 'Die Partie macht Pause. Setz sie zuerst fort.',
  'not-owner': 'Das kann nur, wer den Tisch eröffnet hat. Bitte die Person darum.',
  'not-seated': 'Du sitzt nicht an diesem Tisch. Nimm zuerst Platz oder sieh zu.',
  'already-seated': 'Du sitzt schon an diesem Tisch. Steh auf, wenn du den Platz wechseln willst.',
  barred: 'Am Tisch wurde das abgelehnt. Du kannst zusehen oder selbst einen Tisch eröffnen.',
  'seat-taken': 'Jemand war schneller: Dieser Platz ist besetzt. Nimm einen anderen.',
  'no-such-seat': 'Diesen Platz hat der Tisch nicht. Nimm einen der gezeigten.',
  'bad-name': 'Ein Name braucht 1 bis 24 lesbare Zeichen. Ändere ihn und versuch es noch einmal.',
  'bad-entropy': 'Dein Beitrag zum Zufall kam unvollständig an. Lade die Seite neu.',
  'already-ready': 'Dein Beitrag zum Zufall ist schon da. Warte einfach auf den Start.',
  'bad-level': 'Bots haben die Stufen 1 bis 5. Wähl eine davon.',
  'not-full': 'Es sind noch Plätze frei. Warte oder füg einen Bot hinzu.',
  'too-few-seats': 'Hier sitzen schon mehr Leute. Vielleicht hat sich gerade jemand gesetzt: Sieh noch einmal hin.',
  'others-seated':
    'Hier sitzen schon andere, und sie haben sich an einen Tisch ohne Wertung gesetzt. Eröffne für eine gewertete Partie einen neuen Tisch.',
  'screen-watches':
    'Dieser Tisch ist auf einem großen Bildschirm zu sehen, deshalb können alle mit dem Link zusehen. Lass diese Einstellung, wie sie ist.',
  'seated-twice':
    'Diese beiden Spieler sitzen am selben Tisch und können deshalb noch nicht einer werden. Spiel die Partie zu Ende oder verlass den Tisch mit einem von beiden. Versuch es dann noch einmal.',
  'closed-table':
    'Ein Tisch dieser Spieler lässt sich nicht öffnen. Niemand weiß also, ob beide dort sitzen, und deshalb können sie nicht einer werden. Sag dem Betreiber dieses Servers Bescheid, oder melde dich an, ohne diesen Spieler mitzunehmen.',
  'not-away': 'Auf diesem Platz ist niemand abwesend. Spiel einfach weiter.',
  'too-soon': 'Dieser Spieler ist noch nicht lange genug weg. Warte ein wenig und versuch es dann noch einmal.',
  'window-open': 'Gerade kann noch jemand reagieren. Versuch es gleich noch einmal.',
  'no-window': 'Gerade gibt es nichts, worauf du reagieren kannst. Warte auf die nächste Gelegenheit.',
  'no-request': 'Diese Anfrage ist nicht mehr offen. Spiel einfach weiter.',
  'request-open': 'Eine andere Anfrage ist noch offen. Beantworte sie zuerst.',
  'no-more-undos':
    'Mehr Antworten kannst du in dieser Partie nicht rückgängig machen. Was noch niemand gesehen hat, geht weiterhin.',
  'too-often': 'Öfter geht das in einer Partie nicht. Spiel einfach weiter: Antworten kannst du immer.',
  'not-paused': 'Die Partie macht keine Pause. Spiel einfach weiter.',
  'not-over': 'Die Partie ist noch nicht zu Ende. Komm danach wieder.',
  'not-correspondence': 'Urlaub gibt es nur an Tischen mit Fernpartien.',
  'bad-dates': 'Diese Tage gehen nicht. Das Ende muss nach dem Anfang liegen, und zwar innerhalb eines Jahres.',
  'too-many-days': 'So viele Urlaubstage hast du in dieser Partie nicht mehr. Nimm weniger.',
  'bad-clock': 'Diese Uhr kann der Tisch nicht bekommen, oder er hat sie schon. Nimm eine andere.',
  'no-such-room':
    'Unter diesem Link gibt es keinen Tisch. Er ist alt oder enthält einen Tippfehler, oder der Tisch wurde entfernt, weil ihn niemand mehr genutzt hat: Lass dir einen neuen geben.',
  'no-such-game': 'Dieses Spiel haben wir hier nicht. Nimm eins von der Startseite.',
  'other-version':
    'Diese Partie begann unter einer älteren Fassung der Regeln und kann nicht weitergehen. Eröffne einen neuen Tisch.',
  damaged:
    'Dieser Tisch ist geschlossen, weil seine gespeicherten Daten beschädigt sind. Sag dem Betreiber dieses Servers Bescheid, oder eröffne einen neuen Tisch.',
  'no-spectators':
    'Bei dieser Partie kann niemand zusehen: So ist der Tisch eingestellt. Lass dir nachher die Wiederholung zeigen, oder eröffne einen eigenen Tisch.',
  'bad-message': 'Das hat der Server nicht verstanden. Lade die Seite neu und versuch es noch einmal.',
  'bad-origin': 'Von dieser Adresse nimmt der Server nichts an. Öffne das Spiel unter seiner eigenen Adresse.',
  'bad-passkey': 'Der Passkey wurde nicht angenommen. Fang noch einmal an und brauch nicht länger als fünf Minuten.',
  'bad-subscription':
    'An den Push-Dienst dieses Browsers schickt dieser Server nichts. Nimm einen anderen Browser oder frag den Betreiber.',
  'bad-time-zone':
    'Diese Zeitzone kennt der Server nicht. Stell auf deinem Gerät eine andere ein und versuch es noch einmal.',
  'bad-discord':
    'Das ist keine Adresse eines Discord-Webhooks. Öffne in Discord die Einstellungen des Kanals, „Integrationen“, „Webhooks“, und kopiere dort die URL.',
  'bad-mail-address': 'An diese Adresse lässt sich keine Mail senden. Prüfe sie und versuch es noch einmal.',
  'bad-matrix':
    'Da stimmt noch etwas nicht. Prüfe die Adresse des Homeservers, die Raum-ID, die mit ! beginnt, und den Access-Token.',
  'bad-slack':
    'Das ist keine Adresse eines Slack-Webhooks. Sie beginnt mit https://hooks.slack.com/services/ und steht bei deiner Slack-App unter „Incoming Webhooks“.',
  'bad-webhook':
    'An diese Adresse lässt sich nichts senden. Sie muss mit https:// beginnen und im Internet erreichbar sein. Ändere sie und versuch es noch einmal.',
  banned: 'Du bist auf diesem Server zurzeit gesperrt. Auf der Seite „/banned“ steht, warum und wie lange.',
  'bad-options': 'Diese Optionen passen nicht zusammen. Ändere sie und versuch es noch einmal.',
  'bad-seats': 'Dieses Spiel geht nicht mit so vielen Spielern. Ändere die Spielerzahl.',
  'devices-only': 'Ein Programm darf das nicht. Mach es auf einem deiner Geräte.',
  muted: 'Der Betreiber hat dich im Chat vorerst stummgeschaltet. Weiterspielen kannst du.',
  'no-free-seat':
    'An diesem Tisch sind alle Plätze besetzt. Warte, bis einer frei wird, oder eröffne einen anderen Tisch.',
  'no-guest': 'Der Server kennt dieses Gerät nicht. Erlaube Cookies für diese Website und lade neu.',
  'no-operator': 'Die Betreiberseite kennt dieses Token nicht, oder die Stunde ist um. Melde dich noch einmal an.',
  'no-mail': 'Dieser Server kann gerade keine Mails senden. Versuch es später noch einmal.',
  'no-such-channel': 'Das ist schon entfernt. Lade die Seite neu.',
  'no-such-code':
    'Zu diesem Code gibt es keinen Tisch. Sieh noch einmal auf den Bildschirm: Codes wechseln, und sie enden mit dem Tisch.',
  'no-such-page': 'Unter dieser Adresse gibt es nichts. Geh zurück zur Startseite.',
  'no-such-passkey': 'Diesen Passkey gibt es hier nicht mehr. Wenn dein Gerät ihn noch anbietet, lösch ihn dort.',
  'no-such-person': 'Diese Person kannst du nicht mehr einladen. Entferne sie aus deiner Liste.',
  'no-such-recovery-code': 'Diesen Wiederherstellungscode gibt es nicht: Er wurde schon benutzt oder ersetzt.',
  'no-such-token': 'Dieses Gerät oder Programm gibt es nicht mehr. Lade die Seite neu.',
  'no-such-transfer': 'Dieser Link wurde schon benutzt oder ist abgelaufen. Mach auf dem anderen Gerät einen neuen.',
  'no-such-profile': 'Dieses Profil wird nicht mehr geteilt, oder der Link ist nicht vollständig.',
  'too-deep':
    'Das nimmt der Server nicht an: Es ist zu tief verschachtelt. Lade die Seite neu und versuch es noch einmal.',
  'too-fast': 'Das war viel auf einmal. Warte einen Moment und versuch es dann noch einmal.',
  'too-large': 'Das war zu viel zum Senden. Fass dich kürzer.',
  'too-many-blocks': 'Mehr Spieler kannst du nicht blockieren. Heb in den Einstellungen erst eine Blockierung auf.',
  'too-many-bot-tables':
    'Bots spielen schon an so vielen deiner Tische, wie dieser Server erlaubt. Warte, bis eine Partie zu Ende ist, und versuch es dann noch einmal.',
  'too-many-channels': 'Mehr davon kann ein Gast nicht haben. Entferne einen Eintrag, den du nicht mehr brauchst.',
  'too-many-merges': 'Aus noch mehr Spielern kann nicht einer werden. Melde dich an, ohne diesen mitzunehmen.',
  'too-many-mails':
    'An diese Adresse oder von dir wurden für heute genug Links verschickt. Sieh in deinen Mails nach, auch im Spam, oder versuch es morgen wieder.',
  'too-many-invitations':
    'Zu viele deiner Einladungen sind noch offen. Warte auf ein paar Antworten und versuch es dann noch einmal.',
  'too-many-passkeys': 'Mehr Passkeys kann ein Gast nicht haben. Entferne einen, den du nicht mehr brauchst.',
  'too-many-rooms': 'Du hast zu viele Tische offen. Schließ einige und versuch es noch einmal.',
  'too-many-sockets': 'Diese Seite ist in zu vielen Tabs offen. Schließ einige davon.',
  'too-many-tokens': 'Mehr Token für Programme kann ein Gast nicht haben. Entferne eins, das du nicht mehr brauchst.',
  'too-slow': 'Die Verbindung war zu langsam und wird neu aufgebaut. Verloren ist nichts.',
  internal: 'Bei uns ist etwas schiefgegangen, und der Fehler wurde protokolliert. Versuch es gleich noch einmal.',
};
