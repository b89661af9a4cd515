import type { TipName } from './lesson.ts';

export const tips: Readonly<Record<TipName, string>> = {
  aim: 'Your aim: the most money after four acts. Money is safest in your suitcase; most of what stays in your hand is lost.',
  acts: 'Each act opens a business. Then you take turns, one action each, until all figures are placed. Turf war, bribery and tribute close the act.',
  thug: 'Square spaces are for Thugs. A Thug uses the Front of that one business, its lower half, at once. The space is then taken until the act ends.',
  use: 'You choose which of these icons to use, in any order; you don’t have to use any. What you leave is lost.',
  suitcase:
    'A suitcase icon puts one money card from your hand into your suitcase, where it stays unless a card takes it out. Choose the highest you have; there’s no change.',
  keep: 'You drew two jobs: keep the one whose goods you’re likely to get. The other is discarded face up.',
  member:
    'Round spaces are for Family Members. One figure there uses the Backs, the upper halves, of every business in all areas it touches.',
  goods:
    'You have goods now. Guns, Blood Money and Booze pay for jobs, yours or the public ones; otherwise they’re worth nothing.',
  job: 'You can pay for a job. It does what it says, pays its money, and then counts in your suitcase towards its colour’s bonus.',
  figures:
    'Nobody may pass, and once your last figure is placed you’re out of the phase, even with jobs still to do. So do your jobs before that.',
  controls:
    'The top marker controls a turf. If another player puts a Thug there, the controller uses the same Front too. Be careful who you feed.',
  war: 'Turf war: turf by turf, the family with the most figures in it or on round spaces touching it puts a marker on top. In a tie, nothing happens.',
  bid: 'Bribery: bid in secret with money from your suitcase, or bid nothing. From the highest bid down, players pay and take an ally while there are any. If you get none, you keep your money.',
  tribute:
    'Tribute: you only keep cards up to the hand limit, money included. The rest is gone. Keep allies and goods you’ll use, and your best money.',
  limit:
    'You hold more cards than this act allows. Before it ends, spend goods on jobs and get money into your suitcase.',
  entracte:
    'A new act: all figures come home, including those from the Hudson. Before Acts II and IV every family gets another Family Member.',
  ally: 'You have an ally. Playing one is an action and works once per act; it returns at Tribute, where it counts towards your hand limit.',
  horse: 'The holder of the Horse Head begins the next act and wins tied bids. It changes hands only through its icon.',
  hudson:
    'Some cards gun a figure down: it lies in the Hudson until the act ends, its space is free, and it doesn’t count in any turf war.',
  red: 'From now on red tiles open. They pay more, and Narcotics replace any other good when you pay for a job.',
  last: 'The last act. Only two cards stay in your hand at its end, and there’s no bribery. Get your money into the suitcase while you can.',
  score:
    'At the end, each turf pays $5 for the most markers there, and each job colour $5 for the most jobs. Then the suitcases are counted.',
  confirm:
    'Anything that ends your turn has to be confirmed. You can still take it back: nobody has learned anything yet.',
};
