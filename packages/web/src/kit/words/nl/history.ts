import type { HistoryTexts } from '../en/history.ts';
import { sayIn } from '../say.ts';

const say = sayIn('nl');

const reasons: Readonly<Record<Parameters<HistoryTexts['notRated']>[0], string>> = {
  'not-agreed': 'de tafel was zonder rating',
  luck: 'het toeval lag niet van tevoren vast',
  edition: 'gespeeld met een eigen editie',
  'newer-rules': 'tijdens de partij kwamen er nieuwere regels',
  'stand-in': 'er heeft een invaller gespeeld',
  'changed-seat': 'een plaats is van speler gewisseld',
  alone: 'er speelde maar één mens mee',
  bots: 'de sterkte van de bots is niet bekend',
  imported: 'de tafel komt uit een bestand',
};

export const texts: HistoryTexts = {
  titleOf: name => `Profiel van ${name}`,
  isPrivate: 'Alleen jij ziet deze pagina.',
  isShared: 'Wie je link heeft, ziet een deel van deze pagina: geen tafels, geen tegenstanders en niets van vandaag.',
  upTo: date => `Partijen tot en met ${date}.`,
  empty: 'Zodra je op deze server een partij hebt uitgespeeld, vind je die hier.',
  emptyShared: 'Nog geen uitgespeelde partijen.',
  summary: (matches, wins) =>
    `${say.plural(matches, { one: '# partij', other: '# partijen' })}, ${say.plural(wins, { one: '# keer gewonnen', other: '# keer gewonnen' })}`,
  rating: 'Rating',
  ratingOf: (value, uncertainty) => `${value} ± ${uncertainty}`,
  after: matches => say.plural(matches, { one: 'na # partij met rating', other: 'na # partijen met rating' }),
  ratingHint:
    'Iedereen begint op 1500. Het getal achter ± zegt hoe onzeker de rating is; het wordt bij elke partij met rating kleiner.',
  unrated: 'Nog geen partijen met rating',
  byPlayers: 'Naar aantal spelers',
  players: 'Spelers',
  matches: 'Partijen',
  wins: 'Gewonnen',
  share: 'Deel gewonnen',
  chart: 'Rating, partij na partij',
  chartSays: (first, last, matches) =>
    `Rating over ${say.plural(matches, { one: '# partij', other: '# partijen' })}, van ${first} naar ${last}.`,
  asTable: 'Hetzelfde in getallen',
  date: 'Datum',
  moments: 'Hoogtepunten',
  moment: {
    margin: value => `Ruimste zege: ${say.number(value)} voorsprong`,
    closest: value =>
      value === 0 ? 'Krapste zege: door de regel bij gelijke stand' : `Krapste zege: ${say.number(value)} voorsprong`,
    longest: value => `Langste partij: ${say.number(value)} zetten`,
    strongest: value => `Bots van niveau 5 in één partij verslagen: ${say.number(value)}`,
  },
  opponentsHint: 'Hoe vaak jullie tegen elkaar hebben gespeeld, en hoe vaak jij beter of slechter was.',
  opponents: 'Tegenstanders',
  opponent: 'Tegenstander',
  bots: level => `Bots, niveau ${level}`,
  somebody: 'Onbekend',
  ahead: 'Beter',
  behind: 'Slechter',
  list: 'Uitgespeelde partijen',
  place: (place, players) =>
    place === 0 ? `Iedereen heeft verloren (${players} spelers)` : `Plaats ${place} van ${players}`,
  change: (before, after) => `Rating: ${before} → ${after}`,
  notRated: reason => (reason === 'not-agreed' ? 'Zonder rating' : `Telt niet mee: ${reasons[reason]}`),
  more: 'Meer tonen',
  replay: 'Herhaling',
  here: 'Op dit apparaat gespeeld',
  hereHint: 'Partijen op dit apparaat tellen nooit mee voor de rating, en alleen dit apparaat kent ze.',
  others: 'Zichtbaar voor anderen',
  listed: 'Zet me op de ranglijsten',
  listedHint:
    'Met je naam, je rating en het aantal partijen met rating, zodra je in een seizoen vijf partijen met rating hebt gespeeld. Anders sta je op geen enkele lijst.',
  link: 'Link naar je profiel',
  linkHint: 'Wie de link heeft, ziet je uitslagen, ratings en hoogtepunten van de afgelopen dagen.',
  makeLink: 'Link maken',
  renewLink: 'Nieuwe link maken',
  renewHint: 'De oude link werkt dan niet meer.',
  dropLink: 'Link uitzetten',
  linkText: 'Mijn uitslagen bij Consigliere',
  game: 'Spel',
  season: 'Seizoen',
  seasonName: (year, quarter) => `${year}, kwartaal ${quarter}`,
  rank: 'Rang',
  player: 'Naam',
  atLeast: 'Minstens',
  boardHint: least =>
    `Hier staan mensen die dat willen en dit seizoen minstens ${least} partijen met rating hebben gespeeld, op volgorde van de rating die ze vrijwel zeker minstens halen.`,
  asOf: date => `De lijst wordt eens per dag opgemaakt. Op deze staan alle partijen die voor ${date} waren afgelopen.`,
  nobody: 'Hier staat nog niemand. Speel partijen met rating en zet jezelf in je profiel op de ranglijsten.',
  waiting: 'Je rating wordt berekend…',
  changed: (before, after, uncertainty) => `Je rating: ${before} → ${after} (± ${uncertainty})`,
};
