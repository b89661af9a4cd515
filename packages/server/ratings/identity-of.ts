/** Finds the person behind a guest. Guests that were merged into one person have one rating and one history. */
export type IdentityOf = (guest: string) => string;

/** By the owners of merged guests. Any other guest is a person of their own. */
export const identityBy =
  (owners: ReadonlyMap<string, string>): IdentityOf =>
  guest =>
    owners.get(guest) ?? guest;
