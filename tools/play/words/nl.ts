import type { PlayWords } from './words.ts';

export const nl: PlayWords = {
  you: 'Jij',
  welcome: (game, names) => `${game}: ${names.join(', ')}. Antwoord met een getal; ? geeft hulp.`,
  prompt: {
    choose: count => `1–${count}, ? voor hulp`,
    only: 'Enter, ? voor hulp',
    next: 'Enter: verder, q: stoppen',
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
    unknown: (asked, topics) => `Over "${asked}" is er geen hulp, wel over ${topics}.`,
    ambiguous: (asked, names) => `"${asked}" kan ${names} zijn: typ er meer van.`,
  },
  wrong: {
    number: (typed, count) => `Antwoord ${typed} bestaat niet: typ een getal van 1 tot en met ${count}.`,
    command: typed => `"${typed}" is geen opdracht: typ het getal van een antwoord, of ? voor hulp.`,
    nothing: count => `Typ een getal van 1 tot en met ${count}, of ? voor hulp.`,
    noPass: 'Niemand vraagt je of iets mag gebeuren: p is voor de momenten waarop je kunt passen.',
    noUndo:
      'Er valt niets terug te nemen: sinds je laatste antwoord heeft iemand iets geleerd, of je hebt er nog geen gegeven.',
  },
  barred: { title: 'Nu niet:', none: 'Niets wat je zou kunnen proberen is nu verboden.' },
  tookBack: name => `${name} neemt het laatste antwoord terug.`,
  youTookBack: 'Je neemt je laatste antwoord terug.',
  says: (name, text) => `${name}: “${text}”`,
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
};
