import type { ReplayTexts } from '../en/replay.ts';
import { sayIn } from '../say.ts';

const say = sayIn('de');
const draws = (count: number): string => say.plural(count, { one: '# Ziehung', other: '# Ziehungen' });
const ofMatch = (count: number): string =>
  say.plural(count, { one: 'die eine Ziehung der Partie', other: 'die # Ziehungen der Partie' });

export const texts: ReplayTexts = {
  title: 'Wiederholung',
  lead: 'Sieh dir eine Partie noch einmal an, Zug um Zug, und prüf, ob der Zufall fair war.',
  openHint:
    'Eine Partie, die als Datei gespeichert wurde. Sie wird nur auf diesem Gerät gelesen und nirgendwohin geschickt.',
  drop: 'Du kannst sie auch hierher ziehen.',
  reading: 'Die Partie wird nachgespielt …',
  saveHint: 'Öffne die Datei auf dieser Seite, hier oder auf einem anderen Gerät.',
  playOn: 'Von hier aus weiterspielen',
  playOnHint: 'Gegen Bots, auf diesem Gerät. Die Adresse ist dann ein Link zu dieser Stellung.',
  player: seat => `Spieler ${seat}`,
  troubleTitle: 'Diese Partie lässt sich nicht zeigen',
  troubles: {
    'too-big': () => 'Diese Datei ist viel zu groß für eine Partie. Wähl eine andere.',
    'not-json': () => 'Das ist keine gespeicherte Partie. Wähl eine andere Datei.',
    'not-a-record': () =>
      'Das ist keine gespeicherte Partie, oder ein Teil davon fehlt oder ist beschädigt. Wähl eine andere Datei.',
    'bad-luck': () =>
      'Was die Datei über den Zufall der Partie sagt, lässt sich nicht lesen: Dieser Teil wurde geändert oder beschädigt. Wähl eine andere Datei.',
    'no-such-game': () => 'Diese Datei gehört zu einem Spiel, das es hier nicht gibt. Wähl eine andere.',
    'other-version': () =>
      'Die Partie wurde nach einer anderen Fassung der Regeln gespielt und lässt sich hier nicht wiederholen.',
    'other-rules': () =>
      'Die Partie wurde mit Optionen oder einer Ausgabe gespielt, die es hier nicht gibt, und lässt sich nicht wiederholen.',
    entry: entry =>
      `Bis Antwort ${(entry ?? 1) - 1} lässt sich die Partie nachspielen. Antwort ${entry} verstößt gegen die Regeln oder führt nicht zu dem, was die Datei sagt: Sie wurde geändert oder beschädigt.`,
  },
  detail: 'Technische Einzelheiten',
  another: 'Andere Datei öffnen',
  toMatch: 'Zur Partie',
  controls: 'Momente der Partie',
  first: 'Zum Anfang',
  back: 'Zurück',
  play: 'Abspielen',
  stop: 'Anhalten',
  on: 'Weiter',
  last: 'Zum Ende',
  moment: 'Moment',
  at: (moment, all) => `${say.number(moment)} von ${say.number(all)}`,
  turn: 'Zug',
  setUp: 'Vorbereitung',
  speed: 'Tempo',
  speeds: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell' },
  viewpoint: 'Ansicht',
  viewAll: 'Alles aufgedeckt',
  viewSpectator: 'Zuschauer',
  secrets: 'Was jede Familie verborgen hält',
  viewOf: name => `${name} über die Schulter`,
  to: name => `an ${name}`,
  tookBack: name => `${name} hat einen Zug rückgängig gemacht.`,
  unfinished: 'Die Partie ist nicht zu Ende: Sie wurde abgebrochen, oder der Rest fehlt.',
  checked: answers =>
    `${say.plural(answers, { one: 'Die eine Antwort wurde', other: 'Alle # Antworten wurden' })} hier nach den Regeln nachgespielt, jede mit dem aufgezeichneten Ergebnis.`,
  keys: 'Pfeiltasten: zurück, weiter. Pos1 und Ende: Anfang und Ende. P: abspielen oder anhalten.',
  fairness: 'War der Zufall fair?',
  checking: 'Jedes Mischen und jeder Würfelwurf wird nachgerechnet …',
  fair: count =>
    `Ja: Dieses Gerät hat die Festlegung des Tisches gesehen, bevor es etwas für dich dazugegeben hat, und seitdem wurde an den Einstellungen nichts geändert. Auf genau seinen Startwert hatte der Tisch sich festgelegt; mit dem, was alle dazugaben, ergibt er genau ${ofMatch(count)}.`,
  drawnHere: count =>
    `Alles passt zusammen: Der Startwert ergibt genau ${ofMatch(count)}. Die Partie wurde ohne Server gespielt: Das Gerät, auf dem sie begann, hat ihn selbst gezogen.`,
  commitmentUnseen: count =>
    `Alles passt zusammen: Auf genau seinen Startwert hatte der Tisch sich festgelegt, und mit dem, was alle dazugaben, ergibt er genau ${ofMatch(count)}. Dieses Gerät hat die Festlegung aber vor der Partie nicht gesehen. Ob der Startwert da schon feststand, kann es nicht sagen.`,
  leftOut:
    'Nicht ganz: Alles passt zusammen, aber was dieses Gerät dazugegeben hat, steckt nicht im Startwert der Partie. Das ist in Ordnung, wenn du vor dem Start wieder aufgestanden bist oder auf einem anderen Gerät angefangen hast.',
  fairSoFar: count => `Bis dahin ergibt der Startwert genau ${ofMatch(count)}; der Rest lässt sich nicht prüfen.`,
  seedUnknown: count =>
    `Zum Teil: ${say.plural(count, { one: '# Ziehung stimmt', other: '# Ziehungen stimmen' })} genau mit dem Startwert der Partie überein, aber die Datei sagt nicht, woher er kam.`,
  unfair: 'Nein:',
  otherCommitment: 'Vor der Partie hat der Tisch diesem Gerät eine andere Festlegung gezeigt.',
  outdated:
    'Die Einstellungen wurden noch geändert, nachdem dieses Gerät seinen Teil dazugegeben hatte, und der Tisch hat diesen Teil trotzdem verwendet.',
  flaws: {
    commitment: 'Der Startwert des Tisches ist nicht der, auf den er sich festgelegt hatte.',
    seats: 'Die Zahl der Beiträge passt nicht zur Zahl der Plätze.',
    'match-seed':
      'Der Startwert der Partie folgt nicht aus dem des Tisches, den Einstellungen und dem, was alle dazugaben.',
  },
  commitment: 'Festlegung',
  roomSeed: 'Startwert des Tisches',
  entropyOf: name => `Von ${name} dazugegeben`,
  noEntropy: 'nichts (ein Bot)',
  botLevel: level => `nichts (ein Bot, Stufe ${level})`,
  seedTerms: 'Spiel, Version und Optionen',
  matchSeed: 'Startwert der Partie',
  draws,
  purpose: 'Wofür',
  epoch: 'Nr.',
  values: 'Von n → Wert',
  valuesHint: 'Welcher von n möglichen Werten, 0 bis n − 1, gezogen wurde; Mischen braucht mehrere.',
};
