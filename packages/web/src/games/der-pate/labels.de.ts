import type { Labels } from './wording.ts';

export const de: Labels = {
  picked: 'genommen',
  chosen: 'gewählt',
  you: 'du',
  families: 'Die Familien',
  map: 'Das untere Manhattan und Brooklyn',
  show: 'Zeigen',
  yourThings: 'Deine Plättchen und Freunde',
  yourTiles: 'Deine Plättchen',
  noTiles: 'Noch keine Plättchen und Gefallen.',
  favoursFor: friends => (friends === 1 ? '1 Freund' : `${friends} Freunde`),
  confirm: 'So machen',
  notYet: 'Noch nicht',
  which: 'Wähle jetzt, wofür.',
  part: (part, district) =>
    part === 'car' ? 'Das Auto' : part === 'middle' ? 'Die Mitte' : part === 'whole' ? 'Ganze Karte' : district,
  ko: {
    open: (reputation, influence, last) =>
      `${reputation} und ${influence} von ${last}. Eins von beiden wird die KO-Leiste: Ohne ihr letztes Feld kannst du nicht gewinnen.`,
    needs: (track, space, last) =>
      `${track} ist die KO-Leiste. Du stehst auf ${space} von ${last}: Ohne das letzte Feld kannst du nicht gewinnen.`,
    done: track => `${track}, die KO-Leiste, ist geschafft: Jetzt zählt das Geld.`,
    warning: 'Noch kannst du nicht gewinnen.',
  },
  field: {
    noDie: value => `keine ${value}`,
    noColour: colour => `kein Würfel in ${colour}`,
    handOnly: 'nur Marionettenhand',
    tooDear: 'dafür fehlt dir Geld',
    nothing: 'bewirkt nichts',
    choice: 'du wählst',
    senator: 'durch den Senator',
    placed: 'gelegt',
  },
  gain: {
    you: 'Du',
    business: count => (count > 0 ? '+1 Geschäft' : count === -1 ? '−1 Geschäft' : `−${-count} Geschäfte`),
    jailed: count => `${count} in Haft`,
    drowned: count => `${count} im Fluss`,
    debt: count => (count > 0 ? `schuldet ${count}` : `${-count} zurück`),
    friend: count => (count > 0 ? '+1 Freund' : '−1 Freund'),
    car: space => `Auto auf ${space}`,
    neutral: count => `${count} neutral fort`,
  },
  thousands: amount => `${amount < 0 ? '−' : ''}${Math.abs(amount) / 1000}k $`,
  business: ({ die, pay, step, holder, state }) =>
    [`Würfel ${die}`, step === null ? pay : `${pay} und 1 ${step}`, holder, state].filter(Boolean).join(', '),
  eventTracks: (grey, red, all) => `grau ${grey} von ${all}, rot ${red} von ${all}`,
  atBank: 'bei der Bank',
  holdsOf: (count, owner) => `${count} von ${owner}`,
  at: (space, last) => `${space} von ${last}`,
  inJail: 'im Gefängnis',
  inRiver: 'im Hudson',
};
