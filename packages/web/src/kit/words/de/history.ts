import type { HistoryTexts } from '../en/history.ts';
import { sayIn } from '../say.ts';

const say = sayIn('de');

const reasons: Readonly<Record<Parameters<HistoryTexts['notRated']>[0], string>> = {
  'not-agreed': 'der Tisch war ohne Wertung',
  luck: 'der Zufall war nicht vorher festgelegt',
  edition: 'gespielt mit einer eigenen Ausgabe',
  'newer-rules': 'mitten in der Partie kamen neuere Regeln',
  'stand-in': 'eine Vertretung hat gespielt',
  'changed-seat': 'ein Platz hat gewechselt',
  alone: 'nur ein Mensch hat gespielt',
  bots: 'die Stärke der Bots ist nicht bekannt',
  imported: 'der Tisch wurde aus einer Datei importiert',
};

export const texts: HistoryTexts = {
  titleOf: name => `Profil von ${name}`,
  isPrivate: 'Diese Seite siehst nur du.',
  isShared: 'Wer deinen Link hat, sieht einen Teil dieser Seite: keine Tische, keine Mitspieler und nichts von heute.',
  upTo: date => `Partien bis ${date}.`,
  empty: 'Sobald du auf diesem Server eine Partie beendet hast, findest du sie hier.',
  emptyShared: 'Noch keine beendeten Partien.',
  summary: (matches, wins) =>
    `${say.plural(matches, { one: '# Partie', other: '# Partien' })}, ${say.plural(wins, { one: '# Sieg', other: '# Siege' })}`,
  rating: 'Wertung',
  ratingOf: (value, uncertainty) => `${value} ± ${uncertainty}`,
  after: matches => say.plural(matches, { one: 'nach # gewerteten Partie', other: 'nach # gewerteten Partien' }),
  ratingHint:
    'Alle fangen bei 1500 an. Die Zahl hinter ± sagt, wie unsicher die Wertung ist; sie wird mit jeder gewerteten Partie kleiner.',
  unrated: 'Noch keine gewerteten Partien',
  byPlayers: 'Nach Spielerzahl',
  players: 'Spieler',
  matches: 'Partien',
  wins: 'Siege',
  share: 'Anteil der Siege',
  chart: 'Wertung, Partie für Partie',
  chartSays: (first, last, matches) =>
    `Wertung über ${say.plural(matches, { one: '# Partie', other: '# Partien' })}, von ${first} bis ${last}.`,
  asTable: 'Dasselbe in Zahlen',
  date: 'Datum',
  moments: 'Sternstunden',
  moment: {
    margin: value => `Klarster Sieg: ${say.number(value)} Vorsprung`,
    closest: value =>
      value === 0 ? 'Knappster Sieg: durch Gleichstandsregel' : `Knappster Sieg: ${say.number(value)} Vorsprung`,
    longest: value => `Längste Partie: ${say.number(value)} Züge`,
    strongest: value => `Bots der Stufe 5 in einer Partie geschlagen: ${say.number(value)}`,
  },
  opponentsHint: 'Wie oft ihr gegeneinander gespielt habt, und wie oft du besser oder schlechter warst.',
  opponents: 'Gegner',
  opponent: 'Gegner',
  bots: level => `Bots, Stufe ${level}`,
  somebody: 'Unbekannt',
  ahead: 'Besser',
  behind: 'Schlechter',
  list: 'Beendete Partien',
  place: (place, players) =>
    place === 0 ? `Alle haben verloren (${players} Spieler)` : `Platz ${place} von ${players}`,
  change: (before, after) => `Gewertet: ${before} → ${after}`,
  notRated: reason => (reason === 'not-agreed' ? 'Ohne Wertung' : `Nicht gewertet: ${reasons[reason]}`),
  more: 'Mehr anzeigen',
  replay: 'Wiederholung',
  here: 'Auf diesem Gerät gespielt',
  hereHint: 'Partien auf diesem Gerät werden nie gewertet, und nur dieses Gerät kennt sie.',
  others: 'Sichtbar für andere',
  listed: 'Mich in die Bestenlisten aufnehmen',
  listedHint:
    'Mit deinem Namen, deiner Wertung und der Zahl deiner gewerteten Partien, sobald du in einer Saison fünf gewertete Partien gespielt hast. Sonst stehst du in keiner.',
  link: 'Link zu deinem Profil',
  linkHint: 'Wer den Link hat, sieht deine Ergebnisse, Wertungen und Sternstunden vergangener Tage.',
  makeLink: 'Link erstellen',
  renewLink: 'Neuen Link erstellen',
  renewHint: 'Der alte Link gilt dann nicht mehr.',
  dropLink: 'Link abschalten',
  linkText: 'Meine Ergebnisse bei Consigliere',
  game: 'Spiel',
  season: 'Saison',
  seasonName: (year, quarter) => `${year}, ${quarter}. Quartal`,
  rank: 'Rang',
  player: 'Name',
  atLeast: 'Mindestens',
  boardHint: least =>
    `Hier stehen Leute, die das möchten und in dieser Saison mindestens ${least} gewertete Partien gespielt haben, geordnet nach der Wertung, die sie so gut wie sicher mindestens erreichen.`,
  asOf: date => `Die Liste wird einmal am Tag erstellt. Diese enthält alle Partien, die vor ${date} zu Ende waren.`,
  nobody:
    'Hier steht noch niemand. Spiel gewertete Partien und lass dich in deinem Profil in die Bestenlisten aufnehmen.',
  waiting: 'Deine Wertung wird berechnet …',
  changed: (before, after, uncertainty) => `Deine Wertung: ${before} → ${after} (± ${uncertainty})`,
};
