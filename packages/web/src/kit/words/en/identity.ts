/** How a person's devices become the same player: in the settings, and on the page for signing in. */
export const texts = {
  title: 'Your other devices',
  hint: 'You’re a player here because this device remembers you. In these ways you can be the same player on your other devices, and come back if you lose this one.',
  signInInstead: 'Sign in as a player you already are',
  passkeys: {
    title: 'Passkeys',
    hint: 'Your device or your password manager keeps a passkey. You sign in with a fingerprint, your face or a PIN, as often as you like.',
    add: 'Add a passkey',
    added: 'Your passkey has been added. Sign in with it on your other devices.',
    nameless: 'Passkey',
    since: (date: string) => `since ${date}`,
    used: (date: string) => `last used ${date}`,
    unused: 'not used yet',
    rename: (name: string) => `Rename ${name}`,
    name: 'New name',
    save: 'Save name',
    revoke: (name: string) => `Revoke ${name}`,
    revoked:
      'Nobody can sign in with that passkey any more. Devices that have used it stay signed in until you remove them below.',
    notMade: 'The browser has stopped. You can try again.',
    known: 'This device already has one of your passkeys.',
  },
  link: {
    title: 'A link',
    hint: 'It works once, within a day, and makes the device that opens it you. So don’t give it to anyone else.',
    make: 'Make a link',
    label: 'Link to your other device',
    scan: 'Scan this with the camera of your other device.',
  },
  recovery: {
    title: 'Recovery code',
    hint: 'A code on paper brings you back even if you lose all your devices.',
    make: 'Make a recovery code',
    again: 'Make a new code',
    since: (date: string) => `You have a code from ${date}. A new one replaces it.`,
    once: 'Write this code down or print it now. It isn’t shown again.',
    print: 'Print',
    sheet: (name: string) => `Recovery code of ${name}`,
    how: (address: string) =>
      `Lost your devices? Open ${address} and type this code. It works once. Keep it like a key: anyone who has it can play as you.`,
    madeOn: (date: string) => `Made on ${date}`,
    remove: 'Remove the code',
    removed: 'That code doesn’t work any more.',
  },
  everything: {
    title: 'Everything about you',
    hint: 'A file with everything this server knows about you: your tables with what you’ve done there, your chat messages, your devices and passkeys. It has no keys and no codes.',
    save: 'Save as file',
  },
  signIn: {
    title: 'Sign in',
    text: 'Be the player on this device that you already are on another one.',
    passkey: 'Sign in with a passkey',
    code: 'Recovery code',
    codeHint: 'Seven groups of four. Capitals, spaces and dashes don’t matter.',
    useCode: 'Sign in with the code',
    typo: 'There’s a typing error in this code. Compare it group by group.',
    usedUp: 'Your recovery code is used up. You can make a new one in the settings.',
    toSettings: 'Make a new code',
    byLink: 'Or open the settings on a device where you’re signed in, make a link there, and open it here.',
    done: (name: string) => `Done. You’re ${name} on this device too.`,
    replaces: (name: string) =>
      `This device is ${name} here, who has tables. If you sign in as another player, it stops being ${name}, and only a passkey, a recovery code or another device of ${name} brings those seats back.`,
    stay: (name: string) => `Stay ${name}`,
  },
  /** For a device that is another player until now, who comes along. */
  along: {
    label: (name: string) => `Bring ${name}’s tables and history along`,
    hint: (name: string) =>
      `The other player and ${name} then become one player for good. Every device of either has the tables, the history and the ratings of both. This can’t be undone, so only do it if both of them are you.`,
    done: (name: string, former: string) =>
      `Done. You’re ${name} on this device too, and ${former}’s tables and history have come along.`,
    shared: 'Both of them are at these tables:',
    closed: 'These tables can’t be opened:',
    table: (game: string, number: number) => `${game}, table ${number}`,
  },
};

export type IdentityTexts = typeof texts;
