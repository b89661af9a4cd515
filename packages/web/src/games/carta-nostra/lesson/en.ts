import type { TipName } from './lesson.ts';

export const tips: Readonly<Record<TipName, string>> = {
  aim: 'Your aim: all five kinds of mafiosi in your city at the end of one of your own turns. The first player to manage it wins.',
  hand: 'Your cards lie below, and only you see them. Every turn begins with a card from the draw pile; you have just got yours.',
  turn: 'In your turn you may do two things, once each and in any order: send a mafioso on a job, and put one into your city.',
  city: 'Put somebody into your city who is still missing there. He does no job there, and nobody can stop you. The Don can wait: you may need him.',
  confirm:
    'Anything that ends your turn has to be confirmed. You can still take it back: nobody has learned anything yet.',
  window:
    'Somebody is sent on a job. A Don and any second card of yours would stop it; otherwise pass. You are asked even without a Don, so nobody learns what you hold.',
  counter:
    'A Don was played against a job. Another Don can stop him in turn, always with a second card. An odd number of Dons stops the job.',
  caporegime: 'The Caporegime draws two cards. A full hand is worth a lot here: send him early.',
  end: 'You’ve added to your city this turn. Send somebody on a job if you like, then end the turn: only then does it show whether you’ve won.',
  recruit: 'Any card of the discard pile, however deep it lies. Take a kind your city lacks, or a Don to defend it.',
  kidnap: 'You alone see this hand. Kidnap what its owner needs most, or a Don who would stop you later.',
  consigliere:
    'The Consigliere fetches a card from the discard pile, which lies open to all. When the draw pile runs out, everything but its top card is shuffled back.',
  hitman:
    'The Hitman removes a mafioso from a city across the table. You name the victim with the card, before anybody can answer.',
  don: 'You hold a Don. You can’t send him on a job. Keep him with a spare card against other players’ jobs and Dons, or put him into the city as one of the five.',
  smuggler: 'The Smuggler looks into a hand and throws one card of it away. What you see there is worth remembering.',
  ask: 'Every card explains itself: point at it for a moment, hold it with a finger, or press ? on it. The button below the board lists all your moves in words.',
  hit: 'You have lost a mafioso. A second one of the same kind in your city makes a Hitman pointless; several of a kind are allowed.',
  close:
    'One kind is missing. Expect a Hitman before your next turn, and keep a Don and a spare card ready if you can.',
  danger:
    'Across the table three kinds are together. Look which of them lies there only once: that is where a Hitman hurts.',
  limit:
    'With more than ten cards at the end of your turn you throw the rest away. Only then: during the turn you may hold more.',
};
