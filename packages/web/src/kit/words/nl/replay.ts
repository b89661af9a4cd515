import type { ReplayTexts } from '../en/replay.ts';
import { sayIn } from '../say.ts';

const say = sayIn('nl');
const draws = (count: number): string => say.plural(count, { one: '# trekking', other: '# trekkingen' });
const ofMatch = (count: number): string =>
  say.plural(count, { one: 'de ene trekking van de partij', other: 'de # trekkingen van de partij' });

export const texts: ReplayTexts = {
  title: 'Herhaling',
  lead: 'Bekijk een partij nog eens, zet voor zet, en controleer of het toeval eerlijk was.',
  openHint:
    'Een partij die als bestand is opgeslagen. Die wordt alleen op dit apparaat gelezen en nergens heen gestuurd.',
  drop: 'Je kunt het ook hierheen slepen.',
  reading: 'De partij wordt nagespeeld …',
  saveHint: 'Open het bestand op deze pagina, hier of op een ander apparaat.',
  playOn: 'Vanaf hier verderspelen',
  playOnHint: 'Tegen bots, op dit apparaat. Het adres is dan een link naar deze stelling.',
  player: seat => `Speler ${seat}`,
  troubleTitle: 'Deze partij kan niet worden getoond',
  troubles: {
    'too-big': () => 'Dit bestand is veel te groot voor een partij. Kies een ander.',
    'not-json': () => 'Dit is geen opgeslagen partij. Kies een ander bestand.',
    'not-a-record': () => 'Dit is geen opgeslagen partij, of een deel ontbreekt of is beschadigd. Kies een ander.',
    'bad-luck': () =>
      'Wat het bestand over het toeval van de partij zegt, is niet te lezen: dat deel is veranderd of beschadigd. Kies een ander bestand.',
    'no-such-game': () => 'Dit bestand hoort bij een spel dat deze site niet heeft. Kies een ander.',
    'other-version': () =>
      'De partij is met een andere versie van de regels gespeeld en kan hier niet worden herhaald.',
    'other-rules': () =>
      'De partij is met opties of een editie gespeeld die deze site niet kent, en kan niet worden herhaald.',
    entry: entry =>
      `De partij kan tot en met antwoord ${(entry ?? 1) - 1} worden nagespeeld. Antwoord ${entry} mag niet volgens de regels of leidt niet tot wat het bestand zegt: het bestand is veranderd of beschadigd.`,
  },
  detail: 'Technische details',
  another: 'Ander bestand openen',
  toMatch: 'Naar de partij',
  controls: 'Momenten van de partij',
  first: 'Naar het begin',
  back: 'Vorige',
  play: 'Afspelen',
  stop: 'Stoppen',
  on: 'Volgende',
  last: 'Naar het einde',
  moment: 'Moment',
  at: (moment, all) => `${say.number(moment)} van ${say.number(all)}`,
  turn: 'Beurt',
  setUp: 'Voorbereiding',
  speed: 'Snelheid',
  speeds: { slow: 'Langzaam', normal: 'Normaal', fast: 'Snel' },
  viewpoint: 'Weergave',
  viewAll: 'Alles onthuld',
  viewSpectator: 'Toeschouwer',
  secrets: 'Wat elke familie verborgen houdt',
  viewOf: name => `Over de schouder van ${name}`,
  to: name => `aan ${name}`,
  tookBack: name => `${name} heeft een zet teruggenomen.`,
  unfinished: 'De partij is niet afgelopen: die is afgebroken, of de rest ontbreekt.',
  checked: answers =>
    `${say.plural(answers, { one: 'Het ene antwoord is', other: 'Alle # antwoorden zijn' })} hier volgens de regels nagespeeld, elk met de vastgelegde uitkomst.`,
  keys: 'Pijltjestoetsen: vorige, volgende. Home en End: begin en einde. P: afspelen of stoppen.',
  fairness: 'Was het toeval eerlijk?',
  checking: 'Elke schudbeurt en elke worp wordt opnieuw berekend …',
  fair: count =>
    `Ja: dit apparaat zag de vastlegging van de tafel voordat het iets voor je toevoegde, en sindsdien is er niets aan de instellingen veranderd. De tafel had zich op precies deze startwaarde vastgelegd; met wat iedereen toevoegde, geeft die precies ${ofMatch(count)}.`,
  drawnHere: count =>
    `Alles klopt: de startwaarde geeft precies ${ofMatch(count)}. De partij is zonder server gespeeld: het apparaat waarop de partij begon, heeft de startwaarde zelf getrokken.`,
  commitmentUnseen: count =>
    `Alles klopt: de tafel had zich op precies deze startwaarde vastgelegd, en met wat iedereen toevoegde, geeft die precies ${ofMatch(count)}. Maar dit apparaat heeft de vastlegging vóór de partij niet gezien. Of de startwaarde toen al vaststond, kan het niet zeggen.`,
  leftOut:
    'Niet helemaal: alles klopt, maar wat dit apparaat toevoegde, zit niet in de startwaarde van de partij. Dat is in orde als je vóór de start weer bent opgestaan of op een ander apparaat bent begonnen.',
  fairSoFar: count => `Tot daar geeft de startwaarde precies ${ofMatch(count)}; de rest is niet te controleren.`,
  seedUnknown: count =>
    `Deels: ${say.plural(count, { one: '# trekking klopt', other: '# trekkingen kloppen' })} precies met de startwaarde van de partij, maar het bestand zegt niet waar die vandaan komt.`,
  unfair: 'Nee:',
  otherCommitment: 'vóór de partij liet de tafel dit apparaat een andere vastlegging zien.',
  outdated:
    'de instellingen zijn nog veranderd nadat dit apparaat zijn deel had toegevoegd, en toch heeft de tafel dat deel gebruikt.',
  flaws: {
    commitment: 'de startwaarde van de tafel is niet die waarop de tafel zich had vastgelegd.',
    seats: 'het aantal bijdragen past niet bij het aantal plaatsen.',
    'match-seed':
      'de startwaarde van de partij volgt niet uit die van de tafel, de instellingen en wat iedereen toevoegde.',
  },
  commitment: 'Vastlegging',
  roomSeed: 'Startwaarde van de tafel',
  entropyOf: name => `Toegevoegd door ${name}`,
  noEntropy: 'niets (een bot)',
  botLevel: level => `niets (een bot, niveau ${level})`,
  seedTerms: 'Spel, versie en opties',
  matchSeed: 'Startwaarde van de partij',
  draws,
  purpose: 'Waarvoor',
  epoch: 'Nr.',
  values: 'Van n → waarde',
  valuesHint: 'Welke van n mogelijke waarden, 0 tot en met n − 1, is getrokken; schudden vraagt er meer.',
};
