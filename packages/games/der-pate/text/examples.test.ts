import { LANGUAGES, type Language, type Names, type Seat } from '@consigliere/kernel';
import { expect, test } from 'vitest';
import { BLACK, GREY, PUPPET } from '../types.ts';
import { type DerPateWords, words } from './index.ts';

const [ANNA, HANS, BEN, BANK] = [0, 1, 2, 3] as const;
const GAMBLING = 4;
const to = (reader: Seat | null): Names => ({ reader, names: ['Anna', 'Hans', 'Ben'] });

type SayExample = (of: DerPateWords, who: Names) => string;
type Example = Readonly<Record<Language, string>> & { readonly reader: Seat | null; readonly said: SayExample };
const examples: readonly Example[] = [
  {
    reader: HANS,
    said: (of, who) => of.event['set-up']({ type: 'set-up', startPlayer: ANNA }, who),
    en: 'The families: Anna (Corleone), you (Tattaglia) and Ben (Barzini). Anna starts every round.',
    de: 'Die Familien: Anna (Corleone), du (Tattaglia) und Ben (Barzini). Anna beginnt jede Runde.',
    nl: 'De families: Anna (Corleone), jij (Tattaglia) en Ben (Barzini). Anna begint elke ronde.',
  },
  {
    reader: ANNA,
    said: (of, who) => of.event.settled({ type: 'settled', seat: ANNA, district: 1 }, who),
    en: 'You (Corleone) occupy East Side.',
    de: 'Du (Corleone) besetzt East Side.',
    nl: 'Jij (Corleone) bezet East Side.',
  },
  {
    reader: ANNA,
    said: (of, who) =>
      of.event.money({ type: 'money', seat: ANNA, amount: 4000, reason: 'assembly', other: HANS }, who),
    en: 'Hans pays you $4,000 for returned debt markers.',
    de: 'Hans zahlt dir 4.000 $ für zurückgegebene Schuldmarker.',
    nl: 'Hans betaalt jou $ 4.000 voor teruggegeven schuldmarkers.',
  },
  {
    reader: null,
    said: (of, who) => of.event.money({ type: 'money', seat: BEN, amount: -3000, reason: 'friend', other: null }, who),
    en: 'Ben pays $3,000 for a friend of the family.',
    de: 'Ben zahlt 3.000 $ für einen Freund der Familie.',
    nl: 'Ben betaalt $ 3.000 voor een vriend van de familie.',
  },
  {
    reader: HANS,
    said: (of, who) =>
      of.event.placed({ type: 'placed', seat: ANNA, die: GREY, face: 3, field: 'business', senator: false }, who),
    en: 'Anna places the grey 3 on Business (bookmaker).',
    de: 'Anna legt die graue 3 auf das Feld „Einnahmen“ (Buchmacher).',
    nl: 'Anna legt de grijze 3 op Inkomsten (bookmaker).',
  },
  {
    reader: ANNA,
    said: (of, who) => of.event.rolled({ type: 'rolled', seat: ANNA, faces: [3, PUPPET, 1, 5], by: 'cop' }, who),
    en: 'You reroll one die. The dice show black 3, white puppet hand, grey 1, red 5.',
    de: 'Du wirfst einen Würfel neu. Die Würfel zeigen schwarz 3, weiß Marionettenhand, grau 1, rot 5.',
    nl: 'Je gooit één dobbelsteen opnieuw. De dobbelstenen tonen zwart 3, wit marionettenhand, grijs 1, rood 5.',
  },
  {
    reader: HANS,
    said: (of, who) => of.event.cleared({ type: 'cleared', business: GAMBLING, holder: HANS, to: 'river' }, who),
    en: 'Your member leaves Gambling (East Side) and goes into the Hudson.',
    de: 'Dein Familienmitglied verlässt Glücksspiel (East Side) und kommt in den Hudson.',
    nl: 'Je familielid verlaat Kansspel (East Side) en gaat de Hudson in.',
  },
  {
    reader: null,
    said: (of, who) => of.event.debt({ type: 'debt', owner: ANNA, from: BANK, to: ANNA }, who),
    en: 'Anna gets a debt marker back from the bank.',
    de: 'Anna bekommt von der Bank einen Schuldmarker zurück.',
    nl: 'Anna krijgt een schuldmarker terug van de bank.',
  },
  {
    reader: ANNA,
    said: (of, who) => of.action.place({ type: 'place', die: BLACK, field: 'raid', senator: true }, who),
    en: 'Place the black die on FBI raid, with the senator',
    de: 'Den schwarzen Würfel auf das Feld „FBI-Razzia“ legen (mit dem Senator)',
    nl: 'Leg de zwarte dobbelsteen op FBI-razzia, met de senator',
  },
  {
    reader: BEN,
    said: (of, who) => of.event.declined({ type: 'declined', seat: ANNA, what: 'E2' }, who),
    en: 'Anna declines (Cashing out).',
    de: 'Anna verzichtet (Ausstieg).',
    nl: 'Anna ziet ervan af (Uitgekocht).',
  },
  {
    reader: ANNA,
    said: (of, who) => of.event.out({ type: 'out', seats: [ANNA, BEN] }, who),
    en: 'You and Ben haven’t finished the KO track and are out.',
    de: 'Nicht am Ende der K.O.-Leiste: Du und Ben scheidet aus.',
    nl: 'Niet aan het einde van het KO-schema: jij en Ben zijn uitgeschakeld.',
  },
  {
    reader: HANS,
    said: (of, who) =>
      of.event['no-effect']({ type: 'no-effect', what: 'visit', why: 'own-business', seat: ANNA }, who),
    en: 'Visit: nothing happens. Anna already holds that business.',
    de: 'Besuch: Es geschieht nichts. Das Geschäft gehört schon Anna.',
    nl: 'Bezoek: er gebeurt niets. De zaak is al van Anna.',
  },
  {
    reader: ANNA,
    said: (of, who) =>
      of.event['no-effect']({ type: 'no-effect', what: 'takeover', why: 'no-debt-marker', seat: ANNA }, who),
    en: 'Takeover: nothing happens. You have no debt marker left.',
    de: 'Geschäftsübernahme: Es geschieht nichts. Du hast keinen Schuldmarker mehr.',
    nl: 'Overname van een handelszaak: er gebeurt niets. Je hebt geen schuldmarker meer.',
  },
  {
    reader: HANS,
    said: (of, who) => of.event.over({ type: 'over', winners: [HANS] }, who),
    en: 'The match is over: you win.',
    de: 'Die Partie ist zu Ende: Du gewinnst.',
    nl: 'De partij is afgelopen: jij wint.',
  },
  {
    reader: null,
    said: of => [0, 500, -2000, 1_234_000].map(of.money).join(' | '),
    en: '$0 | $500 | −$2,000 | $1,234,000',
    de: '0 $ | 500 $ | −2.000 $ | 1.234.000 $',
    nl: '$ 0 | $ 500 | −$ 2.000 | $ 1.234.000',
  },
];

test.each(LANGUAGES)('%s addresses the reader, names the others and writes money its own way', language => {
  for (const example of examples)
    expect(example.said(words[language], to(example.reader)).replaceAll('\u00A0', ' ')).toBe(example[language]);
});

test.each(['de', 'nl'] as const)('in %s a sum never breaks between its number and its sign', language => {
  expect(words[language].money(2000)).toMatch(/^(?:2\.000\u00A0\$|\$\u00A02\.000)$/);
});
