import type { Problems } from '../problems.ts';

export const problems: Problems = {
  over: 'Die Partie ist zu Ende. Sieh dir das Ergebnis an oder spiel noch einmal.',
  'not-awaited': 'Du bist gerade nicht gefragt. Warte, bis du an der Reihe bist.',
  malformed: 'Das ist keine der möglichen Antworten. Nimm eine aus der Liste.',
  'not-legal': 'Das erlauben die Regeln gerade nicht. Nimm einen der markierten Züge.',
  stale:
    'Inzwischen ist etwas geschehen, diese Entscheidung gibt es nicht mehr. Sieh noch einmal hin und entscheide dann.',
  'no-undo': 'Das lässt sich nicht zurücknehmen: Andere haben es gesehen. Du kannst den Tisch darum bitten.',
  'nothing-to-confirm': 'Es gibt nichts zu bestätigen. Mach zuerst einen Zug.',
  'not-gathering': 'Die Partie hat schon begonnen. Sieh zu oder eröffne einen eigenen Tisch.',
  'not-playing': 'Hier wird gerade nicht gespielt. Warte auf den Beginn oder eröffne einen anderen Tisch.',
  paused: 'Die Partie macht Pause. Setz sie zuerst fort.',
  'not-owner': 'Das darf nur, wer den Tisch eröffnet hat. Frag dort nach.',
  'not-seated': 'Du sitzt nicht an diesem Tisch. Nimm zuerst Platz oder sieh zu.',
  'already-seated': 'Du sitzt schon an diesem Tisch. Steh auf, wenn du den Platz wechseln willst.',
  'seat-taken': 'Jemand war schneller: Dieser Platz ist besetzt. Nimm einen anderen.',
  'no-such-seat': 'Diesen Platz hat der Tisch nicht. Nimm einen der gezeigten.',
  'bad-name': 'Ein Name hat 1 bis 24 lesbare Zeichen. Ändere ihn und versuch es noch einmal.',
  'bad-entropy': 'Dein Beitrag zum Zufall kam unvollständig an. Setz dich noch einmal.',
  'bad-level': 'Bots haben die Stufen 1 bis 5. Wähl eine davon.',
  'not-full': 'Noch ist nicht jeder Platz besetzt. Warte oder füg einen Bot hinzu.',
  'too-few-seats': 'Hier sitzen mehr Leute als das. Vielleicht hat sich gerade jemand gesetzt: Schau noch einmal hin.',
  'not-away': 'Auf diesem Platz ist niemand abwesend, es ist also nichts zu tun.',
  'too-soon': 'Dieser Spieler ist noch nicht lange genug weg. Warte ein wenig und versuch es dann noch einmal.',
  'window-open': 'Gerade kann noch jemand reagieren. Versuch es gleich noch einmal.',
  'no-window': 'Gerade gibt es nichts, worauf du reagieren kannst. Warte auf die nächste Gelegenheit.',
  'no-request': 'Um deine Zustimmung bittet niemand mehr. Spiel weiter.',
  'request-open': 'Eine andere Bitte ist noch offen. Antworte zuerst darauf.',
  'no-more-undos':
    'Mehr Antworten kannst du in dieser Partie nicht zurücknehmen. Was noch niemand gesehen hat, lässt sich weiterhin rückgängig machen.',
  'not-paused': 'Die Partie macht keine Pause. Spiel einfach weiter.',
  'not-over': 'Die Partie ist noch nicht zu Ende. Komm danach wieder.',
  'no-such-room': 'Unter diesem Namen ist hier niemand. Der Link ist alt oder vertippt.',
  'no-such-game': 'Dieses Spiel führt das Haus nicht. Nimm eins von der Startseite.',
  'other-version':
    'Diese Partie begann unter einer älteren Fassung der Regeln und kann nicht weitergehen. Eröffne einen neuen Tisch.',
  'bad-message': 'Das hat der Server nicht verstanden. Lade die Seite neu und versuch es noch einmal.',
  'bad-origin': 'Von dieser Adresse nimmt der Server nichts an. Öffne das Spiel unter seiner eigenen Adresse.',
  'bad-options': 'Diese Optionen passen nicht zusammen. Ändere sie und versuch es noch einmal.',
  'bad-seats': 'Dieses Spiel geht nicht mit so vielen. Ändere die Zahl der Spieler.',
  'no-guest': 'Der Server kennt dieses Gerät nicht. Erlaube Cookies für diese Seite und lade sie neu.',
  'no-such-page': 'Unter dieser Adresse ist nichts. Geh zurück zur Startseite.',
  'no-such-transfer': 'Dieser Link wurde schon benutzt oder ist abgelaufen. Mach auf dem anderen Gerät einen neuen.',
  'too-deep':
    'Das nimmt der Server nicht an: Es ist zu tief verschachtelt. Lade die Seite neu und versuch es noch einmal.',
  'too-fast': 'Das war viel auf einmal. Warte einen Moment und versuch es dann noch einmal.',
  'too-large': 'Das war zu viel zum Senden. Fass dich kürzer.',
  'too-many-bot-tables':
    'An so vielen deiner Tische, wie dieser Server erlaubt, spielen schon Bots. Sieh einer Partie bis zum Ende zu und versuch es dann noch einmal.',
  'too-many-rooms': 'Du hast zu viele Tische offen. Schließ einige und versuch es noch einmal.',
  'too-many-sockets': 'Diese Seite ist in zu vielen Tabs offen. Schließ einige davon.',
  'too-slow': 'Die Verbindung war zu langsam und wird neu aufgebaut. Verloren ist nichts.',
  internal: 'Bei uns ist etwas schiefgegangen, es ist notiert. Versuch es gleich noch einmal.',
  offline: 'Die Leitung ist tot. Deine Partie ist sicher; prüf die Verbindung und versuch es noch einmal.',
  'no-storage':
    'Dieser Browser speichert nichts, die Partie endet also mit dieser Seite. Lass sie offen, bis du fertig bist.',
  'no-worker':
    'Dieser Browser kann keine Partie im Hintergrund führen. Nimm einen neueren oder spiel an einem Tisch auf dem Server.',
  'no-clipboard': 'Der Browser ließ uns nicht kopieren. Markier den Link und kopier ihn selbst.',
  'import-foreign': 'In dieser Datei ist keine Partie von Consigliere. Nimm eine, die hier exportiert wurde.',
  'import-newer':
    'Diese Datei stammt aus einem neueren Consigliere. Lade die Seite neu, dann hast du es auch, und importier noch einmal.',
  'import-broken':
    'Diese Datei ist beschädigt oder abgeschnitten. Exportier die Partie dort noch einmal, wo sie herkommt.',
  'import-changed':
    'Diese Datei wurde nach dem Export verändert, deshalb wurde nichts übernommen. Exportier die Partie noch einmal.',
  'import-other':
    'Diese Partie ist schon auf diesem Gerät und ging hier anders weiter. Exportier jene, entfern sie und importier noch einmal.',
};
