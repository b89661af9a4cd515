import type { CorrespondenceTexts } from '../en/correspondence.ts';
import { sayIn } from '../say.ts';

const say = sayIn('de');
const days = (count: number): string => say.plural(count, { one: '# Tag', other: '# Tage' });

export const texts: CorrespondenceTexts = {
  wants: {
    none: name => `${name} möchte ohne Uhr weiterspielen.`,
    live: name => `${name} möchte live weiterspielen.`,
    correspondence: name => `${name} möchte als Fernpartie weiterspielen, mit Tagen für jeden Zug.`,
  },
  ask: { live: 'Live spielen', correspondence: 'Als Fernpartie spielen' },
  askHint: 'Nur wenn alle zustimmen. Dann sind alle Uhren wieder voll.',
  suggestCorrespondence: name =>
    `${name} ist schon eine Weile weg. In einer Fernpartie haben alle mehrere Tage für jeden Zug.`,
  suggestLive: 'Gerade sind alle da. Ihr könntet live spielen.',
  notNow: 'Jetzt nicht',
  vacation: 'Urlaub',
  vacationHint:
    'Im Urlaub steht deine Uhr, und die anderen sehen, bis wann du weg bist. Eine Reaktion, die schon offen ist, behält ihr Ende.',
  daysLeft: count => `Du hast in dieser Partie noch ${days(count)}.`,
  first: 'Erster Tag',
  last: 'Letzter Tag',
  take: 'Urlaub nehmen',
  passMeanwhile: 'Für mich passen, außer es trifft mich',
  passHint:
    'Sonst wartet der Tisch jedes Mal auf dich, wenn jemand reagieren könnte. Die Anweisung gilt, bis du sie im Menü aufhebst.',
  planned: (first, last) => `Dein Urlaub: ${first} bis ${last}.`,
  cancel: 'Urlaub absagen',
  end: 'Urlaub beenden',
  away: last => `Im Urlaub bis ${last}`,
  youAreAway: last => `Du bist bis ${last} im Urlaub, und deine Uhr steht. Spielen kannst du trotzdem.`,
  everywhere: 'An allen deinen Tischen mit Fernpartien auf einmal. Tische, die später beginnen, gehören nicht dazu.',
  taken: tables => say.plural(tables, { one: 'An # Tisch erledigt.', other: 'An # Tischen erledigt.' }),
  notTaken: tables =>
    say.plural(tables, {
      one: 'An # Tisch bleibt alles, wie es ist: So viele Tage hast du dort nicht mehr.',
      other: 'An # Tischen bleibt alles, wie es ist: So viele Tage hast du dort nicht mehr.',
    }),
  noTables: 'Du spielst gerade keine Fernpartie.',
  endAll: 'Urlaub überall beenden',
  next: 'Nächster Tisch',
  nextAbout: (game, tables) =>
    `: ${game}. ${say.plural(tables, { one: '# Tisch wartet auf dich.', other: '# Tische warten auf dich.' })}`,
  deadline: time => `bis ${time}`,
  offerOrder:
    'Du hast gepasst. Soll das immer von selbst geschehen, außer es trifft dich? Dann muss niemand auf dich warten.',
};
