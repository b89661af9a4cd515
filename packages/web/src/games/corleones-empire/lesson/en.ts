import type { TipName } from './lesson.ts';

export const tips: Readonly<Record<TipName, string>> = {
  aim: 'Your aim: the most money after four acts. Money is safest in your suitcase; most of what is still in your hand will go.',
  acts: 'Each act opens a business. Then you take turns, one action each, until all figures are placed. Turf wars, bribery and tribute close the act.',
  thug: 'Square spaces are for Thugs. A Thug uses the Front of that one business, its lower half, at once. The space is then taken until the act ends.',
  use: 'You choose what to use of these icons, in any order; nothing is forced. What you leave is lost.',
  suitcase:
    'A suitcase icon puts one money card from your hand into your suitcase, where it stays unless a card takes it. Put in the highest you have; there is no change.',
  keep: 'You drew two jobs: keep the one whose goods you are likely to get. The other is laid aside, face up.',
  member:
    'Round spaces are for Family Members. One figure there uses the Backs, the upper halves, of every business in all areas it touches.',
  goods:
    'You have goods now. Guns, Blood Money and Booze pay for jobs, from your hand or the public ones; otherwise they are worth nothing.',
  job: 'You can pay for a job. It does what it says, brings its money, and then counts in your suitcase towards the bonus of its colour.',
  figures:
    'Nobody may pass, and once your last figure is placed you’re out of the phase, even with jobs still to do. So do your jobs before that.',
  controls:
    'The top marker controls a turf. If another player puts a Thug there, the controller uses the same Front too. Choose whom you feed.',
  war: 'Turf war: turf by turf, the family with most figures in it or on round spaces touching it puts a marker on top. In a tie nothing happens.',
  bid: 'Bribery: bid in secret with money from your suitcase, or bid nothing. From the highest bid down, each pays and takes an ally while there are any. If you get none, you keep your money.',
  tribute:
    'Tribute: you keep cards up to the hand limit only, money included. The rest is gone. Keep allies and goods you will use, and the best money.',
  limit:
    'You hold more than the limit of this act. Before it ends, spend goods on jobs and get money into the suitcase.',
  entracte:
    'A new act: all figures come home, including those from the Hudson. Before Acts II and IV every family gets another Family Member.',
  ally: 'You have an ally. Playing one is an action and works once per act; it returns at tribute, where it counts as a card of your hand.',
  horse:
    'The holder of the Horse Head begins the next act and wins ties among bids. It changes hands only by its icon.',
  hudson:
    'Some cards gun a figure down: it lies in the Hudson until the act ends, its space is free, and it counts in no turf war.',
  red: 'From now on red tiles open. They pay more, and Narcotics replace any other good when you pay for a job.',
  last: 'The last act. Only two cards stay in your hand at its end, and there is no bribery. Get the money into the suitcase while you can.',
  score:
    'At the end each turf brings $5 to the family with most markers there, each job colour $5 for most jobs. Then all suitcases are counted.',
  confirm:
    'Anything that ends your turn has to be confirmed. You can still take it back: nobody has learned anything yet.',
};
