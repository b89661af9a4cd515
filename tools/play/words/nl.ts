import type { PlayWords } from './words.ts';

const list = new Intl.ListFormat('nl');

export const nl: PlayWords = {
  you: 'Jij',
  welcome: (game, names) => `${game}: ${names.join(', ')}. Antwoord met een getal; ? geeft hulp.`,
  prompt: {
    only: 'Enter',
    undo: 'u: terug',
    pass: 'p: de hele beurt passen',
    help: '?: hulp',
    next: 'Enter: verder, q: stoppen',
    rematch: 'Enter: nog een partij, q: stoppen',
  },
  command: {
    u: 'je laatste antwoord terugnemen, zolang niemand er iets van heeft geleerd',
    p: 'passen voor de rest van deze beurt',
    '?': 'deze hulp; ? en een kaart of regel: wat die zegt',
    l: 'het hele verloop',
    t: 'de tafel en de antwoorden nog eens',
    w: 'wat je nu niet mag, en waarom',
    q: 'stoppen',
  },
  number: 'dat antwoord geven',
  enter: 'het enige mogelijke antwoord geven',
  help: {
    title: 'Wat je kunt typen',
    topics: names => `Kaarten: ${names}; bijvoorbeeld: ? ${names.split(', ')[0]?.slice(0, 3).toLowerCase()}`,
    rules: (first, last) => `Regels: ${first} tot en met ${last}; bijvoorbeeld: ? ${first}`,
    people: names => `Aan tafel: ${names.join(', ')}; bijvoorbeeld: ? ${names[0]?.split(' ')[0]?.toLowerCase()}`,
    unknown: (asked, topics) => `Over "${asked}" is er geen hulp, wel over ${topics}.`,
    ambiguous: (asked, names) => `"${asked}" kan ${names} zijn: typ er meer van.`,
  },
  wrong: {
    number: (typed, count) => `Antwoord ${typed} bestaat niet: typ een getal van 1 tot en met ${count}.`,
    command: typed => `"${typed}" is geen opdracht: typ het getal van een antwoord, of ? voor hulp.`,
    nothing: count => `Typ een getal van 1 tot en met ${count}, of ? voor hulp.`,
    noPass: 'Nu vraagt niemand je iets: p is voor de momenten waarop je kunt passen.',
    noUndo: 'Niets terug te nemen: sinds je laatste antwoord heeft iemand iets geleerd.',
    nothingYet: 'Je hebt nog geen antwoord gegeven dat je kunt terugnemen.',
  },
  barred: { title: 'Nu niet:', none: 'Niets wat je zou kunnen proberen is nu verboden.' },
  answered: label => `Jouw antwoord: ${label}.`,
  tookBack: name => `${name} neemt het laatste antwoord terug.`,
  youTookBack: 'Je neemt je laatste antwoord terug.',
  says: (name, text) => `${name}: “${text}”`,
  thinks: name => `${name} denkt na`,
  othersThink: 'De anderen denken na',
  introduces: (name, level, about) => `${name} (niveau ${level}): ${about}`,
  learned: (pupils, teacher) =>
    `${list.format(pupils)} ${pupils.length === 1 ? 'heeft' : 'hebben'} het van ${teacher} geleerd.`,
  earlier: lines => `… daarvoor ${lines} ${lines === 1 ? 'regel' : 'regels'}`,
  passing: 'Je past tot deze beurt voorbij is.',
  result: { title: 'Uitslag', place: 'Plaats', lost: 'verloren', unfinished: 'De match is niet afgelopen.' },
  ending: {
    saved: file => `Het verslag staat in ${file}.`,
    replay: command => `Nog eens bekijken: ${command}`,
    again: command => `Nog eens met dezelfde kaarten: ${command}`,
    seed: seed => `Startwaarde: ${seed}`,
    howToSave: 'Met --save BESTAND wordt een match bewaard en kun je hem nog eens bekijken.',
    goodbye: 'Tot de volgende keer.',
  },
  replay: {
    match: (game, answers) => `${game}, ${answers} ${answers === 1 ? 'antwoord' : 'antwoorden'}`,
    seats: 'Plaatsen',
    checked: 'Nagespeeld: elke controlesom klopt.',
  },
};
