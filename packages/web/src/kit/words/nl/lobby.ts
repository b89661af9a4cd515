import type { LobbyTexts } from '../en/lobby.ts';
import { sayIn } from '../say.ts';

const say = sayIn('nl');
/** In milliseconds. */
const sayLate = (delay: number): string =>
  delay < 60_000
    ? say.plural(Math.round(delay / 1000), { one: 'met # seconde vertraging', other: 'met # seconden vertraging' })
    : say.plural(Math.round(delay / 60_000), { one: 'met # minuut vertraging', other: 'met # minuten vertraging' });

export const texts: LobbyTexts = {
  learn: 'Leer het spel intussen',
  scan: 'Scan hem met de camera van een telefoon om te gaan zitten.',
  qr: address => `QR-code: ${address}`,
  code: address => `Of open ${address} en typ deze code:`,
  renew: 'Nieuwe code maken',
  renewHint: 'De QR-code en de oude code werken dan niet meer, de link wel.',
  suggestions: 'Nog geen naam? Neem een van deze:',
  host: 'Gastheer',
  ready: 'Klaar',
  notReady: 'Nog niet klaar',
  addSeat: 'Plaats toevoegen',
  removeSeat: 'Plaats weghalen',
  seats: (count, least, most) =>
    least === most ? `${count} plaatsen` : `${count} plaatsen (mogelijk: ${least} tot ${most})`,
  removeOnly: 'Alleen verwijderen',
  removeOnlyHint: 'Kan weer gaan zitten.',
  keepOut: 'Verwijderen en weren',
  keepOutHint: 'Kan aan deze tafel alleen nog meekijken.',
  startWithBots: 'Nu met bots starten',
  fillsIn: time => `Bots nemen ${time} de vrije plaatsen in.`,
  expects: names => `Nog niet aan tafel: ${names}.`,
  cancel: 'Annuleren',
  starts: name => `${name} start de partij.`,
  hostGone: name => `${name} leidt de tafel, maar is niet verbonden. Je kunt het overnemen en de partij starten.`,
  noHost: 'De gastheer zit zelf niet aan tafel. Je kunt het overnemen en de partij starten.',
  takeOver: 'Tafel overnemen',
  removed: {
    title: 'Je bent je plaats kwijt',
    text: 'De gastheer heeft je verwijderd. Je kunt weer gaan zitten, meekijken of zelf een tafel openen.',
  },
  barred: {
    title: 'De gastheer heeft je verwijderd',
    text: 'Je kunt niet meer aan deze tafel gaan zitten. Je kunt meekijken of zelf een tafel openen.',
  },
  changed: (name, what) => `${name} heeft gewijzigd: ${what}.`,
  changedByHost: what => `De gastheer heeft gewijzigd: ${what}.`,
  parts: {
    seats: 'plaatsen',
    clock: 'klok',
    options: 'spelopties',
    edition: 'editie',
    speed: 'tempo van de bots',
    confirm: 'bevestiging',
    isPublic: 'wie mag meespelen',
    watch: 'toeschouwers',
  },
  clockNames: { none: 'Geen klok', live: 'Vlot', slow: 'Rustig', mail: 'Correspondentie' },
  visibility: { byLink: 'Alleen met link', isPublic: 'In de lijst' },
  pace: speed => `Bots: ${speed}`,
  clockHints: {
    none: 'Niemand hoeft zich te haasten. Is er iemand weg, dan kan een invaller spelen.',
    live: 'Voor een avond zonder pauzes: is de tijd om, dan speelt een invaller.',
    slow: 'Tijd om na te denken en te praten. Is die om, dan speelt een invaller.',
    mail: 'Dagen per zet: iedereen speelt wanneer het uitkomt.',
  },
  speedHint: 'Hoe lang iedereen de zet van een bot ziet voordat de volgende komt.',
  visibilityHints: {
    byLink: 'Alleen wie van jullie de link, de code of de QR-code krijgt.',
    isPublic: 'De tafel staat in de lijst met openbare tafels, en iedereen kan gaan zitten.',
  },
  watch: {
    label: 'Toeschouwers',
    anybody: 'Iedereen met de link, live',
    delayed: delay => `Iedereen met de link, ${sayLate(delay)}`,
    nobody: 'Niemand',
    short: delay => `Toeschouwers ${sayLate(delay)}`,
    shortNobody: 'Geen toeschouwers',
    hints: {
      anybody: 'Zij zien de tafel terwijl jullie spelen, maar niemands kaarten.',
      delayed: 'Zij zien alles pas later, ook de chat. Zo kan niemand verklappen wat er nu gebeurt.',
      nobody: 'Vanaf het begin zien alleen de spelers de partij. Na afloop kunnen zij de herhaling opslaan en delen.',
    },
    screenHint: 'Het grote scherm toont de partij live, dus iedereen met de link kan meekijken.',
    invite: 'Toeschouwers uitnodigen',
    inviteHint: 'Wie deze link opent, kan meteen meekijken.',
    inviteLate: delay => `De partij is ${sayLate(delay)} te zien.`,
    link: 'Link voor toeschouwers',
    inviteText: game => `Kom meekijken bij onze partij: ${game}.`,
    youAreLate: delay => `Je kijkt ${sayLate(delay)} mee: alles hier is al zo lang geleden gebeurd.`,
    lateLobby: delay =>
      `Bij deze partij kun je alleen ${sayLate(delay)} meekijken. Zo lang na het begin verschijnt die hier.`,
    noLobby: 'Bij deze partij kan niemand meekijken. Ga zitten als je erbij wilt zijn.',
  },
  confirmHint: 'Eén keer extra drukken voordat een zet vaststaat.',
  optionsHint: 'Je hoeft niets te veranderen: standaard gelden de regels uit de doos.',
  optionHints: {
    deck: 'Meer kaarten van elke soort maken het spel langer.',
    'second-player-bonus': 'Maakt goed dat de ander begint.',
    wins: 'Wie zoveel spellen wint, wint de match.',
    start: 'Wie de eerste beurt heeft.',
    recruit: 'Of een Consigliere zichzelf mag terughalen.',
    money: 'Met meer geld zijn de eerste rondes makkelijker.',
    favour3: 'De dozen zijn het niet eens over wat deze dienst oplevert.',
    'out-debts': 'Wat er met schuldmarkers gebeurt als iemand is uitgeschakeld.',
    'show-money': 'Anders is het geld van de anderen verborgen.',
    layout: 'Of de opstelling gekozen wordt of altijd hetzelfde is.',
    'neutral-control': 'Hoe lang je hem na het plaatsen mag gebruiken.',
    'money-split': 'De twee dozen hebben verschillende geldkaarten.',
    'marker-move': 'Waar een marker heen mag als je er geen meer hebt.',
    'open-tally': 'Anders moet je onthouden wat erin ging.',
    families: 'Wie welke kleur speelt.',
  },
};
