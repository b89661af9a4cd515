import type { Things } from './words.ts';

/** The abilities of jobs and allies. */
export const effect: Things['effect'] = {
  'any-front': {
    brief: 'ein Gewerbe erpressen',
    help: 'Erpresse ein beliebiges Gewerbe, auch ein besetztes, ohne eine Figur zu setzen; kontrolliert eine andere Familie das Gebiet, erpresst sie mit (CE-13).',
    ask: 'Erpresse ein beliebiges Gewerbe.',
  },
  'turf-backs': {
    brief: 'Schutzgeld im Gebiet',
    help: 'Wähl ein Gebiet und kassiere Schutzgeld von allen Gewerben dort (CE-41).',
    ask: 'Wähl ein Gebiet und kassiere Schutzgeld von allen Gewerben dort.',
  },
  'per-control': {
    brief: '2\u00A0$ je Gebiet, max. 3',
    help: 'Nimm für jedes Gebiet, das du kontrollierst, eine 2-$-Karte, höchstens drei (CE-27).',
    ask: 'Nimm für jedes Gebiet, das du kontrollierst, eine 2-$-Karte, höchstens drei.',
  },
  'other-goods': {
    brief: 'die anderen Waren',
    help: 'Nimm je eine Waffe, Blutgeld und Schnaps, außer der Ware, die der Job kostet (CE-24).',
    ask: 'Nimm Waffe, Blutgeld und Schnaps außer der Ware, die der Job kostet.',
  },
  'move-opposing': {
    brief: 'Gegner versetzen',
    help: 'Versetz eine gegnerische Figur auf ein anderes leeres Feld ihrer Art; niemand nutzt dabei ein Gewerbe (CE-41).',
    ask: 'Welche gegnerische Figur versetzt du?',
    next: 'Auf welches leere Feld kommt die Figur?',
  },
  'move-thug': {
    brief: 'Gangster versetzen',
    help: 'Versetz einen deiner Gangster auf ein anderes leeres Gangsterfeld und erpresse dort das Gewerbe (CE-41).',
    ask: 'Welchen deiner Gangster versetzt du?',
    next: 'Auf welches leere Gangsterfeld kommt er?',
  },
  'recall-thug': {
    brief: 'Gangster zurücknehmen',
    help: 'Nimm einen deiner Gangster vom Spielplan zurück in den Vorrat (CE-41).',
    ask: 'Welchen deiner Gangster nimmst du zurück in den Vorrat?',
  },
  'move-member': {
    brief: 'Mitglied versetzen',
    help: 'Versetz eins deiner Familienmitglieder auf ein anderes leeres rundes Feld und kassiere dort das gesamte Schutzgeld (CE-41).',
    ask: 'Welches deiner Familienmitglieder versetzt du?',
    next: 'Auf welches leere runde Feld kommt es?',
  },
  'car-bomb': {
    brief: 'alle im Gebiet weg',
    help: 'Wähl ein Gebiet: Alle gegnerischen Figuren darin werden niedergeschossen, auch die auf benachbarten runden Feldern (CE-21).',
    ask: 'Wähl ein Gebiet; alle gegnerischen Figuren darin werden niedergeschossen.',
  },
  'drive-by': {
    brief: 'bis zu 2 im Gebiet weg',
    help: 'Wähl ein Gebiet: Schieß dort höchstens einen gegnerischen Gangster und höchstens ein gegnerisches Familienmitglied nieder, auch auf benachbarten runden Feldern (CE-21).',
    ask: 'In welchem Gebiet schießt du Figuren nieder?',
    next: 'Wen schießt du in diesem Gebiet nieder?',
  },
  hit: {
    brief: '1 Figur weg',
    help: 'Schieß eine gegnerische Figur nieder, egal wo (CE-21).',
    ask: 'Welche gegnerische Figur schießt du nieder?',
  },
  'hit-thug': {
    brief: '1 Gangster weg',
    help: 'Schieß einen gegnerischen Gangster nieder, egal wo (CE-21).',
    ask: 'Welchen gegnerischen Gangster schießt du nieder?',
  },
  'suitcase-three': {
    brief: 'bis zu 3 in den Koffer',
    help: 'Zeig bis zu drei Geldkarten aus deiner Hand und leg sie in deinen Koffer (CE-I5).',
    ask: 'Leg bis zu drei Geldkarten in deinen Koffer.',
    next: 'Leg noch eine Geldkarte in deinen Koffer, oder lass es dabei.',
  },
  'suitcase-one': {
    brief: '1 in den Koffer',
    help: 'Zeig eine Geldkarte aus deiner Hand und leg sie in deinen Koffer (CE-I5).',
    ask: 'Leg eine Geldkarte in deinen Koffer.',
  },
  offer: {
    brief: 'höchste fremde Karte',
    help: 'Alle anderen mit Geld auf der Hand wählen geheim eine Geldkarte: Die höchste kommt in deinen Koffer, die übrigen auf die Stapel (CE-41).',
    ask: 'Lass alle anderen eine Geldkarte wählen.',
  },
  heist: {
    brief: 'Koffer ausrauben',
    help: 'Nimm eine zufällige Geldkarte aus einem fremden Koffer auf die Hand; nur ihr beide seht sie (CE-37).',
    ask: 'Wessen Koffer raubst du aus?',
  },
  mayor: {
    brief: 'Schutzgeld am Feld',
    help: 'Setz den Bürgermeister auf ein leeres rundes Feld und kassiere dort das gesamte Schutzgeld (CE-40).',
    ask: 'Auf welches leere runde Feld kommt er?',
  },
  'union-boss': {
    brief: 'ein Gewerbe erpressen',
    help: 'Setz den Gewerkschaftsboss auf ein leeres Gangsterfeld und erpresse das Gewerbe; kontrolliert eine andere Familie das Gebiet, erpresst sie mit (CE-40).',
    ask: 'Auf welches leere Gangsterfeld kommt er?',
  },
  'police-chief': {
    brief: 'in ein Gebiet',
    help: 'Setz den Polizeichef in ein beliebiges Gebiet (CE-40).',
    ask: 'In welches Gebiet kommt er?',
  },
  'police-chief-hit': {
    brief: 'ins Gebiet, 1 weg',
    help: 'Setz den Polizeichef in ein beliebiges Gebiet und schieß dort eine gegnerische Figur nieder (CE-40).',
    ask: 'In welches Gebiet kommt er?',
    next: 'Welche gegnerische Figur in seinem Gebiet schießt du nieder?',
  },
  'two-goods': {
    brief: '2 verschiedene Waren',
    help: 'Nimm zwei verschiedene Waren aus Waffe, Blutgeld und Schnaps (CE-40).',
    ask: 'Nimm die erste von zwei verschiedenen Waren.',
    next: 'Nimm eine zweite, andere Ware.',
    last: 'Nimm die eine Ware, die es noch gibt.',
  },
  none: { help: 'Nur Symbole (CE-19).', ask: 'Nutze die Symbole.' },
};
