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
  signIn: {
    title: 'Aanmelden',
    text: 'Wees op dit apparaat de speler die je op een ander al bent.',
    passkey: 'Aanmelden met een passkey',
    byLink:
      'Heb je geen van beide? Open op een apparaat waarop je bent aangemeld de instellingen, maak daar een link en open die hier.',
    done: name => `Klaar. Je bent ook op dit apparaat ${name}.`,
    replaces: name =>
      `Dit apparaat is hier ${name} en heeft tafels. Meld je je aan als een andere speler, dan is het niet meer ${name}.`,
    stay: name => `${name} blijven`,
  },
};
