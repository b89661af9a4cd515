import type { EndTexts } from '../en/end.ts';
import { sayIn } from '../say.ts';

const say = sayIn('de');

export const texts: EndTexts = {
  verdict: {
    nobody: ['Niemand gewinnt', ''],
    others: names => [say.all(names), names.length === 1 ? 'gewinnt' : 'teilen sich den Sieg'],
    you: others => (others.length === 0 ? ['Du gewinnst', ''] : [say.all(['Du', ...others]), 'teilt euch den Sieg']),
  },
  sheet: 'Ergebnis',
  rematch: 'Revanche',
  rematchRotated: 'Revanche, einen Platz weiter',
  rematchJoin: 'Bei der Revanche mitspielen',
  otherOpponents: 'Andere Gegner',
  home: 'Startseite',
  savePicture: 'Bild speichern',
  sharePicture: 'Bild teilen',
  tie: label => `Gleichstand: ${label}`,
  why: {
    mostMoney: (most, second, name) => `Das meiste Geld: ${most} gegen ${second} bei ${name ?? 'dir'}.`,
    shared: 'In allem gleich, was zählt: Der Sieg wird geteilt.',
  },
  course: 'So lief die Partie',
  reading: 'Die Partie wird nachgespielt …',
  noRecord: 'Die Partie lässt sich gerade nicht laden. Versuch es später noch einmal.',
  turn: 'Zug',
  end: 'Ende',
  byTurn: label => `${label}, Zug um Zug`,
  asTable: 'Als Tabelle',
  chance: 'Gewinnchance',
  chanceAbout: worlds =>
    `Wie wahrscheinlich der Sieg jeder Familie war, soweit eine Familie das zu Beginn eines Zuges wissen konnte: jedes Mal ${say.number(worlds)} simulierte Partien. Das ist nur eine Schätzung.`,
  fromSeat: 'Aus Sicht von',
  everybodyLoses: 'Alle verlieren',
  estimate: 'Gewinnchancen schätzen',
  stop: 'Anhalten',
  closer: 'Genauer schätzen',
  progress: (done, all) => `${say.number(done)} von ${say.number(all)} Momenten`,
  done: 'Die Schätzung ist fertig.',
  failed: 'Dieser Browser konnte es nicht ausrechnen.',
  share: value => `${Math.round(100 * value)}\u00A0%`,
  swings: 'Wendepunkte',
  noSwings: 'Kein Zug hat viel geändert.',
  link: 'Link zur Wiederholung',
  linkText: game => `Eine Partie ${game} zum Ansehen`,
  shareFile: 'Partie teilen',
  saveHint: 'Öffne die Datei auf der Wiederholungsseite, hier oder auf einem anderen Gerät.',
};
