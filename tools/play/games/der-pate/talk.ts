import type { Language } from '@consigliere/kernel';

/** What the bosses say over the dice, now and then. */
export const talk: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'The dice are honest. I checked them myself.',
    'A car in the street is worth two in the river.',
    'I keep my books clean. The other books, too.',
    'You owe me nothing. Yet.',
    'Seven rounds are long, my friend. For some.',
  ],
  de: [
    'Die Würfel sind ehrlich. Ich habe sie selbst geprüft.',
    'Lieber ein Auto vor der Tür als zwei im Fluss.',
    'Meine Bücher sind sauber. Die anderen auch.',
    'Du schuldest mir nichts. Noch nicht.',
    'Sieben Runden sind lang, mein Freund. Für manche.',
  ],
  nl: [
    'De dobbelstenen zijn eerlijk. Ik heb ze zelf nagekeken.',
    'Liever één auto voor de deur dan twee in de rivier.',
    'Mijn boeken zijn schoon. De andere ook.',
    'Je bent me niets schuldig. Nog niet.',
    'Zeven rondes duren lang, vriend. Voor sommigen.',
  ],
};
