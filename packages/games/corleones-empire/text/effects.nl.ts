import type { Things } from './words.ts';

/** The abilities of jobs and allies. */
export const effect: Things['effect'] = {
  'any-front': {
    brief: 'voorkant naar keuze',
    help: 'Gebruik de voorkant van een zaak naar keuze, ook als die bezet is, zonder een figuur te zetten; beheerst een ander de wijk, dan gebruikt die de voorkant ook (CE-13).',
    ask: 'gebruik de voorkant van een zaak naar keuze.',
  },
  'turf-backs': {
    brief: 'achterkanten van een wijk',
    help: 'Kies een wijk en gebruik de achterkanten van alle zaken daar (CE-41).',
    ask: 'kies een wijk en gebruik de achterkanten van alle zaken daar.',
  },
  'per-control': {
    brief: '$\u00A02 per wijk, max. 3',
    help: 'Neem voor elke wijk die je beheerst een kaart van $\u00A02, hoogstens drie (CE-27).',
    ask: 'neem voor elke wijk die je beheerst een kaart van $\u00A02, hoogstens drie.',
  },
  'other-goods': {
    brief: 'de andere goederen',
    help: 'Neem een wapen, bloedgeld en drank, behalve wat de klus kost (CE-24).',
    ask: 'neem een wapen, bloedgeld en drank, behalve wat de klus kost.',
  },
  'move-opposing': {
    brief: 'verplaats tegenstander',
    help: 'Verplaats een figuur van een tegenstander naar een ander leeg veld van zijn soort; niemand gebruikt daarbij een zaak (CE-41).',
    ask: 'welke figuur van een tegenstander verplaats je?',
    next: 'naar welk leeg veld gaat de figuur?',
  },
  'move-thug': {
    brief: 'verplaats je gangster',
    help: 'Verplaats een van je gangsters naar een ander leeg gangsterveld en gebruik de voorkant daar (CE-41).',
    ask: 'welke van je gangsters verplaats je?',
    next: 'naar welk leeg gangsterveld gaat hij?',
  },
  'recall-thug': {
    brief: 'neem gangster terug',
    help: 'Neem een van je gangsters van het bord terug in je voorraad (CE-41).',
    ask: 'welke van je gangsters neem je terug in je voorraad?',
  },
  'move-member': {
    brief: 'verplaats je familielid',
    help: 'Verplaats een van je familieleden naar een ander leeg rond veld en gebruik alle achterkanten daar (CE-41).',
    ask: 'welk van je familieleden verplaats je?',
    next: 'naar welk leeg rond veld gaat het?',
  },
  'car-bomb': {
    brief: 'iedereen in een wijk weg',
    help: 'Kies een wijk: alle figuren van tegenstanders daar worden neergeschoten, ook op ronde velden die aan de wijk grenzen (CE-21).',
    ask: 'kies een wijk; alle figuren van tegenstanders daar worden neergeschoten.',
  },
  'drive-by': {
    brief: 'tot 2 in een wijk weg',
    help: 'Kies een wijk: schiet daar hoogstens één gangster en hoogstens één familielid van tegenstanders neer, ook op ronde velden die aan de wijk grenzen (CE-21).',
    ask: 'in welke wijk schiet je figuren neer?',
    next: 'wie schiet je in die wijk neer?',
  },
  hit: {
    brief: '1 figuur weg',
    help: 'Schiet één figuur van een tegenstander neer, waar dan ook (CE-21).',
    ask: 'welke figuur van een tegenstander schiet je neer?',
  },
  'hit-thug': {
    brief: '1 gangster weg',
    help: 'Schiet één gangster van een tegenstander neer, waar dan ook (CE-21).',
    ask: 'welke gangster van een tegenstander schiet je neer?',
  },
  'suitcase-three': {
    brief: 'tot 3 in je koffer',
    help: 'Laat hoogstens drie geldkaarten uit je hand zien en leg ze in je koffer (CE-I5).',
    ask: 'leg hoogstens drie geldkaarten in je koffer.',
    next: 'leg nog een geldkaart in je koffer, of laat het hierbij.',
  },
  'suitcase-one': {
    brief: '1 in je koffer',
    help: 'Laat een geldkaart uit je hand zien en leg die in je koffer (CE-I5).',
    ask: 'leg een geldkaart in je koffer.',
  },
  offer: {
    brief: 'hoogste van de rivalen',
    help: 'Iedere tegenstander met geld in de hand kiest in het geheim een geldkaart: de hoogste gaat in je koffer, de andere gaan naar de stapels (CE-41).',
    ask: 'laat iedere tegenstander een geldkaart kiezen.',
  },
  heist: {
    brief: 'kraak een koffer',
    help: 'Neem een willekeurige geldkaart uit de koffer van een tegenstander in je hand; alleen jullie twee zien die (CE-37).',
    ask: 'wiens koffer kraak je?',
  },
  mayor: {
    brief: 'achterkanten van een veld',
    help: 'Zet de burgemeester op een leeg rond veld en gebruik alle achterkanten daar (CE-40).',
    ask: 'op welk leeg rond veld komt hij?',
  },
  'union-boss': {
    brief: 'een vrije voorkant',
    help: 'Zet de vakbondsbaas op een leeg gangsterveld en gebruik de voorkant daar; beheerst een ander de wijk, dan gebruikt die de voorkant ook (CE-40).',
    ask: 'op welk leeg gangsterveld komt hij?',
  },
  'police-chief': {
    brief: 'in een wijk',
    help: 'Zet de politiechef in een wijk naar keuze (CE-40).',
    ask: 'in welke wijk komt hij?',
  },
  'police-chief-hit': {
    brief: 'in een wijk, 1 weg',
    help: 'Zet de politiechef in een wijk naar keuze en schiet daar één figuur van een tegenstander neer (CE-40).',
    ask: 'in welke wijk komt hij?',
    next: 'welke figuur van een tegenstander in zijn wijk schiet je neer?',
  },
  'two-goods': {
    brief: '2 verschillende goederen',
    help: 'Neem twee verschillende goederenkaarten: wapen, bloedgeld of drank (CE-40).',
    ask: 'neem de eerste van twee verschillende goederenkaarten.',
    next: 'neem een tweede, andere goederenkaart.',
    last: 'neem de enige goederenkaart die er nog is.',
  },
  none: { help: 'Alleen symbolen (CE-19).', ask: 'gebruik de symbolen.' },
};
