import { labelsOf } from '../../kit/say.ts';

/** The labels of this board; all other texts are the game's own words. */
const en = {
  yourCity: 'Your city',
  otherCities: 'The other cities',
  cityOf: (name: string) => `${name}’s city`,
  allCities: 'The cities',
  kinds: (kinds: number) => `${kinds} of 5 kinds`,
  missing: 'missing',
  handLimit: (limit: number) => `hand limit ${limit}`,
  jobLeft: 'Job: available',
  jobDone: 'Job: done',
  cityLeft: 'City: available',
  cityDone: 'City: done',
  onTheTable: 'On the table',
  against: 'against',
  pass: 'Pass',
  seconds: (seconds: number) => `${seconds} s`,
  yourAnswer: 'Your answer:',
  stopped: 'stopped',
  fromTheTop: 'From the top down',
  onTop: (card: string) => `On top: ${card}`,
  inCities: (count: number, total: number) => `${count} of ${total} are in cities`,
  inHand: (count: number) => `${count} in your hand`,
};

const de: typeof en = {
  yourCity: 'Deine Stadt',
  otherCities: 'Die anderen Städte',
  cityOf: name => `Stadt von ${name}`,
  allCities: 'Die Städte',
  kinds: kinds => `${kinds} von 5 Typen`,
  missing: 'fehlt',
  handLimit: limit => `Handlimit ${limit}`,
  jobLeft: 'Job: frei',
  jobDone: 'Job: erledigt',
  cityLeft: 'Stadt: frei',
  cityDone: 'Stadt: erledigt',
  onTheTable: 'Auf dem Tisch',
  against: 'gegen',
  pass: 'Passen',
  seconds: seconds => `${seconds} s`,
  yourAnswer: 'Deine Antwort:',
  stopped: 'gestoppt',
  fromTheTop: 'Von oben nach unten',
  onTop: card => `Oben: ${card}`,
  inCities: (count, total) => `${count} von ${total} liegen in Städten`,
  inHand: count => `${count} auf deiner Hand`,
};

const nl: typeof en = {
  yourCity: 'Jouw stad',
  otherCities: 'De andere steden',
  cityOf: name => `Stad van ${name}`,
  allCities: 'De steden',
  kinds: kinds => `${kinds} van 5 soorten`,
  missing: 'ontbreekt',
  handLimit: limit => `handlimiet ${limit}`,
  jobLeft: 'Klus: nog vrij',
  jobDone: 'Klus: gedaan',
  cityLeft: 'Stad: nog vrij',
  cityDone: 'Stad: gedaan',
  onTheTable: 'Op tafel',
  against: 'tegen',
  pass: 'Passen',
  seconds: seconds => `${seconds} s`,
  yourAnswer: 'Jouw antwoord:',
  stopped: 'gestopt',
  fromTheTop: 'Van boven naar beneden',
  onTop: card => `Bovenop: ${card}`,
  inCities: (count, total) => `${count} van de ${total} liggen in steden`,
  inHand: count => `${count} in je hand`,
};

export const labels = labelsOf({ en, de, nl });

export type Labels = (typeof labels)['en'];
