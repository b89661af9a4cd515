/** The storage of a device that has met all games at an address. Elsewhere a sheet explains the first match of each. */
export const metGames = (origin: string) => ({
  cookies: [],
  origins: [
    {
      origin: new URL(origin).origin,
      localStorage: ['carta-nostra', 'der-pate', 'corleones-empire', 'sitdown'].map(game => ({
        name: `consigliere.met.${game}`,
        value: 'yes',
      })),
    },
  ],
});
