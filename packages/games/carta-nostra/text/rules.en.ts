/** Each rule in a sentence or two. */
export const rules: Readonly<Record<string, string>> = {
  'CN-1':
    'Everybody gets seven cards, hidden from the others. The rest is the draw pile; its top card is turned up and starts the discard pile. That card does no job.',
  'CN-2': 'Chance decides who starts; in a rematch, the last winner does. Play goes clockwise.',
  'CN-3': 'You begin your turn by drawing a card. You can’t skip this.',
  'CN-4':
    'Then, once each and in either order, you may send a mafioso on a job and add one to your city. You can skip either or both; you end your turn yourself.',
  'CN-5': 'If all five kinds are in your city at the end of your turn, you win at once.',
  'CN-6': 'If you hold more than ten cards at the end of your turn, you discard down to ten. These cards do no job.',
  'CN-7':
    'Then it’s the turn of the player to your left. A mafioso ends a turn with a threat: say it aloud if you like, the game doesn’t ask for it.',
  'CN-8':
    'A city may hold several cards of a kind. Whether you’ve won is checked only at the end of your own turn, and only for you.',
  'CN-9': 'When the draw pile is empty, all discards but the top one are shuffled into a new draw pile.',
  'CN-10':
    'If there’s nothing to shuffle, the draw is skipped; a Caporegime draws what there is. The reshuffle happens later, at the first moment named in CN-26 with a second card on the discard pile.',
  'CN-11':
    'Smuggler: look at another player’s hand and kidnap one card of your choice. It goes to the discard pile and does no job.',
  'CN-12':
    'Hitman: liquidate a mafioso of your choice in another player’s city. He goes to the discard pile and does no job.',
  'CN-13':
    'Consigliere: take any card from the discard pile. That includes cards played because of his job, and the Consigliere himself unless the table has chosen otherwise.',
  'CN-14': 'Caporegime: draw the top two cards of the draw pile.',
  'CN-15':
    'You can’t send the Don on a job: he only stops a job or another Don, and never alone. You may add him to your city, let him accompany another Don, or discard him because of the hand limit.',
  'CN-16': 'You may play a card without using its job. Without a legal target, it does nothing.',
  'CN-17':
    'You name the target of a Hitman or a Smuggler when you play him. You choose the card to kidnap, or to take with a Consigliere, when the job takes effect.',
  'CN-18':
    'When another player sends a mafioso on a job, you may stop him with a Don and any other card from your hand. The job doesn’t happen, and all these cards stay on the discard pile. The companion may be a second Don and does no job.',
  'CN-19': 'A Don can be stopped in the same way, even by the player whose turn it is.',
  'CN-20':
    'Everybody except the player of the latest job or Don is asked, all at the same time and in secret. If several step in, the nearest clockwise counts. That Don can be stopped too: an odd number of Dons stops the job. When everybody passes, the latest job or Don takes effect.',
  'CN-21': 'Stepping in with a Don doesn’t use up an action. You may do it as often as you can pay two cards.',
  'CN-22': 'Only jobs and Dons can be stopped, not a card that is added to a city, discarded, kidnapped or liquidated.',
  'CN-23':
    'Cities, the discard pile and the numbers of cards are public. Hands, the draw pile and the answers to a job are secret. Only the player who sent a Smuggler sees the hand he looks at.',
  'CN-24':
    'If no card moves for as many turns in a row as there are players, the game ends. The city with the most kinds wins, then the one with the most cards; if that’s a tie too, the win is shared.',
  'CN-25': 'The Smuggler takes two decisions: first whose hand, then, after seeing it, which card.',
  'CN-26':
    'The game checks for an empty draw pile before and after every card drawn, after a job, and after discarding to the hand limit. The discards are shuffled only then: a Consigliere chooses from the pile as it lies.',
  'CN-27':
    'The companion is discarded first, then the Don on top of him. Kidnapped and liquidated cards go on top. Cards over the hand limit lie in the order you choose.',
  'CN-28':
    'When you play a card, you say whether it does its job. Without a target, nothing happens and nobody is asked. You can’t send a Smuggler against an empty hand; a victim who has no card left by then loses nothing. A job that takes effect is carried out in full. A job that was stopped or skipped still counts as your job this turn.',
  'CN-29': 'A game ends after its 200th round; the cities decide as in CN-24.',
  'CN-30':
    'If several players win, each of them gets a win. The first of them clockwise from the last start player starts the next game.',
};
