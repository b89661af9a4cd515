import { labelsOf } from '../../kit/say.ts';
import type { MapPart } from './map/geometry.ts';

/** The texts that only this board has; the rest are the game's own words. */
const en = {
  map: 'Lower Manhattan and Brooklyn',
  show: 'Show',
  yourThings: 'Your tiles and friends',
  yourTiles: 'Your tiles',
  /** The friends there are to hand in. */
  favoursFor: (friends: number) => (friends === 1 ? '1 friend' : `${friends} friends`),
  confirm: 'Confirm',
  notYet: 'Cancel',
  which: 'Now choose what to use it for.',
  /** Parts of the map; a district has its own name. */
  part: { car: 'The car', middle: 'The centre', whole: 'Whole map' } as Partial<Record<MapPart, string>>,
  ko: {
    open: (reputation: string, influence: string) =>
      `${reputation} and ${influence}. One of the two will be the KO track: you can’t win without reaching its last space.`,
    needs: (track: string, space: number, last: number) =>
      `${track} is the KO track. You’re on space ${space} of ${last}: you can’t win without reaching the last one.`,
    done: (track: string) => `You’ve finished ${track}, the KO track: now money decides.`,
    warning: 'You can’t win yet.',
  },
  field: {
    noDie: (value: number) => `no ${value}`,
    noColour: (colour: string) => `no ${colour} die`,
    handOnly: 'puppet hand only',
    tooDear: 'you can’t afford it',
    choice: 'you choose',
    afterwards: (field: string) => `then ${field}`,
    decides: (names: string) => `${names} decides`,
    senator: 'with the Senator',
    placed: 'placed',
  },
  gain: {
    businesses: (count: number) => (count > 0 ? '+1 business' : count === -1 ? '−1 business' : `−${-count} businesses`),
    jail: (count: number) => `${count} to jail`,
    river: (count: number) => `${count} into the Hudson`,
    debts: (count: number) => (count > 0 ? `owes ${count}` : `${-count} back`),
    friends: (count: number): string => (count > 0 ? '+1 friend' : '−1 friend'),
    car: (space: number) => `car to ${space}`,
    neutral: (count: number) => (count === 1 ? '1 neutral member leaves' : `${count} neutral members leave`),
  },
  /** Money in a short form. */
  thousands: (amount: number) => `${amount < 0 ? '−' : ''}$${Math.abs(amount) / 1000}k`,
  dieOf: (value: number) => `die ${value}`,
  /** A die that hasn't been placed, that hasn't been rolled, and that lies on a field. */
  free: 'free',
  unrolled: 'not rolled yet',
  onField: (field: string, row: string) => `on ${field}, ${row}`,
  /** The dice that a field takes now, or why it takes none. */
  takes: (dice: string) => `Takes ${dice}`,
  notNow: (reason: string) => `Not now: ${reason}`,
  at: (space: number, last: number) => `${space} of ${last}`,
  beside: (space: string, place: string) => `${space}, at ${place}`,
  carHere: (district: string) => `The car is here and protects ${district}`,
  safe: 'Protected by the car',
  unsafe: 'Not protected',
  /** The holder of a business, and what it pays. */
  memberOf: (name: string) => `Member: ${name}`,
  pays: (pay: string) => `Pays ${pay}`,
  nextTile: (tile: string, space: number) => `Next tile: ${tile}, on ${space}`,
  /** A family's own debt markers, and those of others that it holds. */
  ownDebts: (left: number) => `Own debt markers: ${left} left`,
  debtsWith: (count: number, holder: string) => `${count} with ${holder}`,
  holds: (debts: string) => `Holds debts: ${debts}`,
  payAndSpace: (pay: string, track: string) => `${pay} and 1 space on ${track}`,
  holdsOf: (count: number, owner: string) => `${count} from ${owner}`,
};

