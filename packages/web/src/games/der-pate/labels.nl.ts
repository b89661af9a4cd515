import type { Labels } from './labels.en.ts';

export const nl: Labels = {
  picked: 'gepakt',
  chosen: 'gekozen',
  you: 'jij',
  families: 'De families',
  map: 'Zuidelijk Manhattan en Brooklyn',
  show: 'Toon',
  yourThings: 'Je fiches en vrienden',
  yourTiles: 'Je fiches',
  favoursFor: friends => (friends === 1 ? '1 vriend' : `${friends} vrienden`),
  confirm: 'Doe het',
  notYet: 'Nog niet',
  which: 'Kies nu waarvoor.',
  part: (part, district) =>
    part === 'car' ? 'De auto' : part === 'middle' ? 'Het midden' : part === 'whole' ? 'Hele kaart' : district,
  ko: {
    open: (reputation, influence) =>
      `${reputation} en ${influence}. Een van de twee wordt het KO-schema: zonder het laatste veld te bereiken kun je niet winnen.`,
    needs: (track, space, last) =>
      `${track} is het KO-schema. Je staat op veld ${space} van ${last}: zonder het laatste veld kun je niet winnen.`,
    done: track => `Het KO-schema (${track}) is vol: nu beslist het geld.`,
    warning: 'Je kunt nog niet winnen.',
  },
  field: {
    noDie: value => `geen ${value}`,
    noColour: colour => `geen dobbelsteen in ${colour}`,
    handOnly: 'alleen marionettenhand',
    tooDear: 'dat kun je niet betalen',
    choice: 'jij kiest',
    afterwards: field => `dan ${field}`,
    decides: names => `${names} beslist`,
    senator: 'met de senator',
    placed: 'gelegd',
  },
  gain: {
    business: count => (count > 0 ? '+1 zaak' : count === -1 ? '−1 zaak' : `−${-count} zaken`),
    jailed: count => `${count} naar de cel`,
    drowned: count => `${count} in de Hudson`,
    debt: count => (count > 0 ? `schuldig: ${count}` : `${-count} terug`),
    friend: count => (count > 0 ? '+1 vriend' : '−1 vriend'),
    car: space => `auto naar ${space}`,
    neutral: count => `${count} neutraal weg`,
  },
  thousands: amount => `${amount < 0 ? '−' : ''}$ ${Math.abs(amount) / 1000}k`,
  business: ({ die, pay, step, holder, state }) =>
    [`dobbelsteen ${die}`, step === null ? pay : `${pay} en 1 ${step}`, holder, state].filter(Boolean).join(', '),
  eventTracks: (grey, red, all) => `grijs ${grey} van ${all}, rood ${red} van ${all}`,
  holdsOf: (count, owner) => `${count} van ${owner}`,
  at: (space, last) => `${space} van ${last}`,
};
