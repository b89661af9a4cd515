/** Finds the person behind a guest. Guests that were merged into one person have one rating and one history. */
export type IdentityOf = (guest: string) => string;

/** Every guest is a person of their own. */
export const identityOf: IdentityOf = guest => guest;

/** All guests of a person. */
export const guestsOf = (identity: string): readonly string[] => [identity];
