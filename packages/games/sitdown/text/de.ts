import { moneyIn } from '../../money.ts';
import { called, characters, does, type SitdownWords, sayCard, sayPledges, silent, UNSAID } from './index.ts';

const money = moneyIn('de');
const cards = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`);

export const de: SitdownWords = {
  name: 'Sit-down',
  money,
  kind: {
    hit: { name: 'Anschlag', help: 'Wähle jemanden: Ohne Leibwächter bekommst du von dort bis zu 2\u00A0$.' },
    racket: { name: 'Schutzgeld', help: 'Würfle und nimm einen Dollar je Auge.' },
    bodyguard: { name: 'Leibwächter', help: 'Behalte ihn auf der Hand: Wirf ihn ab, um einen Anschlag abzuwehren.' },
    informer: { name: 'Spitzel', help: 'Sieh dir die niedrigste Handkarte des Spielers links von dir an.' },
  },
  asks: {
    pledge: () =>
      'Setze eine oder zwei Karten ein, die niedrigere zuerst. Alle Einsätze werden gleichzeitig aufgedeckt.',
    target: () => 'Wem gilt der Anschlag?',
    guard: ({ by }, who, actions) =>
      actions.length > 1
        ? `Anschlag von ${called(who, by, 'dir')}: Wirfst du einen Leibwächter ab, oder zahlst du bis zu 2\u00A0$?`
        : `Anschlag von ${called(who, by, 'dir')}, und du hast keinen Leibwächter: zahle.`,
    vote: () => 'Bleibst du noch eine Runde?',
  },
  awaits: {
    pledge: () => 'Alle setzen verdeckt Karten ein.',
    target: ({ by }, who) => `${does(who, by, 'Du wählst', 'wählt')} ein Ziel.`,
    guard: ({ target }, who) => `Anschlag auf ${called(who, target, 'dich')}: Greift ein Leibwächter ein?`,
    vote: () => 'Alle stimmen über eine weitere Runde ab.',
  },
  preview: {
    changed: {
      ...UNSAID,
      cash: ({ fact: { seat, is } }, who) => `${does(who, seat, 'Du hast', 'hat')} ${money(is)}`,
      round: ({ fact: { is } }) => `Runde ${is} beginnt`,
    },
    depends: {
      pledges: () => 'Die Einsätze werden aufgedeckt',
      draw: ({ seat }, who) => `${does(who, seat, 'Du ziehst', 'zieht')} Karten`,
      die: ({ seat }, who) => `${does(who, seat, 'Du würfelst', 'würfelt')}`,
      look: ({ at }, who) => `Du siehst eine Karte von ${called(who, at, 'dir')}`,
    },
    ended: () => 'Die Partie endet',
    nothing: 'Nichts ändert sich',
    unopposed: clauses => `Wenn niemand eingreift: ${clauses}`,
  },
  action: {
    pick: ({ card }) => `${sayCard(de, card)} einsetzen`,
    seal: () => 'Einsatz festlegen',
    target: ({ seat }, who) => `Anschlag auf ${called(who, seat, 'dich')}`,
    guard: ({ card }) => `${sayCard(de, card)} abwerfen`,
    suffer: () => 'Bis zu 2\u00A0$ zahlen',
    vote: ({ stay }) => (stay ? 'Noch eine Runde bleiben' : 'Vom Tisch aufstehen'),
  },
  event: {
    drew: ({ seat }, who) => `${does(who, seat, 'Du ziehst', 'zieht')} eine Karte.`,
    pledged: ({ shown }, who) => `Die Einsätze werden aufgedeckt. ${sayPledges(de, shown, who, 'Du')}.`,
    paid: ({ seat, amount }, who) => `${does(who, seat, 'Du kassierst', 'kassiert')} $${amount} Schutzgeld.`,
    looked: ({ seat, at }, who) =>
      `${does(who, seat, 'Du siehst dir', 'sieht sich')} eine Karte von ${called(who, at, 'dir')} an.`,
    hit: ({ by, target, guarded }, who) =>
      `${does(who, by, 'Du verübst', 'verübt')} einen Anschlag auf ${called(who, target, 'dich')}${guarded ? ', aber ein Leibwächter greift ein' : ''}.`,
    voted: ({ seat, stay }, who) =>
      stay ? `${does(who, seat, 'Du bleibst', 'bleibt')}.` : `${does(who, seat, 'Du willst', 'will')} gehen.`,
  },
  whisper: {
    'drew-card': ({ card }) => `Du ziehst ${sayCard(de, card)}.`,
    'saw-card': ({ at, card }, who) => `${called(who, at, 'Du')}: Die niedrigste Karte ist ${sayCard(de, card)}.`,
  },
  rule: {
    'S-1':
      'In jeder Runde setzen alle verdeckt eine oder zwei Karten ein, die niedrigere zuerst. Alle Einsätze werden gleichzeitig aufgedeckt und wirken im Uhrzeigersinn.',
    'S-2': 'Anschlag: Wähle eine beliebige andere Person als Ziel.',
    'S-3':
      'Das Ziel eines Anschlags darf einen Leibwächter von der Hand abwerfen. Sonst zahlt es 2\u00A0$ oder was noch da ist.',
    'S-4':
      'Danach stimmen alle offen ab. Bleibt jemand, beginnt eine weitere Runde, außer nach der letzten oder wenn jemand keine Karte mehr hat.',
    'S-5':
      'Alle beginnen mit 3\u00A0$. Zu Beginn einer Runde ziehen alle auf drei Karten nach, solange der Nachziehstapel reicht.',
    'S-6': 'Spitzel: Sieh dir die niedrigste Handkarte des Spielers links von dir an.',
    'S-7': 'Schutzgeld: Würfle und nimm einen Dollar je Auge.',
    'S-8': 'Am Ende gewinnt, wer das meiste Geld hat; bei gleich viel Geld wird der Sieg geteilt.',
  },
  score: { cash: 'Geld' },
  option: { rounds: 'Höchstzahl der Runden' },
  table: {
    hand: 'Hand',
    pledged: 'Eingesetzt',
    deck: 'Nachziehstapel',
    discard: 'Ablagestapel',
    seen: 'Von deinen Spitzeln gesehen',
    cards,
    round: (round, of) => `Runde ${round} von höchstens ${of}`,
  },
  characters,
};

export const speech = silent(
  {
    salute: 'Guten Abend allerseits.',
    respect: 'Gut gespielt.',
    laughter: 'Mir ist fast die Gabel runtergefallen.',
    regret: 'Reich mir das Brot. Nichts für ungut.',
    warning: 'Ich hab deine Hände im Blick.',
    hurry: 'Die Suppe wird kalt.',
  },
  'Ein Kellner auf Probe, der einsetzt, was gerade obenauf liegt.',
  'Eine Floristin mit einer Schleife für jeden Anlass, vor allem für deinen.',
  'Ein Notar, der nie mit dem Rücken zur Tür sitzt.',
  'Eine Kartengeberin, die alles gezählt hat, sogar die Löffel.',
  'Der Gastgeber. Er bleibt, solange es sich lohnt.',
);
