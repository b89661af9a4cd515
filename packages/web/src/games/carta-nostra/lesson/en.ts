import type { TipName } from './lesson.ts';

export const tips: Readonly<Record<TipName, string>> = {
  aim: 'Your aim: all five kinds of mafiosi in your city at the end of one of your own turns. The first player to manage it wins.',
  hand: 'Your cards are at the bottom, and only you can see them. Every turn begins with a card from the draw pile; you’ve just drawn yours.',
  turn: 'On your turn you may do two things, once each and in either order: send a mafioso on a job, and add one to your city.',
  city: 'Add a kind your city still lacks. He does no job there, and nobody can stop you. The Don can wait: you may need him.',
  confirm:
    'Anything that ends your turn has to be confirmed. You can still undo it: nobody has learned anything new yet.',
  window:
    'Somebody has been sent on a job. A Don and any other card from your hand can stop him; otherwise, pass. You’re asked even without a Don, so nobody learns what you hold.',
  counter:
    'A Don was played against a job. Another Don with a companion can stop him too. An odd number of Dons stops the job.',
  caporegime: 'The Caporegime draws two cards. A full hand is worth a lot here: send him early.',
  end: 'You’ve added to your city this turn. Send somebody on a job if you like, then end your turn: only then is it clear whether you’ve won.',
  recruit: 'Take any card from the discard pile, however deep it lies: a kind your city lacks, or a Don to defend it.',
  kidnap: 'Only you can see this hand. Kidnap what its owner needs most, or a Don who would stop you later.',
  consigliere:
    'The Consigliere takes a card from the discard pile, which everybody can see. When the draw pile is empty, all discards but the top one are shuffled into a new one.',
  hitman:
    'The Hitman liquidates a mafioso in another city. You name the victim when you play him, before anybody can step in.',
  don: 'You hold a Don. You can’t send him on a job. Keep him and a companion to stop other players’ jobs and Dons, or add him to your city as one of the five kinds.',
  smuggler: 'The Smuggler looks at a hand and kidnaps one card from it. What you see there is worth remembering.',
  ask: 'Every card explains itself: point at it for a moment, press and hold it, or focus it and press ?. The button below the board lists all your moves in words.',
  hit: 'You’ve lost a mafioso. A second one of the same kind in your city makes a Hitman pointless; you may have several of a kind.',
  close:
    'Only one kind is missing. Expect a Hitman before your next turn, and keep a Don and a companion ready if you can.',
  danger: 'Another city already has three kinds. See which of them it has only once: that’s where a Hitman hurts.',
  limit:
    'If you hold more than ten cards at the end of your turn, you discard down to ten. During your turn you may hold more.',
};
