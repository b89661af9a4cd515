import type { Language } from '@consigliere/kernel';

/** What the families say over the map, now and then. */
export const talk: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'A suitcase is a quiet friend.',
    'My men only stand there. The street does the rest.',
    'The river is cold this time of year.',
    'Nice corner. Somebody should look after it.',
    'What is in my hand is mine. What is in yours, we shall see.',
    'I pay my tribute. With a smile, and a list of names.',
  ],
  de: [
    'Ein Koffer ist ein schweigsamer Freund.',
    'Meine Leute stehen nur herum. Den Rest macht die Straße.',
    'Der Fluss ist kalt um diese Jahreszeit.',
    'Schöne Ecke. Auf die sollte jemand aufpassen.',
    'Was ich auf der Hand habe, gehört mir. Bei dir sehen wir noch.',
    'Ich zahle meinen Tribut. Mit einem Lächeln und einer Namensliste.',
  ],
  nl: [
    'Een koffer is een zwijgzame vriend.',
    'Mijn mannen staan er alleen maar. De straat doet de rest.',
    'De rivier is koud in deze tijd van het jaar.',
    'Mooie hoek. Daar zou iemand op moeten passen.',
    'Wat ik in mijn hand heb, is van mij. Wat jij hebt, zien we nog wel.',
    'Ik betaal mijn tribuut. Met een glimlach en een lijst met namen.',
  ],
};
