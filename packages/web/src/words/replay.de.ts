import type { ReplayTexts } from './replay-texts.ts';
import { sayIn } from './say.ts';

const say = sayIn('de');
const draws = (count: number): string => say.plural(count, { one: '# Ziehung', other: '# Ziehungen' });
const ofMatch = (count: number): string =>
  say.plural(count, { one: 'die eine Ziehung der Partie', other: 'die # Ziehungen der Partie' });

export const de: ReplayTexts = {
  title: 'Wiederholung',
  titleOf: game => `Wiederholung: ${game}`,
  lead: 'Sieh dir eine Partie noch einmal an, Zug um Zug, und prüfe ihr Glück.',
  open: 'Datei öffnen',
  openHint:
    'Eine Partie, die aus ihrer Wiederholung gespeichert wurde. Sie wird hier auf diesem Gerät gelesen und nirgendwohin geschickt.',
  drop: 'Oder leg sie auf dem Feld ab.',
  reading: 'Die Partie wird noch einmal gespielt …',
  save: 'Als Datei speichern',
  saveHint: 'Für diese Seite, hier oder auf einem anderen Gerät.',
  player: seat => `Platz ${seat}`,
  troubleTitle: 'Diese Partie lässt sich nicht zeigen',
  troubles: {
    'too-big': () => 'Die Datei ist viel zu groß für eine Partie. Wähl eine andere.',
    'not-json': () => 'Die Datei ist keine gespeicherte Partie: Sie lässt sich gar nicht lesen. Wähl eine andere.',
    'not-a-record': () =>
      'Die Datei ist keine gespeicherte Partie, oder ein Teil davon fehlt oder ist beschädigt. Wähl eine andere.',
    'bad-luck': () =>
      'Was die Datei über das Glück der Partie sagt, lässt sich nicht lesen: Dieser Teil wurde geändert oder beschädigt.',
    'no-such-game': () => 'Die Datei gehört zu einem Spiel, das hier niemand kennt.',
    'other-version': () =>
      'Die Partie wurde nach einer anderen Fassung der Regeln gespielt und lässt sich nach dieser nicht wiederholen.',
    'other-rules': () => 'Die Partie wurde mit Optionen oder einer Schachtel gespielt, die hier niemand kennt.',
    entry: entry =>
      `Bis Antwort ${(entry ?? 1) - 1} lässt sich die Partie nachspielen; Antwort ${entry} verstößt gegen die Regeln oder führt zu etwas anderem, als die Datei sagt. Die Datei wurde geändert oder beschädigt.`,
  },
  detail: 'In den Worten des Programms',
  another: 'Andere Datei öffnen',
  toMatch: 'Zur Partie',
  controls: 'Augenblicke der Partie',
  first: 'Zum Anfang',
  back: 'Eins zurück',
  play: 'Abspielen',
  stop: 'Anhalten',
  on: 'Eins weiter',
  last: 'Zum Ende',
  moment: 'Augenblick',
  at: (moment, all) => `${say.number(moment)} von ${say.number(all)}`,
  turn: 'Zug',
  setUp: 'Vorbereitung',
  speed: 'Tempo',
  speeds: { slow: 'Langsam', normal: 'Mittel', fast: 'Schnell' },
  eyes: 'Gesehen von',
  allEyes: 'jemandem, der alles weiß',
  guestEyes: 'jemandem, der nur zuschaut',
  secrets: 'Was jede Familie verborgen hält',
  shoulder: name => `${name} über die Schulter`,
  to: name => `an ${name}`,
  tookBack: name => `${name} hat einen Zug zurückgenommen.`,
  unfinished: 'Die Partie ist nicht zu Ende: Sie wurde abgebrochen, oder der Rest fehlt.',
  checked: answers =>
    `${say.plural(answers, { one: 'Die eine Antwort wurde', other: 'Alle # Antworten wurden' })} hier nach den Regeln nachgespielt, jede mit dem aufgezeichneten Ergebnis.`,
  keys: 'Pfeiltasten: eins zurück, eins weiter. Pos1 und Ende: Anfang und Ende. P: abspielen oder anhalten.',
  fairness: 'War das Glück gerecht?',
  checking: 'Jedes Mischen und jeder Würfel wird noch einmal berechnet …',
  fair: count =>
    `Ja: Dieses Gerät hat die Festlegung des Tisches gesehen, bevor du Platz genommen hast. Auf genau seine Zahl hatte der Tisch sich festgelegt; mit dem, was alle dazugaben, ergibt sie genau ${ofMatch(count)}.`,
  drawnHere: count =>
    `Alles passt zusammen: Die Zahl ergibt genau ${ofMatch(count)}. Die Partie wurde ohne Server gespielt: Das Gerät, auf dem sie begann, hat diese Zahl selbst gezogen.`,
  commitmentUnseen: count =>
    `Alles passt zusammen: Auf genau seine Zahl hatte der Tisch sich festgelegt, und mit dem, was alle dazugaben, ergibt sie genau ${ofMatch(count)}. Dieses Gerät hat die Festlegung aber nicht gesehen, bevor du Platz genommen hast. Ob die Zahl da schon feststand, kann es nicht sagen.`,
  leftOut:
    'Nicht ganz: Alles passt zusammen, aber was dieses Gerät beim Hinsetzen dazugegeben hat, steckt nicht in der Zahl der Partie. Das ist in Ordnung, wenn du vor dem Start wieder aufgestanden bist.',
  fairSoFar: count => `Bis dahin ergibt die Zahl genau ${ofMatch(count)}; der Rest lässt sich nicht prüfen.`,
  seedUnknown: count =>
    `Zum Teil: ${say.plural(count, { one: '# Ziehung stimmt', other: '# Ziehungen stimmen' })} genau mit der Zahl der Partie überein, aber die Datei sagt nicht, woher diese Zahl kam.`,
  unfair: 'Nein:',
  otherCommitment: 'Bevor du Platz genommen hast, hat der Tisch diesem Gerät eine andere Festlegung gezeigt.',
  flaws: {
    commitment: 'Die Zahl des Tisches ist nicht die, auf die er sich festgelegt hatte.',
    seats: 'Es haben nicht so viele etwas dazugegeben, wie es Plätze gibt.',
    'match-seed': 'Die Zahl der Partie folgt nicht aus der des Tisches und dem, was alle dazugaben.',
  },
  commitment: 'Festlegung',
  roomSeed: 'Zahl des Tisches',
  entropyOf: name => `Von ${name} dazugegeben`,
  noEntropy: 'nichts (ein Bot)',
  matchSeed: 'Zahl der Partie',
  draws,
  purpose: 'Wofür',
  epoch: 'Nr.',
  values: 'Von n → Wert',
  valuesHint: 'Von n möglichen Werten 0 bis n − 1, welcher es war; ein Mischen braucht mehrere.',
};
