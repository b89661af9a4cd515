import { DISTRICT_NAMES } from './shared.ts';
import type { Things } from './words.ts';

export const things: Things = {
  front: { bakery: 'Bäckerei', 'jazz-club': 'Jazz-Club', laundry: 'Wäscherei', 'pasta-shop': 'Pasta-Shop' },
  district: DISTRICT_NAMES,
  business: {
    protection: 'Schutzgeld',
    smuggling: 'Schmuggel',
    bookmaker: 'Buchmacher',
    credit: 'Kreditgeschäft',
    gambling: 'Glücksspiel',
  },
  dice: ['schwarz', 'weiß', 'grau', 'rot'],
  face: ['Marionettenhand', '1', '2', '3', '4', '5'],
  track: { reputation: 'Ansehen', influence: 'Einfluss', income: 'Einkommen', favours: 'Gefälligkeiten' },
  tile: {
    wedding: { name: 'Hochzeit', help: 'Du bekommst einen Freund der Familie (DP-26).' },
    grandchild: {
      name: 'Enkel',
      help: 'Wirf einen Würfel: 1.000\u00A0$ je Auge, nichts bei der Marionettenhand (DP-26).',
    },
    birthday: {
      name: 'Runder Geburtstag des Paten',
      help: 'Rück auf einer deiner vier Leisten nach Wahl 1 Feld vor (DP-26).',
    },
    cop: { name: 'Cop', help: 'Wirf einen der Würfel neu, die du gerade geworfen hast (DP-27).' },
    judge: { name: 'Richter', help: 'Wirf alle Würfel neu, die du gerade geworfen hast (DP-27).' },
    senator: { name: 'Senator', help: 'Leg einen Würfel auf ein Feld anderer Farbe und nutze es (DP-27).' },
  },
  field: {
    business: {
      name: 'Einnahmen',
      help: 'Zeile 1, jede Farbe: Jedes Geschäft mit dieser Zahl zahlt der Familie, die es kontrolliert; manche bringen sie auch auf einer Leiste voran (DP-13).',
    },
    press: {
      name: 'Presse',
      help: 'Zeilen 1 bis 3, nur mit Marionettenhand: 1 Feld auf „Ansehen“ und 1 Feld auf „Einfluss“ vorrücken (DP-12).',
    },
    reputation: { name: 'Ansehen', help: 'Zeile 2, grau: je Auge 1 Feld auf „Ansehen“ vorrücken (DP-14).' },
    influence: { name: 'Einfluss', help: 'Zeile 2, rot: je Auge 1 Feld auf „Einfluss“ vorrücken (DP-14).' },
    visit: {
      name: 'Besuch',
      help: 'Zeile 2, schwarz: Das Auto fährt je Auge 1 Feld weiter; das Geschäft dort wird geräumt oder kann, wenn es leer ist, deins werden (DP-16).',
    },
    bet: { name: 'Wettmanipulation', help: 'Zeile 2, weiß: 1.000\u00A0$ je Auge (DP-15).' },
    assembly: {
      name: 'Versammlung der Paten',
      help: 'Zeile 3, grau: Du gibst die Schuldmarker der anderen zurück und bekommst für jeden 1.000\u00A0$ je Auge (DP-17).',
    },
    raid: {
      name: 'FBI-Razzia',
      help: 'Zeile 3, rot: Alle Familienmitglieder in ungeschützten Geschäften mit dieser Zahl kommen ins Gefängnis, auch deine (DP-18).',
    },
    takeover: {
      name: 'Geschäftsübernahme',
      help: 'Zeile 3, schwarz: Für einen deiner Schuldmarker darfst du ein ungeschütztes Geschäft mit dieser Zahl von einer anderen Familie übernehmen (DP-19).',
    },
    friend: {
      name: 'Freund der Familie',
      help: 'Zeile 3, weiß: Nimm einen Freund aus Brooklyn für 1.000\u00A0$ je Auge (DP-20).',
    },
    consigliere: {
      name: 'Consigliere',
      help: 'Du darfst ein beliebiges leeres, ungeschütztes Geschäft besetzen (DP-21).',
    },
    prosecutor: {
      name: 'Staatsanwältin',
      help: 'Du darfst alle deine Familienmitglieder aus dem Gefängnis holen (DP-22).',
    },
    informer: {
      name: 'Spitzel',
      help: 'Du darfst ein Familienmitglied eines anderen Spielers aus einem ungeschützten Geschäft ins Gefängnis bringen (DP-23).',
    },
    banker: {
      name: 'Bankier',
      help: 'Du darfst auf „Einkommen“ oder „Gefälligkeiten“ 1 Feld vorrücken (DP-24).',
    },
  },
  row: ['Einnahmen', 'Politik', 'Ereignis', 'Personen'],
  favour: [
    {
      name: 'Ein Familienmitglied zurück',
      help: 'Hol eins deiner Familienmitglieder aus dem Hudson in deinen Vorrat (DP-31).',
    },
    {
      name: 'Ein Schuldmarker zurück',
      help: 'Hol dir einen deiner Schuldmarker von einem Mitspieler oder der Bank zurück (DP-31).',
    },
    {
      name: '2 Felder vorrücken',
      help: 'Rück auf „Ansehen“ oder „Einkommen“ 2 Felder vor, je nach Option auf „Ansehen“ oder „Einfluss“ (DP-31).',
    },
    { name: '5.000\u00A0$', help: 'Die Bank zahlt dir 5.000\u00A0$ (DP-31).' },
  ],
  card: {
    E1: {
      name: 'Gefälligkeit gegen Bares',
      help: 'Alle dürfen für 2.000\u00A0$ auf „Gefälligkeiten“ 1 Feld vorrücken (DP-E1).',
    },
    E2: {
      name: 'Ausstieg',
      help: 'Alle dürfen ein eigenes ungeschütztes Geschäft für 4.000\u00A0$ aufgeben; das Familienmitglied kommt in den Vorrat (DP-E2).',
    },
    E3: {
      name: 'Auf dem Grund des Flusses',
      help: 'Das Familienmitglied im Geschäft am Auto wird im Hudson versenkt; hier schützt das Auto niemanden (DP-E3).',
    },
    E4: {
      name: 'In fremder Schuld',
      help: 'Alle geben einen eigenen Schuldmarker, falls sie noch einen haben, nach links (DP-E4).',
    },
    E5: { name: 'Gute Presse', help: 'In dieser Runde bringt jeder Würfel auf der Presse 2.000\u00A0$ extra (DP-E5).' },
    E6: {
      name: 'Freie Jagd',
      help: 'In dieser Runde dürfen alle vor ihrem ersten Wurf ein Geschäft ohne Würfel übernehmen (DP-E6).',
    },
    E7: {
      name: 'Freunde im Stadtteil',
      help: 'Wer im Stadtteil des Autos ein Geschäft hat, bekommt einen Freund, solange der Vorrat reicht (DP-E7).',
    },
    E8: {
      name: 'Razzia auf gut Glück',
      help: 'Der Startspieler würfelt; alle Familienmitglieder in ungeschützten Geschäften mit dieser Zahl kommen ins Gefängnis (DP-E8).',
    },
    E9: {
      name: 'Kaution oder Fluss',
      help: 'Wer Familienmitglieder im Gefängnis hat, zahlt für jedes 2.000\u00A0$ Kaution, oder alle werden im Hudson versenkt (DP-E9).',
    },
    E10: {
      name: 'Schlag gegen das Glücksspiel',
      help: 'Alle Familienmitglieder in ungeschützten Glücksspiel-Geschäften kommen ins Gefängnis (DP-E10).',
    },
  },
  reason: {
    income: 'als Einkommen',
    business: 'aus einem Geschäft',
    'track-end': 'am Ende einer Leiste',
    bet: 'aus manipulierten Wetten',
    press: 'für gute Presse',
    assembly: 'für zurückgegebene Schuldmarker',
    friend: 'für einen Freund der Familie',
    grandchild: 'für den Enkel',
    favour: 'als Gefälligkeit',
    event: 'wegen der Ereigniskarte',
    'final-business': 'für Geschäfte am Ende',
    bail: 'als Kaution',
    debts: 'zum Ausgleich von Schulden',
  },
};
