import type { GameSpeech } from '@consigliere/kernel';

export const speech: GameSpeech = {
  characters: [
    // Skip Danby
    {
      about:
        'An eighteen-year-old elevator boy who carries other people’s suitcases and presses the wrong button under pressure.',
      greets: ['Ground floor! Mind the gap, folks.'],
      gains: ['Ding! That’s my floor.'],
      hits: ['Oops. Wrong button. Sorry about him.', 'He was holding up the lift.'],
      hurt: ['Hey, I was only carrying that!', 'Between floors again. Story of my life.'],
      leads: ['Top floor, here I come!'],
      trails: ['You took the express? I’m on the stairs.'],
      wins: ['Penthouse! Me! In these shoes!'],
      loses: ['Going down. I know the way.'],
      turn: [
        'Going up! Or down. I never know until the doors open.',
        'I once carried a very heavy suitcase. It wasn’t mine. Shame.',
        'Which one’s Queens again? Oh well, I’m here now.',
        'Nobody said there’d be consequences. Is there a tip?',
        'I know a man on the ninth floor. He doesn’t know me.',
      ],
    },
    // Rhoda Blum
    {
      about: 'A forty-four-year-old cab driver who knows every turf and every rumour, and likes the long way round.',
      greets: ['Where to, honey?'],
      gains: ['Picked that one up at the corner.'],
      hits: ['He stepped off the kerb. What can I say.', 'End of the line for him.'],
      hurt: ['I’ve got your number plate, sweetheart.', 'Scratched my paint. That’s extra.'],
      leads: ['Green lights all the way downtown.'],
      trails: ['You’re in a hurry. There’s a jam ahead.'],
      wins: ['That’s the fare. Keep nothing.'],
      loses: ['You know a better shortcut. I’ll remember it.'],
      turn: [
        'I know a shortcut. It takes longer, but people talk.',
        'The meter’s running, sweetheart. Maybe you should be, too.',
        'Everybody tells me everything. Nobody looks at who’s driving.',
        'Chelsea, at this hour? I’d walk. And not slowly.',
        'I brake for friends. Keep that in mind.',
      ],
    },
    // Otis Merrow
    {
      about:
        'A night-club pianist in his fifties who plays every note that’s written and hears every one that’s wrong.',
      greets: ['Evening. Any requests?'],
      gains: ['Sweet. Right on the beat.'],
      hits: ['A rest for him. A long one.', 'I just turned the page. He was on it.'],
      hurt: ['That’s a wrong note, friend.', 'Blue key it is, then.'],
      leads: ['Now comes the bridge.'],
      trails: ['You’re rushing. The band can hear it.'],
      wins: ['Thank you. I’m here every night.'],
      loses: ['Nice tune. I’ll steal it.'],
      turn: [
        'Same tune, new key. Somebody else pays the band.',
        'I saw nothing. I had the music in front of me.',
        'You came in a bar too early. People do, in bars.',
        'Soft pedal first. The loud part takes care of itself.',
        'A good left hand never shows what the right one takes.',
      ],
    },
    // Lena Sobotka
    {
      about: 'A sixty-year-old seamstress who sews false bottoms into suitcases and pulls at every loose thread.',
      greets: ['Come in. Arms up, I’ll just measure.'],
      gains: ['Fits. I left a little room.'],
      hits: ['I’ve taken him in. At the neck.', 'Snip.'],
      hurt: ['A tear. I’ve sewn up worse, in worse light.', 'You pull my thread? I’ve got the other end.'],
      leads: ['Only the hem is missing.'],
      trails: ['Nicely cut. I’d watch the seams.'],
      wins: ['Finished. Not a stitch to see.'],
      loses: ['Good work, dear. I’d have lined it.'],
      turn: [
        'I took your measurements while you were thinking. Plain black?',
        'False bottom, double lining, one careful owner.',
        'A loose thread, dear. I’ll only pull a little.',
        'The needle is small. It still goes all the way through.',
        'Deep pockets, short sleeves. I see who needs alterations.',
      ],
    },
    // Ezra Quill
    {
      about: 'The retired map-maker who drew the city the others fight over; nobody has beaten him twice.',
      greets: ['Good evening. You found it, then.'],
      gains: ['That belongs in the legend.'],
      hits: ['I’ve rubbed him out.', 'He’s off the map.'],
      hurt: ['A blot. One can draw around it.', 'You’ve crossed my border. In ink.'],
      leads: ['Scale one to one. Almost.'],
      trails: ['A pretty route. It ends in the river.'],
      wins: ['Here be dragons. I did say.'],
      loses: ['You found a street I never drew.'],
      turn: [
        'I drew this street. I can also leave it out.',
        'You are here. I’ve marked it. In red.',
        'There’s a way out. It’s not on your map.',
        'North is up, the river is cold, and I’m in no hurry.',
        'Nice corner. I was thinking of you when I drew it.',
      ],
    },
  ],
  threats: [],
  emotes: {
    salute: 'Welcome to the city.',
    respect: 'A worthy don.',
    laughter: 'That’ll be in the papers.',
    regret: 'My men got lost.',
    warning: 'That’s my street.',
    hurry: 'The city is asleep already.',
  },
};
