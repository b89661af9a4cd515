import type { ScreenTexts } from '../en/screen.ts';

export const texts: ScreenTexts = {
  title: game => `${game} auf diesem Bildschirm`,
  who: 'Wer spielt mit?',
  scan: 'Scanne das mit der Kamera deines Handys',
  orType: address => `oder öffne ${address} und gib den Code ein`,
  qr: address => `QR-Code: ${address}`,
  code: 'Code',
  joinOrWatch: 'Mitspielen oder zusehen',
  connected: 'Handy verbunden',
  host: 'leitet den Tisch',
  away: 'Handy nicht verbunden',
  bot: level => `Bot, Stufe ${level}`,
  free: 'Freier Platz',
  freeHint: 'Scanne den Code und setz dich. Bots kommen vom Handy der Tischleitung.',
  hands: 'Deine Karten bleiben auf deinem Handy. Hier ist nur zu sehen, was alle sehen dürfen.',
  waitsForHost: name => `${name} startet die Partie.`,
  waitsForPlayers: 'Wer sich zuerst setzt, leitet den Tisch und startet die Partie vom Handy aus.',
  fullScreen: 'Vollbild',
  leave: 'Verlassen',
  table: 'Der Tisch',
  plain:
    'Diese Adresse hat kein https, deshalb kann sich der Bildschirm abschalten: Stell die Abschaltung aus. Auch Benachrichtigungen und das Installieren der App gehen hier nicht; alles andere schon.',
  localhost: 'Handys können „localhost“ nicht öffnen. Öffne diese Seite unter der Adresse, die das Terminal zeigt.',
  join: {
    title: 'An einen Tisch setzen',
    text: 'Gib die fünf Buchstaben und Ziffern vom Bildschirm ein.',
    go: 'Zum Tisch',
  },
  phone: {
    stage: 'Das Spielfeld ist auf dem großen Bildschirm. Tippe hier, um es zu sehen.',
    hideStage: 'Spielfeld ausblenden',
    screenAway: 'Der große Bildschirm ist nicht verbunden. Die Partie geht hier weiter.',
    code: 'Code für andere',
    renew: 'Neuen Code machen',
  },
};
