import { standard as empire } from '@consigliere/games/corleones-empire/edition';
import { words as ceWords } from '@consigliere/games/corleones-empire/text';
import { standard as pate } from '@consigliere/games/der-pate/edition';
import { words as dpWords } from '@consigliere/games/der-pate/text';
import { LANGUAGES, type Language } from '@consigliere/kernel';
import { expect, test } from 'vitest';
import { openBook } from './library.ts';
import { certaintiesIn } from './sureness.tsx';

/** The component names that a game's rulebooks print, in all languages. */
const PRINTED = {
  'carta-nostra': ['Caporegime', 'Don', 'Consigliere', 'Hitman', 'Schmuggler'],
  'der-pate': [
    ...['Corleone', 'Tattaglia', 'Barzini', 'Stracci'],
    ...['Jazz-Club', 'Bäckerei', 'Wäscherei', 'Pasta-Shop', 'jazzclub', 'bakkerij', 'wassalon', 'pasta-shop'],
    ...['Schutzgeld', 'Schmuggel', 'Buchmacher', 'Kreditgeschäft', 'Glücksspiel'],
    ...['beschermingsgeld', 'smokkel', 'bookmaker', 'krediet', 'kansspel'],
    ...['Hochzeit', 'Enkel', 'Runder Geburtstag des Paten', 'Cop', 'Richter', 'Senator'],
    ...['Bruiloft', 'Kleinzoon', 'Verjaardag van de peetvader', 'Politieagent', 'Rechter'],
    ...['Einnahmefelder', 'Presse', 'Ansehen', 'Einfluss', 'Besuch', 'Wettmanipulation', 'Versammlung der Paten'],
    ...[
      'FBI-Razzia',
      'Geschäftsübernahme',
      'Freund der Familie',
      'Consigliere',
      'Staatsanwältin',
      'Spitzel',
      'Bankier',
    ],
    ...['Einnahmen', 'inkomsten', 'pers', 'aanzien', 'invloed', 'Bezoek', 'Manipulatie van de weddenschappen'],
    ...['Vergadering van de peetvaders', 'Overname van een handelszaak', 'Vriend van de familie'],
    ...['Officier van justitie', 'Geheim agent'],
  ],
  'corleones-empire': [
    ...['Marzullo', 'Matarazzo', 'Pizzino', 'Vitale', 'Caccamo'],
    ...['Wall Street', 'Brooklyn', 'Upper East Side', 'Queens', 'Upper West Side', 'Midtown', 'Chelsea'],
    ...['Die Hochzeit', 'Der Türke', 'Mord an Sonny', 'Der Verrat'],
    ...['Steuerberatung', 'Bar', 'Pfandleihe', 'Calvary-Friedhof', 'Koreanische Wäscherei', 'Waffenladen', 'Barbier'],
    ...['Muni-Depot', 'Penn Central Railroad', 'Hotel Edison', 'Genco Import Co.', 'Best & Co. Warenhaus'],
    ...['Zentralbank', 'Polk’s Hobbyladen'],
    ...['Shakedown', 'Erpressung', 'Gefallen einfordern', 'Ausstechen', 'Autobombe', 'Dubioses Geschäft'],
    ...['Mayor', 'Union Boss', 'Police Chief', 'Bürgermeister', 'Gewerkschaftsboss', 'Polizeichef'],
    ...['Tax Advisor', 'Small-Time Bookie', 'Hired Muscle', 'Family Accountant', 'Police Evidence Manager'],
    ...['Hollywood Producer', 'Capo', 'Steuerberater', 'Möchtegern-Buchmacher', 'Schläger', 'Buchhalter der Familie'],
    ...['Expertin der Spurensicherung', 'Hollywood-Produzent'],
  ],
} as const;

/** Returns whether a mark claims that the name, or everything, is known in a language. */
const claimsName = (mark: string, language: Language): boolean =>
  certaintiesIn(mark, language).some(
    ({ mark: letter, subject }) =>
      letter === 'K' && (subject === null || subject === 'name' || subject === 'name and Front'),
  );

const withoutAct = (name: string): string => name.replace(/ \((?:Act|Akt|akte) I+\)$/, '');

test.each(LANGUAGES)(
  'Corleone’s Empire marks a name as known in %s exactly where a rulebook prints it',
  async language => {
    const words = ceWords[language];
    const named = [
      ...empire.families.map(({ id, mark }) => ({ name: words.family[id].name, mark })),
      ...empire.acts.map(({ id, mark }) => ({ name: words.act[id].name, mark })),
      ...empire.businesses.map(({ id, mark }) => ({ name: words.business[id].name, mark })),
      ...empire.jobs.map(({ id, mark }) => ({ name: words.job[id].name, mark })),
      ...empire.allies.map(({ id, mark }) => ({ name: withoutAct(words.ally[id].name), mark })),
    ];
    const printed: readonly string[] = PRINTED['corleones-empire'];
    const known = named.filter(({ mark }) => claimsName(mark, language)).map(({ name }) => name);
    expect(known).toEqual(named.map(({ name }) => name).filter(name => printed.includes(name)));
  },
);

test.each(LANGUAGES)(
  'Carta Nostra marks a name as known in %s exactly where the rulebook prints it',
  async language => {
    const found = await openBook('carta-nostra', language);
    const rows = found?.book.sheets.find(({ id }) => id === 'CN-C1')?.rows ?? [];
    const printed: readonly string[] = PRINTED['carta-nostra'];
    const names = rows.map(({ cells: [name = ''] }) => name);
    const known = rows.filter(({ mark = '' }) => claimsName(mark, language)).map(({ cells: [name] }) => name);
    expect(names).toHaveLength(5);
    expect(known).toEqual(names.filter(name => printed.includes(name)));
  },
);

test.each(LANGUAGES)('Der Pate marks names as known in %s only if the rulebooks print all of them', async language => {
  const words = dpWords[language];
  const names = {
    'DP-C1': words.family.map(({ name }) => name),
    'DP-C7': Object.values(words.business),
    'DP-C8': Object.values(words.tile).map(({ name }) => name),
    'DP-C12': Object.values(words.field).map(({ name }) => name),
  };
  const isPrinted = (name: string): boolean =>
    PRINTED['der-pate'].some(each => ` ${each} `.toLowerCase().includes(` ${name} `.toLowerCase()));
  for (const [id, all] of Object.entries(names)) {
    const mark = pate.marks[id] ?? '';
    const claims = certaintiesIn(mark, language).some(each => each.mark === 'K' && each.subject === 'names');
    expect({ id, claims, missing: claims ? all.filter(name => !isPrinted(name)) : [] }).toEqual({
      id,
      claims: all.every(isPrinted),
      missing: [],
    });
  }
});
