import type { TipName } from './lesson.ts';

export const tips: Readonly<Record<TipName, string>> = {
  aim: 'Your aim: the most money after seven rounds. But there is a catch: only families that reach the end of the KO track can win at all.',
  street:
    'Twelve businesses line the street, three in each district. One district is yours, one the other family’s; the rest is in neutral hands.',
  event:
    'A round begins with income for everybody and an event card. Its colour moves the grey or the red marker, its number moves the car, and its text is carried out.',
  car: 'Where the car stands, the district is protected: nobody there is thrown out or taken over, and nobody moves in. Income flows all the same.',
  roll: 'A turn has four rows. You roll four dice and place one, roll the other three and place one, then two; the last die stays as it is.',
  business:
    'Row 1: the number of the die picks the businesses that pay, no matter who holds them. Choose one that pays you more than the others.',
  politics:
    'Row 2, by the colour of the die: grey moves your reputation, red your influence, white brings $1,000 a pip. High numbers are worth most here.',
  visit:
    'The black die pays a visit: it drives the car. An empty business where it stops can become yours; anybody else’s is cleared.',
  raid: 'Row 3 is rougher. Red raids every unprotected business of its number, yours included; black takes such a business over for one of your debt markers.',
  friend:
    'White buys a friend of the family from Brooklyn, $1,000 a pip: a low number is cheap. Grey collects the debts others owe you.',
  call: 'Row 4 takes the last die by its colour: grey occupies an empty business, red empties your jail, black jails somebody, white steps on income or favours.',
  press:
    'A puppet hand has no number. It goes to the press: one step of reputation and one of influence, instead of the row’s other fields.',
  confirm:
    'Anything that ends your turn has to be confirmed. You can still take it back: nobody has learned anything yet.',
  income:
    'Income comes every round and once more at the end. Each step, which the banker in row 4 gives you, pays best early on.',
  tile: 'You have passed a tile and won it. Each helps once: a friend, money, a step, or dice rolled again. It waits beside your tracks until you use it.',
  jail: 'Somebody went to jail. The prosecutor, a red last die, brings all of a family’s members back; at the end each one left costs $1,000.',
  hudson: 'Somebody went into the Hudson. From there only the first favour brings a member back, with a friend’s help.',
  debt: 'A debt marker has changed hands. Left there until the end, it costs its owner $2,000; an assembly collects earlier, and often more.',
  favour:
    'You have a friend. In your own turn you can hand in a friend for the favour your marker has reached, or an earlier one; at most two a turn.',
  warning:
    'Four event cards of one colour make that track the KO track: grey reputation, red influence. Until it is settled, advance on both.',
  ko: 'The KO track is settled. A family that isn’t on its last space after round seven is out, however rich; if nobody is there, everybody loses.',
  last: 'The last round. At the end each business you hold brings $3,000 and income comes once more; debts and bail are paid. Then the money is counted.',
};
