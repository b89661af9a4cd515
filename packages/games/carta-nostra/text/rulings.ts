/** The rules that settle what the printed ones leave open. */
export const RULINGS: readonly string[] = [
  'CN-10',
  'CN-17',
  'CN-20',
  'CN-21',
  'CN-24',
  'CN-25',
  'CN-26',
  'CN-27',
  'CN-28',
  'CN-29',
  'CN-30',
];
