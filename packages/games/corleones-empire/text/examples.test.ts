import { LANGUAGES, type Language, type Names, type Seat } from '@consigliere/kernel';
import { expect, test } from 'vitest';
import {
  type AbilityFrame,
  ALLY_CARDS,
  HORSE_HEAD,
  JOB_CARDS,
  NONE,
  POLICE_CHIEF,
  ROUND_SPACES,
  SUITCASE,
  THUG,
} from '../types.ts';
import { type CorleonesEmpireWords, words } from './index.ts';

const NAMES = ['Anna', 'Hans', 'Ben'];
const [ANNA, HANS, BEN] = [0, 1, 2] as const;
const [SHAKEDOWN, CAR_BOMB, ROUGH_UP, OTHER_ROUGH_UP, HEIST] = [0, 22, 30, 31, 39] as const;
const [GUN_SHOP, BARBER, GENCO] = [5, 6, 10] as const;
const [UPPER_EAST_SIDE, MIDTOWN] = [2, 5] as const;
const F04 = 3;
const UNION_BOSS_OF_ACT_1 = 1;

const ability: AbilityFrame = {
  ...{ seat: ANNA, effect: 'car-bomb', job: CAR_BOMB, ally: NONE, reward: true, begun: false, afoot: false },
  ...{ over: false, place: NONE, turf: NONE, times: 0 },
};