const de: typeof en = {
  map: 'Das untere Manhattan und Brooklyn',
  show: 'Zeigen',
  yourThings: 'Deine Plättchen und Freunde',
  yourTiles: 'Deine Plättchen',
  favoursFor: friends => (friends === 1 ? '1 Freund' : `${friends} Freunde`),
  confirm: 'Bestätigen',
  notYet: 'Abbrechen',
  which: 'Wähl jetzt, wofür.',
  part: { car: 'Das Auto', middle: 'Die Mitte', whole: 'Ganze Karte' },
  ko: {
    open: (reputation, influence) =>
      `${reputation} und ${influence}. Eine der beiden wird zur K.O.-Leiste: Wer dort nicht das letzte Feld erreicht, kann nicht gewinnen.`,
    needs: (track, space, last) =>
      `${track} ist die K.O.-Leiste. Du stehst auf Feld ${space} von ${last}: Ohne das letzte Feld kannst du nicht gewinnen.`,
    done: track => `Das Ende der K.O.-Leiste (${track}) ist erreicht: Jetzt zählt das Geld.`,
    warning: 'Du kannst noch nicht gewinnen.',
  },
  field: {
    noDie: value => `keine ${value}`,
    noColour: colour => `kein Würfel in ${colour}`,
    handOnly: 'nur Marionettenhand',
    tooDear: 'dafür fehlt dir Geld',
    choice: 'du wählst',
    afterwards: field => `dann ${field}`,
    decides: names => `${names} entscheidet`,
    senator: 'mit dem Senator',
    placed: 'gelegt',
  },
  gain: {
    businesses: count => (count > 0 ? '+1 Geschäft' : count === -1 ? '−1 Geschäft' : `−${-count} Geschäfte`),
    jail: count => `${count} ins Gefängnis`,
    river: count => `${count} in den Hudson`,
    debts: count => (count > 0 ? `schuldet ${count}` : `${-count} zurück`),
    friends: count => (count > 0 ? '+1 Freund' : '−1 Freund'),
    car: space => `Auto auf ${space}`,
    neutral: count => (count === 1 ? '1 neutrales Mitglied geht' : `${count} neutrale Mitglieder gehen`),
  },
  thousands: amount => `${amount < 0 ? '−' : ''}${Math.abs(amount) / 1000}k\u00A0$`,
  dieOf: value => `Würfel ${value}`,
  free: 'frei',
  unrolled: 'noch nicht gewürfelt',
  onField: (field, row) => `auf ${field}, ${row}`,
  takes: dice => `Nimmt ${dice}`,
  notNow: reason => `Jetzt nicht: ${reason}`,
  at: (space, last) => `${space} von ${last}`,
  beside: (space, place) => `${space} bei ${place}`,
  carHere: district => `Hier steht das Auto und schützt ${district}`,
  safe: 'Vom Auto geschützt',
  unsafe: 'Nicht geschützt',
  memberOf: name => `Mitglied: ${name}`,
  pays: pay => `Zahlt ${pay}`,
  nextTile: (tile, space) => `Nächstes Plättchen: ${tile}, auf ${space}`,
  ownDebts: left => `Eigene Schuldmarker: noch ${left}`,
  debtsWith: (count, holder) => `${count} bei ${holder}`,
  holds: debts => `Hält Schuldmarker: ${debts}`,
  payAndSpace: (pay, track) => `${pay} und 1 Feld auf „${track}“`,
  holdsOf: (count, owner) => `${count} von ${owner}`,
};

const nl: typeof en = {
  map: 'Zuidelijk Manhattan en Brooklyn',
  show: 'Toon',
  yourThings: 'Je fiches en vrienden',
  yourTiles: 'Je fiches',
  favoursFor: friends => (friends === 1 ? '1 vriend' : `${friends} vrienden`),
  confirm: 'Bevestigen',
  notYet: 'Annuleren',
  which: 'Kies nu waarvoor.',
  part: { car: 'De auto', middle: 'Het midden', whole: 'Hele kaart' },
  ko: {
    open: (reputation, influence) =>
      `${reputation} en ${influence}. Een van de twee wordt het KO-schema: zonder het laatste veld te bereiken kun je niet winnen.`,
    needs: (track, space, last) =>
      `${track} is het KO-schema. Je staat op veld ${space} van ${last}: zonder het laatste veld kun je niet winnen.`,
    done: track => `Het einde van het KO-schema (${track}) is bereikt: nu beslist het geld.`,
    warning: 'Je kunt nog niet winnen.',
  },
  field: {
    noDie: value => `geen ${value}`,
    noColour: colour => `geen dobbelsteen in ${colour}`,
    handOnly: 'alleen marionettenhand',
    tooDear: 'dat kun je niet betalen',
    choice: 'jij kiest',
    afterwards: field => `dan ${field}`,
    decides: names => `${names} beslist`,
    senator: 'met de senator',
    placed: 'gelegd',
  },
  gain: {
    businesses: count => (count > 0 ? '+1 zaak' : count === -1 ? '−1 zaak' : `−${-count} zaken`),
    jail: count => `${count} naar de gevangenis`,
    river: count => `${count} in de Hudson`,
    debts: count => (count > 0 ? `schuldig: ${count}` : `${-count} terug`),
    friends: count => (count > 0 ? '+1 vriend' : '−1 vriend'),
    car: space => `auto naar ${space}`,
    neutral: count => (count === 1 ? '1 neutraal familielid weg' : `${count} neutrale familieleden weg`),
  },
  thousands: amount => `${amount < 0 ? '−' : ''}$\u00A0${Math.abs(amount) / 1000}k`,
  dieOf: value => `dobbelsteen ${value}`,
  free: 'vrij',
  unrolled: 'nog niet gegooid',
  onField: (field, row) => `op ${field}, ${row}`,
  takes: dice => `Neemt ${dice}`,
  notNow: reason => `Nu niet: ${reason}`,
  at: (space, last) => `${space} van ${last}`,
  beside: (space, place) => `${space}, bij ${place}`,
  carHere: district => `Hier staat de auto en die beschermt ${district}`,
  safe: 'Beschermd door de auto',
  unsafe: 'Niet beschermd',
  memberOf: name => `Familielid: ${name}`,
  pays: pay => `Betaalt ${pay}`,
  nextTile: (tile, space) => `Volgende fiche: ${tile}, op ${space}`,
  ownDebts: left => `Eigen schuldmarkers: nog ${left}`,
  debtsWith: (count, holder) => `${count} bij ${holder}`,
  holds: debts => `Heeft schuldmarkers: ${debts}`,
  payAndSpace: (pay, track) => `${pay} en 1 veld op ${track.toLowerCase()}`,
  holdsOf: (count, owner) => `${count} van ${owner}`,
};

export const labels = labelsOf({ en, de, nl });

export type Labels = (typeof labels)['en'];
