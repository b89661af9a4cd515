import type { IdentityTexts } from '../en/identity.ts';

export const texts: IdentityTexts = {
  title: 'Je andere apparaten',
  hint: 'Alleen dit apparaat weet dat jij hier meespeelt. Zo ben je ook op je andere apparaten dezelfde speler, en kom je terug als je dit apparaat kwijtraakt.',
  signInInstead: 'Aanmelden als de speler die je al bent',
  passkeys: {
    title: 'Passkeys',
    hint: 'Je apparaat of je wachtwoordbeheerder bewaart een passkey. Je meldt je aan met je vingerafdruk, je gezicht of een pincode, zo vaak als je wilt.',
    add: 'Passkey toevoegen',
    added: 'Je passkey is toegevoegd. Meld je ermee aan op je andere apparaten.',
    nameless: 'Passkey',
    since: date => `sinds ${date}`,
    used: date => `laatst gebruikt op ${date}`,
    unused: 'nog niet gebruikt',
    rename: name => `${name} een andere naam geven`,
    name: 'Nieuwe naam',
    save: 'Naam opslaan',
    revoke: name => `${name} intrekken`,
    revoked:
      'Met deze passkey kan niemand zich meer aanmelden. Apparaten die hem hebben gebruikt, blijven aangemeld tot je ze hieronder verwijdert.',
    notMade: 'De browser is gestopt. Je kunt het nog eens proberen.',
    known: 'Dit apparaat heeft al een passkey van je.',
  },
  link: {
    title: 'Een link',
    hint: 'Hij werkt één keer, een dag lang. Wie hem opent, speelt verder als jij. Geef hem dus aan niemand anders.',
    make: 'Link maken',
    label: 'Link voor je andere apparaat',
    scan: 'Scan dit met de camera van je andere apparaat.',
  },
  recovery: {
    title: 'Herstelcode',
    hint: 'Met een code op papier kom je ook terug als je al je apparaten kwijt bent.',
    make: 'Herstelcode maken',
    again: 'Nieuwe code maken',
    since: date => `Je hebt een code van ${date}. Een nieuwe vervangt hem.`,
    once: 'Schrijf deze code nu op of print hem. Hij wordt niet nog een keer getoond.',
    print: 'Printen',
    sheet: name => `Herstelcode van ${name}`,
    how: address =>
      `Je apparaten kwijt? Open ${address} en typ deze code in. Hij werkt één keer. Bewaar hem als een sleutel: wie hem heeft, kan spelen als jij.`,
    madeOn: date => `Gemaakt op ${date}`,
    remove: 'Code verwijderen',
    removed: 'Die code werkt niet meer.',
  },
  everything: {
    title: 'Alles over jou',
    hint: 'Een bestand met alles wat deze server over je weet: je tafels en wat je daar hebt gedaan, je chatberichten, je apparaten en passkeys. Er staan geen sleutels en geen codes in.',
    save: 'Als bestand opslaan',
  },
  signIn: {
    title: 'Aanmelden',
    text: 'Wees op dit apparaat de speler die je op een ander al bent.',
    passkey: 'Aanmelden met een passkey',
    code: 'Herstelcode',
    codeHint: 'Zeven groepjes van vier. Hoofdletters, spaties en streepjes maken niet uit.',
    useCode: 'Aanmelden met de code',
    typo: 'In deze code zit een typefout. Vergelijk hem groepje voor groepje.',
    usedUp: 'Je herstelcode is gebruikt. In de instellingen kun je een nieuwe maken.',
    toSettings: 'Nieuwe code maken',
    byLink: 'Of open op een apparaat waarop je bent aangemeld de instellingen, maak daar een link en open die hier.',
    done: name => `Klaar. Je bent ook op dit apparaat ${name}.`,
    replaces: name =>
      `Dit apparaat is hier ${name} en heeft tafels. Meld je je aan als een andere speler, dan is het niet meer ${name}. Die plaatsen krijg je dan alleen terug met een passkey, een herstelcode of een ander apparaat van ${name}.`,
    stay: name => `${name} blijven`,
  },
  along: {
    label: name => `De tafels en partijen van ${name} meenemen`,
    hint: name =>
      `${name} en de andere speler worden dan voorgoed één speler. Elk apparaat van een van de twee heeft de tafels, de gespeelde partijen en de ratings van allebei. Daarna kun je niet meer terug, dus doe het alleen als je ze allebei zelf bent.`,
    done: (name, former) =>
      `Klaar. Je bent ook op dit apparaat ${name}, en je hebt de tafels en partijen van ${former} meegenomen.`,
    shared: 'Aan deze tafels zijn ze allebei:',
    closed: 'Deze tafels kunnen niet worden geopend:',
    table: (game, number) => `${game}, tafel ${number}`,
  },
};
