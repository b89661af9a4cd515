import type { LobbyTexts } from '../en/lobby.ts';
import { sayIn } from '../say.ts';

const say = sayIn('de');
/** In milliseconds. */
const sayLate = (delay: number): string =>
  delay < 60_000
    ? say.plural(Math.round(delay / 1000), { one: 'mit # Sekunde Verzögerung', other: 'mit # Sekunden Verzögerung' })
    : say.plural(Math.round(delay / 60_000), { one: 'mit # Minute Verzögerung', other: 'mit # Minuten Verzögerung' });

export const texts: LobbyTexts = {
  learn: 'Inzwischen das Spiel lernen',
  scan: 'Mit der Handykamera scannen und hinsetzen.',
  qr: address => `QR-Code: ${address}`,
  code: address => `Oder ${address} öffnen und diesen Code eintippen:`,
  renew: 'Neuen Code machen',
  renewHint: 'QR-Code und alter Code gelten dann nicht mehr, der Link schon.',
  suggestions: 'Noch kein Name? Nimm einen von diesen:',
  host: 'Leitet den Tisch',
  ready: 'Bereit',
  notReady: 'Noch nicht bereit',
  addSeat: 'Platz hinzufügen',
  removeSeat: 'Platz entfernen',
  seats: (count, least, most) =>
    least === most ? `${count} Plätze` : `${count} Plätze (möglich: ${least} bis ${most})`,
  removeOnly: 'Nur entfernen',
  removeOnlyHint: 'Kann sich wieder hinsetzen.',
  keepOut: 'Entfernen und aussperren',
  keepOutHint: 'Kann an diesem Tisch nur noch zusehen.',
  startWithBots: 'Jetzt mit Bots starten',
  fillsIn: time => `Bots übernehmen ${time} die freien Plätze.`,
  expects: names => `Noch nicht da: ${names}.`,
  cancel: 'Abbrechen',
  starts: name => `${name} startet die Partie.`,
  hostGone: name =>
    `${name} leitet den Tisch, ist aber nicht verbunden. Du kannst das übernehmen und die Partie starten.`,
  noHost: 'Wer den Tisch leitet, sitzt nicht mit am Tisch. Du kannst das übernehmen und die Partie starten.',
  takeOver: 'Tisch übernehmen',
  removed: {
    title: 'Du hast deinen Platz verloren',
    text: 'Du wurdest vom Tisch entfernt. Du kannst dich wieder hinsetzen, zusehen oder selbst einen Tisch eröffnen.',
  },
  barred: {
    title: 'Du wurdest vom Tisch entfernt',
    text: 'An diesem Tisch kannst du dich nicht mehr hinsetzen. Du kannst zusehen oder selbst einen Tisch eröffnen.',
  },
  changed: (name, what) => `${name} hat geändert: ${what}.`,
  changedByHost: what => `Geändert wurde: ${what}.`,
  parts: {
    seats: 'Plätze',
    clock: 'Uhr',
    options: 'Spieloptionen',
    edition: 'Ausgabe',
    speed: 'Tempo der Bots',
    confirm: 'Nachfragen',
    isPublic: 'wer mitspielen darf',
    watch: 'Zuschauer',
    isRated: 'Wertung',
  },
  clockNames: { none: 'Keine Uhr', live: 'Zügig', slow: 'Gemütlich', mail: 'Fernpartie' },
  visibility: { byLink: 'Nur per Link', isPublic: 'In der Liste' },
  pace: speed => `Bots: ${speed}`,
  clockHints: {
    none: 'Niemand wird gedrängt. Ist jemand weg, kann eine Vertretung spielen.',
    live: 'Für einen Abend ohne Pausen: Ist die Zeit um, spielt eine Vertretung.',
    slow: 'Zeit zum Nachdenken und Reden. Ist sie um, spielt eine Vertretung.',
    mail: 'Tage pro Zug: Alle spielen, wenn sie gerade Zeit haben.',
  },
  speedHint: 'Wie lange alle den Zug eines Bots sehen, bevor der nächste kommt.',
  visibilityHints: {
    byLink: 'Nur wer von euch den Link, den Code oder den QR-Code bekommt.',
    isPublic: 'Der Tisch steht in der Liste der öffentlichen Tische, und alle können sich setzen.',
  },
  watch: {
    label: 'Zuschauer',
    anybody: 'Alle mit dem Link, live',
    delayed: delay => `Alle mit dem Link, ${sayLate(delay)}`,
    nobody: 'Niemand',
    short: delay => `Zuschauer ${sayLate(delay)}`,
    shortNobody: 'Keine Zuschauer',
    hints: {
      anybody: 'Sie sehen den Tisch, während ihr spielt, aber keine Handkarten.',
      delayed: 'Sie sehen alles erst später, auch den Chat. So kann niemand verraten, was gerade passiert.',
      nobody:
        'Ab dem Start sehen nur die Spieler die Partie. Am Ende können sie die Wiederholung speichern und teilen.',
    },
    screenHint: 'Der große Bildschirm zeigt die Partie live, deshalb können alle mit dem Link zusehen.',
    invite: 'Zuschauer einladen',
    inviteHint: 'Wer diesen Link öffnet, kann sofort zusehen.',
    inviteLate: delay => `Zu sehen ist die Partie ${sayLate(delay)}.`,
    link: 'Link für Zuschauer',
    inviteText: game => `Sieh uns beim Spielen zu: ${game}.`,
    youAreLate: delay => `Du siehst ${sayLate(delay)} zu: Was hier passiert, ist schon so lange her.`,
    lateLobby: delay =>
      `Bei dieser Partie kannst du nur ${sayLate(delay)} zusehen. So lange nach dem Start erscheint sie hier.`,
    noLobby: 'Bei dieser Partie kann niemand zusehen. Setz dich, wenn du dabei sein willst.',
  },
  rated: {
    label: 'Gewertete Partie',
    short: 'Mit Wertung',
    hint: 'Das Ergebnis ändert die Wertung aller, die mitspielen. Einschalten kannst du das nur, solange sonst niemand hier sitzt.',
    note: 'An diesem Tisch wird gewertet: Das Ergebnis ändert die Wertung aller, die mitspielen. Wenn du dich setzt, bist du einverstanden. Aus ihrer eigenen Änderung können die anderen etwas über deine Wertung schließen.',
  },
  confirmHint: 'Einmal mehr drücken, bevor ein Zug endgültig ist.',
  optionsHint: 'Du musst nichts ändern: Voreingestellt sind die Regeln der Schachtel.',
  optionHints: {
    deck: 'Mehr Karten von jedem Typ machen die Partie länger.',
    'second-player-bonus': 'Gleicht aus, dass der andere anfängt.',
    wins: 'So viele Partien muss jemand für das Match gewinnen.',
    start: 'Wer den ersten Zug hat.',
    recruit: 'Ob ein Consigliere sich selbst zurückholen kann.',
    money: 'Mit mehr Geld sind die ersten Runden leichter.',
    favour3: 'Die Schachteln sind sich nicht einig, was diese Gefälligkeit bringt.',
    'out-debts': 'Was mit Schuldmarkern geschieht, wenn jemand ausscheidet.',
    'show-money': 'Sonst ist das Geld der anderen verdeckt.',
    layout: 'Ob der Aufbau gewählt wird oder in jeder Partie gleich ist.',
    'neutral-control': 'Wie lange du sie nach dem Einsetzen nutzen kannst.',
    'money-split': 'Die beiden Schachteln haben verschiedene Geldkarten.',
    'marker-move': 'Wohin ein Marker darf, wenn du keinen mehr hast.',
    'open-tally': 'Sonst musst du dir merken, was hineinkam.',
    families: 'Wer welche Farbe spielt.',
  },
};
