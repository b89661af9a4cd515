import type { EndTexts } from './end-texts.ts';
import { sayIn } from './say.ts';

const say = sayIn('nl');

export const nl: EndTexts = {
  verdict: {
    nobody: 'Niemand heeft gewonnen.',
    others: names => (names.length === 1 ? `${names[0]} heeft gewonnen.` : `${say.all(names)} delen de overwinning.`),
    you: others =>
      others.length === 0 ? 'Jij hebt gewonnen.' : `${say.all(['Jij', ...others])} delen de overwinning.`,
  },
  tie: label => `Bij gelijke stand: ${label}`,
  rows: {
    income: 'Laatste inkomen',
    businesses: 'Bezette zaken',
    bail: 'Borgtocht',
    members: 'mensen in zaken en voorraad',
  },
  why: {
    fiveKinds: 'Alle vijf soorten in de stad aan het einde van de beurt.',
    'dead-end': 'Een hele ronde lang is er geen kaart verplaatst.',
    'last-round': 'De laatste ronde is voorbij.',
    mostKinds: kinds => `De meeste verschillende soorten in de stad: ${kinds}.`,
    mostCards: cards => `Evenveel soorten als de volgende, maar meer kaarten in de stad: ${cards}.`,
    games: wins => `Als eerste ${say.plural(wins, { one: '# spel', other: '# spellen' })} gewonnen.`,
    mostMoney: (most, second, name) => `Het meeste geld: ${most}, tegen ${second} voor ${name}.`,
    moreTurfs: 'Evenveel geld als de volgende, maar meer wijkbonussen.',
    farther: track => `Evenveel geld als de volgende, maar verder op het schema “${track}”.`,
    moreMembers: 'Evenveel geld en even ver, maar meer mensen in zaken en voorraad.',
    aloneFinished: 'Niemand anders heeft het KO-schema voltooid.',
    othersOut: 'Wie het KO-schema niet heeft voltooid, ligt eruit, hoeveel geld er ook is.',
    nobodyFinished: 'Niemand heeft het KO-schema voltooid, dus iedereen verliest.',
    shared: 'Gelijk in alles wat telt: de winst wordt gedeeld.',
  },
  moneyOfBoth: 'Geld in de hand en in de koffer, aan het einde met bonussen',
  whatFor: rule => `Regel ${rule}`,
  course: 'Hoe het ging',
  reading: 'Het spel wordt opnieuw gelezen …',
  noRecord: 'Wat er gespeeld is, kan nu niet worden opgehaald.',
  turn: 'Beurt',
  end: 'Einde',
  byTurn: label => `${label}, beurt voor beurt`,
  asTable: 'Als tabel',
  chance: 'Kans op de winst',
  chanceAbout: worlds =>
    `Wat de sterkste bot elke familie zou hebben gegeven, naar wat zij aan het begin van een beurt wist: telkens ${say.number(worlds)} bedachte spellen. Een schatting, meer niet.`,
  estimate: 'Kansen schatten',
  stop: 'Stoppen',
  closer: 'Nauwkeuriger schatten',
  progress: (done, all) => `${say.number(done)} van ${say.number(all)} momenten`,
  done: 'De schatting is klaar.',
  failed: 'Deze browser kon het niet uitrekenen.',
  share: value => `${Math.round(100 * value)}%`,
  swings: 'Keerpunten',
  noSwings: 'Geen beurt heeft veel veranderd.',
  inTurn: turn => `Beurt ${turn}`,
  link: 'Link naar de herhaling',
  linkText: game => `Een spel ${game}, om terug te kijken`,
  shareFile: 'Spel delen',
  save: 'Als bestand bewaren',
  saveHint: 'Om te openen op de pagina voor herhalingen, hier of op een ander apparaat.',
};
