import type { EndTexts } from '../en/end.ts';
import { sayIn } from '../say.ts';

const say = sayIn('nl');

export const texts: EndTexts = {
  verdict: {
    nobody: ['Niemand wint', ''],
    others: names => [say.all(names), names.length === 1 ? 'wint' : 'delen de overwinning'],
    you: others => (others.length === 0 ? ['Jij wint', ''] : [say.all(['Jij', ...others]), 'delen de overwinning']),
  },
  sheet: 'Uitslag',
  rematch: 'Revanche',
  rematchRotated: 'Revanche, één plaats verder',
  rematchJoin: 'Meedoen aan de revanche',
  otherOpponents: 'Andere tegenstanders',
  home: 'Startpagina',
  savePicture: 'Afbeelding opslaan',
  sharePicture: 'Afbeelding delen',
  tie: label => `Bij gelijke stand: ${label}`,
  why: {
    mostMoney: (most, second, name) => `Het meeste geld: ${most}, tegen ${second} voor ${name ?? 'jou'}.`,
    shared: 'In alles wat telt gelijk: de overwinning wordt gedeeld.',
  },
  course: 'Zo liep de partij',
  reading: 'De partij wordt nagespeeld …',
  noRecord: 'De partij kan nu niet worden geladen. Probeer het later opnieuw.',
  turn: 'Beurt',
  end: 'Einde',
  byTurn: label => `${label}, beurt voor beurt`,
  asTable: 'Als tabel',
  chance: 'Winstkans',
  chanceAbout: worlds =>
    `Hoe groot de winstkans van elke familie was, voor zover één familie dat aan het begin van een beurt kon weten: telkens ${say.number(worlds)} gesimuleerde partijen. Het blijft een schatting.`,
  fromSeat: 'Gezien door',
  everybodyLoses: 'Iedereen verliest',
  estimate: 'Kansen schatten',
  stop: 'Stoppen',
  closer: 'Nauwkeuriger schatten',
  progress: (done, all) => `${say.number(done)} van ${say.number(all)} momenten`,
  done: 'De schatting is klaar.',
  failed: 'Deze browser kon het niet uitrekenen.',
  share: value => `${Math.round(100 * value)}%`,
  swings: 'Keerpunten',
  noSwings: 'Geen beurt heeft veel veranderd.',
  link: 'Link naar de herhaling',
  linkText: game => `Bekijk een partij ${game}`,
  shareFile: 'Partij delen',
  saveHint: 'Open het bestand op de herhalingspagina, hier of op een ander apparaat.',
};
