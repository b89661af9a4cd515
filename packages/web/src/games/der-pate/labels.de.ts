import type { Labels } from './labels.en.ts';

export const de: Labels = {
  picked: 'genommen',
  chosen: 'gewählt',
  you: 'du',
  families: 'Die Familien',
  map: 'Das untere Manhattan und Brooklyn',
  show: 'Zeigen',
  yourThings: 'Deine Plättchen und Freunde',
  yourTiles: 'Deine Plättchen',
  favoursFor: friends => (friends === 1 ? '1 Freund' : `${friends} Freunde`),
  confirm: 'So machen',
  notYet: 'Noch nicht',
  which: 'Wähle jetzt, wofür.',
  part: (part, district) =>
    part === 'car' ? 'Das Auto' : part === 'middle' ? 'Die Mitte' : part === 'whole' ? 'Ganze Karte' : district,
  ko: {
    open: (reputation, influence) =>
      `${reputation} und ${influence}. Eine der beiden wird zur K.O.-Leiste: Wer dort nicht das letzte Feld erreicht, kann nicht gewinnen.`,
    needs: (track, space, last) =>
      `${track} ist die K.O.-Leiste. Du stehst auf Feld ${space} von ${last}: Ohne das letzte Feld kannst du nicht gewinnen.`,
    done: track => `Die K.O.-Leiste (${track}) ist geschafft: Jetzt zählt das Geld.`,
    warning: 'Du kannst noch nicht gewinnen.',
  },
  field: {
    noDie: value => `keine ${value}`,
    noColour: colour => `kein Würfel in ${colour}`,
    handOnly: 'nur Marionettenhand',
    tooDear: 'dafür fehlt dir Geld',
    choice: 'du wählst',
    afterwards: field => `dann ${field}`,
    decides: names => `${names} entscheidet`,
    senator: 'mit dem Senator',
    placed: 'gelegt',
  },
  gain: {
    business: count => (count > 0 ? '+1 Geschäft' : count === -1 ? '−1 Geschäft' : `−${-count} Geschäfte`),
    jailed: count => `${count} in Haft`,
    drowned: count => `${count} in den Hudson`,
    debt: count => (count > 0 ? `schuldet ${count}` : `${-count} zurück`),
    friend: count => (count > 0 ? '+1 Freund' : '−1 Freund'),
    car: space => `Auto auf ${space}`,
    neutral: count => (count === 1 ? '1 neutrales Mitglied entfernt' : `${count} neutrale Mitglieder entfernt`),
  },
  thousands: amount => `${amount < 0 ? '−' : ''}${Math.abs(amount) / 1000}k $`,
  business: ({ die, pay, step, holder, state }) =>
    [`Würfel ${die}`, step === null ? pay : `${pay} und 1 ${step}`, holder, state].filter(Boolean).join(', '),
  eventTracks: (grey, red, all) => `grau ${grey} von ${all}, rot ${red} von ${all}`,
  holdsOf: (count, owner) => `${count} von ${owner}`,
  at: (space, last) => `${space} von ${last}`,
};
