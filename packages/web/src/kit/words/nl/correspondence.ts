import type { CorrespondenceTexts } from '../en/correspondence.ts';
import { sayIn } from '../say.ts';

const say = sayIn('nl');
const days = (count: number): string => say.plural(count, { one: '# dag', other: '# dagen' });

export const texts: CorrespondenceTexts = {
  wants: {
    none: name => `${name} wil zonder klok verder spelen.`,
    live: name => `${name} wil live verder spelen.`,
    correspondence: name => `${name} wil per correspondentie verder spelen, met dagen voor elke zet.`,
  },
  ask: { live: 'Live spelen', correspondence: 'Per correspondentie spelen' },
  askHint: 'Alleen als iedereen het goedvindt. Daarna zijn alle klokken weer vol.',
  suggestCorrespondence: name =>
    `${name} is al een tijdje weg. Per correspondentie heeft iedereen dagen de tijd voor elke zet.`,
  suggestLive: 'Iedereen is er nu. Jullie kunnen live spelen.',
  notNow: 'Nu niet',
  vacation: 'Vakantie',
  vacationHint:
    'Tijdens je vakantie staat je klok stil, en de anderen zien tot wanneer je weg bent. Een reactie die al openstaat, houdt haar eindtijd.',
  daysLeft: count => `Je hebt in deze partij nog ${days(count)}.`,
  first: 'Eerste dag',
  last: 'Laatste dag',
  take: 'Vakantie opnemen',
  passMeanwhile: 'Voor mij passen, tenzij het mij raakt',
  passHint:
    'Anders wacht de tafel elke keer op je als iemand kan reageren. De opdracht blijft gelden tot je haar in het menu intrekt.',
  planned: (first, last) => `Je vakantie: van ${first} tot en met ${last}.`,
  cancel: 'Vakantie annuleren',
  end: 'Vakantie beëindigen',
  away: last => `Op vakantie tot en met ${last}`,
  youAreAway: last => `Je bent tot en met ${last} op vakantie en je klok staat stil. Spelen kan gewoon.`,
  everywhere: 'Aan al je tafels met een correspondentiepartij tegelijk. Tafels die later beginnen, horen er niet bij.',
  taken: tables => say.plural(tables, { one: 'Aan # tafel geregeld.', other: 'Aan # tafels geregeld.' }),
  notTaken: tables =>
    say.plural(tables, {
      one: 'Aan # tafel is niets veranderd: zoveel dagen heb je daar niet meer.',
      other: 'Aan # tafels is niets veranderd: zoveel dagen heb je daar niet meer.',
    }),
  noTables: 'Je speelt nu geen correspondentiepartij.',
  endAll: 'Alle vakanties beëindigen',
  next: 'Volgende tafel',
  nextAbout: (game, tables) =>
    `: ${game}. ${say.plural(tables, { one: '# tafel wacht op je.', other: '# tafels wachten op je.' })}`,
  deadline: time => `vóór ${time}`,
  offerOrder:
    'Je hebt gepast. Moet dat voortaan vanzelf gaan, tenzij het jou raakt? Dan hoeft niemand op je te wachten.',
};
