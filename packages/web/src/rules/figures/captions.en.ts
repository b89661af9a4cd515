import type { Captions } from './captions.ts';

export const en: Captions = {
  'CN-1': 'The five kinds of mafiosi: Caporegime, Don, Consigliere, Hitman and Smuggler.',
  'CN-5': 'Two cities. Ada has all five kinds and wins at the end of her turn; Bea still lacks two.',
  'CN-18': 'A Hitman is sent out; a Don together with any other card, here a Consigliere, stops him.',
  'DP-1':
    'Lower Manhattan in the first round: twelve businesses along the street, the car, jail, Hudson, Brooklyn and the bank.',
  'DP-9': 'The car on its space. The shield on a business shows that the car protects it.',
  'DP-10': 'The four dice: black, white, grey with the puppet hand, red.',
  'DP-13': 'The tableau: row 1 asks for a number, rows 2 to 4 for a colour, the press for a puppet hand.',
  'DP-25': 'A family’s four tracks. Tiles lie on reputation and influence; this family has won one.',
  'DP-26': 'The six tiles: wedding, grandchild, birthday; cop, judge, senator.',
  'DP-31': 'The four favours in the order of their track: a member from the Hudson, a debt marker, two steps, money.',
  'CE-6': 'The four acts with their hand limits, and the four phases of each.',
  'CE-12': 'A Thug of Ada stands on the square of the Gun Shop and uses its Front, the lower half.',
  'CE-14':
    'Bea’s Don on a round space. Its lines lead to Midtown, Chelsea and Central Park: she uses the Backs of all three.',
  'CE-16': 'The four goods, and a job of each colour: what it costs, what it does, what it pays.',
  'CE-19': 'Four allies. Some bring a neutral figure, others icons alone.',
  'CE-I1': 'All icons: money and goods to take, suitcase, job, Horse Head, and what is given up for what.',
  'CE-25': 'Midtown: Cleo has two figures, Bea one, and the Mayor counts as neutral. Cleo’s marker goes on top.',
  'CE-28': 'The lids are opened together: Bea has bid most, Cleo nothing.',
};
