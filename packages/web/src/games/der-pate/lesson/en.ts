import type { TipName } from './lesson.ts';

export const tips: Readonly<Record<TipName, string>> = {
  aim: 'Your aim: the most money after seven rounds. But there’s a catch: only families that reach the end of the KO track can win at all.',
  street:
    'Twelve businesses line the street, three in each district. One district is yours and one is the other family’s; the rest are in neutral hands.',
  event:
    'A round begins with income for everybody and an event card. Its colour moves the grey or the red marker, its number moves the car, and its text is carried out.',
  car: 'The car protects the district it stands in: nobody there can be thrown out or taken over, and nobody can move in. The businesses still pay.',
  roll: 'A turn has four rows. You roll four dice and place one, roll the other three and place one, roll two and place one; the last die stays as it is.',
  business:
    'Row 1: the die’s number decides which businesses pay, no matter who holds them. Choose a number that pays you more than the others.',
  politics:
    'Row 2 goes by the die’s colour: grey advances your reputation, red your influence, and white pays $1,000 per pip. High numbers are worth most here.',
  visit:
    'The black die pays a visit: it moves the car. If the business where it stops is empty, it can become yours; anybody else’s is cleared.',
  raid: 'Row 3 is rougher. Red raids every unprotected business with its number, yours included; black takes over such a business for one of your debt markers.',
  friend:
    'White buys a friend of the family from Brooklyn for $1,000 per pip: a low number is cheap. Grey collects the debts others owe you.',
  call: 'In row 4 the colour of the last die counts: grey occupies an empty business, red frees your members from jail, black jails somebody, white advances income or favours.',
  press:
    'A puppet hand has no number. It goes on the press: you advance one space on reputation and one on influence, instead of using the row’s other fields.',
  confirm: 'Anything that ends your turn has to be confirmed. You can still undo it: nobody has learned anything yet.',
  income:
    'Income comes every round and once more at the end. The banker in row 4 raises it, and the sooner, the more it pays.',
  tile: 'You’ve reached a tile, so it’s yours. Each tile helps once: with a friend, money, a space on a track or a reroll. It waits beside your tracks until you use it.',
  jail: 'Somebody went to jail. The prosecutor, a red last die, brings all your members back; each one still inside at the end costs $1,000 bail.',
  hudson:
    'Somebody went into the Hudson. Only the first favour brings a member back from there, and you hand in a friend for it.',
  debt: 'A debt marker has changed hands. If it’s still there at the end, it costs its owner $2,000; an assembly collects earlier, and often more.',
  favour:
    'You have a friend. In your turn you can hand in friends for the favour your marker has reached or an earlier one, at most two per turn.',
  warning:
    'Four event cards of one colour decide the KO track: grey means reputation, red means influence. Until then, advance on both.',
  ko: 'The KO track is decided. Families that aren’t on its last space after round seven are out, however rich they are; if nobody is there, everybody loses.',
  last: 'The last round. At the end each business you hold pays $3,000, and income comes once more; debts and bail are paid. Then the money is counted.',
};
