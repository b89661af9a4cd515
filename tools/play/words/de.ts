import type { PlayWords } from './words.ts';

const list = new Intl.ListFormat('de');

export const de: PlayWords = {
  you: 'Du',
  welcome: (game, names) => `${game}: ${names.join(', ')}. Antworte mit einer Zahl; ? zeigt die Hilfe.`,
  prompt: {
    only: 'Enter',
    undo: 'u: zurück',
    pass: 'p: den ganzen Zug passen',
    help: '?: Hilfe',
    next: 'Enter: weiter, q: aufhören',
    rematch: 'Enter: noch eine Partie, q: Schluss',
  },
  command: {
    u: 'deine letzte Antwort zurücknehmen, solange niemand etwas daraus erfahren hat',
    p: 'für den Rest dieses Zuges passen',
    '?': 'diese Hilfe; ? und eine Karte oder Regel: was sie sagt',
    l: 'der ganze Verlauf',
    t: 'Tisch und Antworten noch einmal',
    w: 'was du jetzt nicht darfst, und warum',
    q: 'aufhören',
  },
  number: 'diese Antwort geben',
  enter: 'die einzige mögliche Antwort geben',
  help: {
    title: 'Was du tippen kannst',
    topics: names => `Karten: ${names}; zum Beispiel: ? ${names.split(', ')[0]?.slice(0, 3).toLowerCase()}`,
    rules: (first, last) => `Regeln: ${first} bis ${last}; zum Beispiel: ? ${first}`,
    people: names => `Am Tisch: ${names.join(', ')}; zum Beispiel: ? ${names[0]?.split(' ')[0]?.toLowerCase()}`,
    unknown: (asked, topics) => `Zu „${asked}“ gibt es keine Hilfe, wohl aber zu ${topics}.`,
    ambiguous: (asked, names) => `„${asked}“ kann ${names} sein: Tippe mehr davon.`,
  },
  wrong: {
    number: (typed, count) => `Eine Antwort ${typed} gibt es nicht: Tippe eine Zahl von 1 bis ${count}.`,
    command: typed => `„${typed}“ ist kein Befehl: Tippe die Zahl einer Antwort oder ? für Hilfe.`,
    nothing: count => `Tippe eine Zahl von 1 bis ${count} oder ? für Hilfe.`,
    noPass: 'Jetzt fragt dich niemand: p gilt nur, wenn du passen kannst.',
    noUndo: 'Nichts zurückzunehmen: Seit deiner letzten Antwort hat jemand etwas erfahren.',
    nothingYet: 'Du hast noch keine Antwort gegeben, die du zurücknehmen könntest.',
  },
  barred: { title: 'Jetzt nicht:', none: 'Nichts, was du versuchen könntest, ist gerade verboten.' },
  answered: label => `Deine Antwort: ${label}.`,
  tookBack: name => `${name} nimmt die letzte Antwort zurück.`,
  youTookBack: 'Du nimmst deine letzte Antwort zurück.',
  says: (name, text) => `${name}: „${text}“`,
  thinks: name => `${name} überlegt`,
  othersThink: 'Die anderen überlegen',
  introduces: (name, level, about) => `${name} (Stufe ${level}): ${about}`,
  learned: (pupils, teacher) =>
    `${list.format(pupils)} ${pupils.length === 1 ? 'hat' : 'haben'} bei ${teacher} gelernt.`,
  earlier: lines => `… davor ${lines} ${lines === 1 ? 'Zeile' : 'Zeilen'}`,
  passing: 'Du passt, bis dieser Zug vorbei ist.',
  result: { title: 'Ergebnis', place: 'Platz', lost: 'verloren', unfinished: 'Das Match ist nicht zu Ende.' },
  ending: {
    saved: file => `Die Aufzeichnung liegt in ${file}.`,
    replay: command => `Noch einmal ansehen: ${command}`,
    again: command => `Noch einmal mit denselben Karten: ${command}`,
    seed: seed => `Startwert: ${seed}`,
    howToSave: 'Mit --save DATEI wird ein Match aufgehoben und lässt sich noch einmal ansehen.',
    goodbye: 'Bis zum nächsten Mal.',
  },
  replay: {
    match: (game, answers) => `${game}, ${answers} ${answers === 1 ? 'Antwort' : 'Antworten'}`,
    seats: 'Plätze',
    checked: 'Nachgespielt: Jede Prüfsumme stimmt.',
  },
};