type TextOf = (of: CorleonesEmpireWords, who: Names) => string;
type Example = Readonly<Record<Language, string>> & { readonly reader?: Seat; readonly said: TextOf };
const examples: readonly Example[] = [
  {
    said: (of, who) => of.action.thug({ type: 'thug', business: GUN_SHOP }, who),
    en: 'Put a Thug on the Gun Shop',
    de: 'Einen Gangster auf den Waffenladen setzen',
    nl: 'Zet een gangster op de wapenwinkel',
  },
  {
    said: (of, who) => of.action.member({ type: 'member', space: F04 }, who),
    en: 'Put a Family Member on F04 (Midtown, Chelsea, Central Park)',
    de: 'Ein Familienmitglied auf F04 (Midtown, Chelsea, Central Park) setzen',
    nl: 'Zet een familielid op F04 (Midtown, Chelsea, Central Park)',
  },
  {
    said: (of, who) => of.action.job({ type: 'job', job: SHAKEDOWN }, who),
    en: 'Do the job Shakedown (Gun, Blood Money, Booze)',
    de: 'Den Job Erpressung (Waffe, Blutgeld, Schnaps) erledigen',
    nl: 'Doe de klus Afpersing (Wapen, Bloedgeld, Drank)',
  },
  {
    said: (of, who) => of.action.suitcase({ type: 'suitcase', money: 2 }, who),
    en: 'Suitcase a $3',
    de: 'Eine 3-$-Karte in den Koffer legen',
    nl: 'Leg een kaart van $\u00A03 in je koffer',
  },
  {
    said: (of, who) => of.action['keep-job']({ type: 'keep-job', job: ROUGH_UP, discards: HEIST }, who),
    en: 'Keep Rough Up, discard Heist',
    de: 'Abreibung behalten, Raubzug ablegen',
    nl: 'Houd Aframmeling, leg Kraak af',
  },
  {
    said: (of, who) => of.action['keep-job']({ type: 'keep-job', job: ROUGH_UP, discards: OTHER_ROUGH_UP }, who),
    en: 'Keep Rough Up (Gun), discard Rough Up (Gun)',
    de: 'Abreibung (Waffe) behalten, Abreibung (Waffe) ablegen',
    nl: 'Houd Aframmeling (Wapen), leg Aframmeling (Wapen) af',
  },
  {
    said: (of, who) => of.action.pay({ type: 'pay', gun: 2, bloodMoney: 0, booze: 1 }, who),
    en: 'Pay with Narcotics for 2 × Gun, Booze',
    de: 'Mit Rauschgift statt 2 × Waffe, Schnaps bezahlen',
    nl: 'Betaal met narcotica in plaats van 2 × Wapen, Drank',
  },
  {
    reader: ANNA,
    said: (of, who) => of.asks.bid({ bidders: [ANNA] }, who, []),
    en: 'Bribery: what do you bid for an ally?',
    de: 'Schmiergelder: Was bietest du für einen Verbündeten?',
    nl: 'Omkoping: wat bied je voor een bondgenoot?',
  },
  {
    reader: ANNA,
    said: (of, who) => of.asks.tribute({ limit: 5, payers: [ANNA] }, who, []),
    en: 'Tribute: choose the 5 cards you keep.',
    de: 'Tribut: Wähl die 5 Karten, die du behältst.',
    nl: 'Tribuut: kies de 5 kaarten die je houdt.',
  },
  {
    reader: ANNA,
    said: (of, who) => of.asks.ability(ability, who, []),
    en: 'Car Bomb: choose a turf; every opposing figure in it is gunned down.',
    de: 'Autobombe: Wähl ein Gebiet; alle gegnerischen Figuren darin werden niedergeschossen.',
    nl: 'Autobom: kies een wijk; alle figuren van tegenstanders daar worden neergeschoten.',
  },
  {
    reader: ANNA,
    said: (of, who) => of.asks.front({ seat: ANNA, business: BARBER, controller: HANS }, who, []),
    en: 'Hans also uses the Front of the Barber’s: who goes first?',
    de: 'Hans erpresst den Laden des Barbiers mit: Wer ist zuerst dran?',
    nl: 'Hans gebruikt ook de voorkant van de kapperszaak: wie begint?',
  },
  {
    reader: BEN,
    said: (of, who) => of.awaits.bid({ bidders: [ANNA, HANS, BEN] }, who),
    en: 'Bidding in secret: Anna and Hans.',
    de: 'Geheim bieten: Anna und Hans.',
    nl: 'In het geheim bieden: Anna en Hans.',
  },
  {
    said: (of, who) => of.event.thug({ type: 'thug', seat: ANNA, business: GENCO }, who),
    en: 'Anna puts a Thug on Genco Import Co.',
    de: 'Anna setzt einen Gangster auf Genco Import Co.',
    nl: 'Anna zet een gangster op Genco Import Co.',
  },
  {
    reader: HANS,
    said: (of, who) =>
      of.event['gunned-down']({ type: 'gunned-down', seat: ANNA, figure: 4 * HANS + 2, from: ROUND_SPACES + F04 }, who),
    en: 'Anna guns down your Heir on F04 (Midtown, Chelsea, Central Park).',
    de: 'Anna schießt deinen Erben nieder (F04: Midtown, Chelsea, Central Park).',
    nl: 'Anna schiet je erfgenaam op F04 (Midtown, Chelsea, Central Park) neer.',
  },
  {
    reader: HANS,
    said: (of, who) =>
      of.event.moved({ type: 'moved', seat: ANNA, figure: 4 * ANNA + THUG, from: GUN_SHOP, to: BARBER }, who),
    en: 'Anna moves the Thug from the Gun Shop to the Barber’s.',
    de: 'Anna versetzt den Gangster auf den Laden des Barbiers, bisher Waffenladen.',
    nl: 'Anna verplaatst de gangster van de wapenwinkel naar de kapperszaak.',
  },
  {
    reader: HANS,
    said: (of, who) => of.losses?.control?.({ type: 'control', seat: ANNA, turf: UPPER_EAST_SIDE }, who) ?? '',
    en: 'You no longer control the Upper East Side.',
    de: 'Du kontrollierst das Gebiet Upper East Side nicht mehr.',
    nl: 'Je beheerst de Upper East Side niet meer.',
  },
  {
    reader: HANS,
    said: (of, who) =>
      of.losses?.['marker-moved']?.(
        { type: 'marker-moved', seat: ANNA, from: UPPER_EAST_SIDE + 1, to: UPPER_EAST_SIDE },
        who,
      ) ?? '',
    en: 'You no longer control the Upper East Side.',
    de: 'Du kontrollierst das Gebiet Upper East Side nicht mehr.',
    nl: 'Je beheerst de Upper East Side niet meer.',
  },
  {
    reader: ANNA,
    said: (of, who) =>
      of.event.neutral({ type: 'neutral', seat: ANNA, neutral: POLICE_CHIEF, to: UPPER_EAST_SIDE }, who),
    en: 'You send the Police Chief to the Upper East Side.',
    de: 'Du setzt den Polizeichef ins Gebiet Upper East Side.',
    nl: 'Je stuurt de politiechef naar de Upper East Side.',
  },
  {
    reader: BEN,
    said: (of, who) => of.event.took({ type: 'took', seat: BEN, kind: 2, instead: 3 }, who),
    en: 'You take a $3: no $5 left.',
    de: 'Du nimmst eine 3-$-Karte: Der Stapel mit 5\u00A0$ ist leer.',
    nl: 'Je neemt een kaart van $\u00A03: er is geen kaart van $\u00A05 meer.',
  },
  {
    reader: BEN,
    said: (of, who) => of.event.offered({ type: 'offered', seat: ANNA, money: [null, 0, 3], best: BEN }, who),
    en: 'The offer: Hans $1, you $5. Your card goes into Anna’s suitcase.',
    de: 'Das Angebot: Hans 1\u00A0$, du 5\u00A0$. Deine Karte kommt in Annas Koffer.',
    nl: 'Het aanbod: Hans $\u00A01, jij $\u00A05. Jouw kaart gaat in Anna’s koffer.',
  },
  {
    reader: HANS,
    said: (of, who) => of.whisper['robbed-card']({ type: 'robbed-card', seat: ANNA, victim: HANS, money: 3 }, who),
    en: 'Anna takes a $5 from your suitcase.',
    de: 'Anna nimmt eine 5-$-Karte aus deinem Koffer.',
    nl: 'Anna neemt een kaart van $\u00A05 uit je koffer.',
  },
  {
    reader: HANS,
    said: (of, who) =>
      of.event['turf-war']({ type: 'turf-war', turf: MIDTOWN, figures: [1, 3, 0], neutral: 1, winner: HANS }, who),
    en: 'Turf war in Midtown: Anna 1, you 3, neutral 1. You win.',
    de: 'Gebietskampf in Midtown: Anna 1, du 3, neutral 1. Du gewinnst.',
    nl: 'Wijkstrijd in Midtown: Anna 1, jij 3, neutraal 1. Jij wint.',
  },
  {
    reader: ANNA,
    said: (of, who) =>
      of.event.bids(
        {
          type: 'bids',
          bids: [
            [0, 0, 1, 1],
            [0, 0, 0, 0],
            [0, 0, 0, 1],
          ],
        },
        who,
      ),
    en: 'The bids: you $8 ($3, $5), Hans $0, Ben $5.',
    de: 'Die Gebote: du 8\u00A0$ (3\u00A0$, 5\u00A0$), Hans 0\u00A0$, Ben 5\u00A0$.',
    nl: 'De biedingen: jij $\u00A08 ($\u00A03, $\u00A05), Hans $\u00A00, Ben $\u00A05.',
  },
  {
    said: (of, who) =>
      of.event.bribed({ type: 'bribed', seat: HANS, ally: UNION_BOSS_OF_ACT_1, paid: [0, 0, 1, 1] }, who),
    en: 'Hans takes the Union Boss (Act I) for $8.',
    de: 'Hans nimmt für 8\u00A0$ den Gewerkschaftsboss (Akt I).',
    nl: 'Hans neemt voor $\u00A08 de vakbondsbaas (akte I).',
  },
  {
    said: (of, who) => of.event.paid({ type: 'paid', seat: HANS, job: 0, goods: [2, 0, 1, 1] }, who),
    en: 'Hans pays 2 × Gun, Booze and Narcotics.',
    de: 'Hans bezahlt mit 2 × Waffe, Schnaps und Rauschgift.',
    nl: 'Hans betaalt met 2 × wapen, drank en narcotica.',
  },
  {
    said: (of, who) => of.event.completed({ type: 'completed', seat: HANS, job: 0 }, who),
    en: 'Hans completes the job Shakedown.',
    de: 'Hans beendet den Job Erpressung.',
    nl: 'Hans voltooit de klus Afpersing.',
  },
  {
    reader: ANNA,
    said: (of, who) =>
      of.event.tribute({ type: 'tribute', seat: ANNA, cards: [0, 0, 4, JOB_CARDS + HEIST, ALLY_CARDS + 17] }, who),
    en: 'Your tribute: 2 × $1, Gun, Heist, Capo.',
    de: 'Dein Tribut: 2 × 1\u00A0$, Waffe, Raubzug, Capo.',
    nl: 'Jouw tribuut: 2 × $\u00A01, Wapen, Kraak, Capo.',
  },
  {
    said: (of, who) => of.event.entracte({ type: 'entracte', act: 3, newMember: true }, who),
    en: 'Entr’acte: all figures leave the board. The Heir joins each family.',
    de: 'Zwischenakt: Alle Figuren verlassen den Spielplan. In jeder Familie kommt der Erbe dazu.',
    nl: 'Entr’acte: alle figuren verlaten het bord. In elke familie komt de erfgenaam erbij.',
  },
  {
    reader: HANS,
    said: (of, who) => of.event['job-bonus']({ type: 'job-bonus', colour: 2, seats: [ANNA, HANS] }, who),
    en: 'Most grey jobs: $5 each for Anna and you.',
    de: 'Die meisten grauen Jobs: je 5\u00A0$ für Anna und dich.',
    nl: 'De meeste grijze klussen: elk $\u00A05 voor Anna en jou.',
  },
  {
    reader: ANNA,
    said: (of, who) => of.event.over({ type: 'over', winners: [ANNA, BEN] }, who),
    en: 'The game is over: you and Ben share the win.',
    de: 'Die Partie ist zu Ende: Du und Ben teilt euch den Sieg.',
    nl: 'Het spel is afgelopen: jij en Ben delen de overwinning.',
  },
  {
    said: of =>
      of.icons(Array.from({ length: 15 }, (_, icon) => Number(icon === HORSE_HEAD) + 2 * Number(icon === SUITCASE))),
    en: '2 × suitcase, Horse Head',
    de: '2 × Koffer, Pferdekopf',
    nl: '2 × koffer, paardenhoofd',
  },
  {
    said: of =>
      [of.place(BARBER), of.place(ROUND_SPACES + F04), of.card(3), of.cost(HEIST), of.table.act(1)].join(' | '),
    en: 'Barber | F04: Midtown, Chelsea, Central Park | $5 | Gun, 2 × Booze | Act II: The Turk',
    de: 'Barbier | F04: Midtown, Chelsea, Central Park | 5\u00A0$ | Waffe, 2 × Schnaps | Akt II: Der Türke',
    nl: 'Kapperszaak | F04: Midtown, Chelsea, Central Park | $\u00A05 | Wapen, 2 × Drank | Akte II: De Turk',
  },
  {
    said: of => of.numbered.ally(14).help,
    en: 'Put the Police Chief into any turf and gun down one opposing figure there (CE-40). Then use: $3 (CE-19).',
    de: 'Setz den Polizeichef in ein beliebiges Gebiet und schieß dort eine gegnerische Figur nieder (CE-40). Nutze danach: 3\u00A0$ (CE-19).',
    nl: 'Zet de politiechef in een wijk naar keuze en schiet daar één figuur van een tegenstander neer (CE-40). Gebruik daarna: $\u00A03 (CE-19).',
  },
];

test.each(LANGUAGES)('%s addresses the reader, names the others and writes money its own way', language => {
  for (const { said, reader, [language]: wanted } of examples)
    expect(said(words[language], { names: NAMES, reader: reader ?? null })).toBe(wanted);
});

test('a number that stands for nothing is a bug, and says so', () => {
  expect(() => words.en.numbered.business(40)).toThrow('there is no business 40');
});
