import type { Language } from '@consigliere/kernel';

/** Names for guests who haven't chosen one: nobody real, and no character of a bot. */
export const GUEST_NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: [
    ...['Alibi Alex', 'Cannoli Kate', 'Espresso Ed', 'Fedora Fay', 'Harbour Harry', 'Ledger Lou', 'Midnight Max'],
    ...['Parmesan Pete', 'Piano Pip', 'Pinstripe Pat', 'Poker-Face Pru', 'Raincoat Ray', 'Saxophone Sue', 'Silent Sid'],
    ...['Side-Door Sal', 'Toothpick Tess', 'Truffle Trudy', 'Umbrella Uma', 'Velvet Viv', 'Whisper Will'],
  ],
  de: [
    ...['Alibi-Alex', 'Cannoli-Karla', 'Espresso-Edi', 'Fedora-Frida', 'Flüster-Franz', 'Hafen-Hanna', 'Klavier-Klara'],
    ...['Mitternachts-Max', 'Nadelstreifen-Nico', 'Oliven-Olli', 'Parmesan-Pit', 'Pokerface-Paula', 'Regenmantel-Rolf'],
    ...['Samt-Sandra', 'Saxofon-Susi', 'Schatten-Schorsch', 'Stiller Stefan', 'Trüffel-Trude', 'Zahnstocher-Zoe'],
    ...['Zaster-Zita'],
  ],
  nl: [
    ...['Alibi-Anne', 'Cannoli-Carla', 'Espresso-Ed', 'Fedora-Fleur', 'Fluister-Frans', 'Fluwelen Floor', 'Haven-Hans'],
    ...['Kasboek-Koen', 'Krijtstreep-Kees', 'Nachtuil Nico', 'Olijven-Olga', 'Parmezaan-Piet', 'Piano-Pim'],
    ...['Pokerface-Petra', 'Regenjas-Rik', 'Saxofoon-Sam', 'Schaduw-Sjaan', 'Stille Stijn', 'Truffel-Tess'],
    ...['Zijdeur-Zoë'],
  ],
};

/** Names of a language that nobody at the table has, beginning anywhere in the list. */
export function suggestNames(language: Language, taken: readonly string[], from: number, count: number): string[] {
  const all = GUEST_NAMES[language];
  const start = from % all.length;
  return [...all.slice(start), ...all.slice(0, start)].filter(name => !taken.includes(name)).slice(0, count);
}
